// All cards on one page, to look at while drawing them: `npm run dev`, then /gallery.html. ?theme=light, ?only=lords.
import { mount } from "svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "./gallery.css";
import Gallery from "./Gallery.svelte";

import.meta.glob("../games/*/colours.css", { eager: true });

const query = new URLSearchParams(location.search);
const theme = query.get("theme") ?? "dark";
document.documentElement.dataset.theme = theme === "text" ? "light" : theme;
document.documentElement.dataset.plain = String(theme === "text");
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { only: query.get("only") ?? "" } });
