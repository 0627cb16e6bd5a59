// All cards on one page, to look at while drawing them: `npm run dev`, then /gallery.html. ?theme=light, ?only=lords.
import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/ui.css";
import "../styles/cards.css";
import "../styles/table.css";
import "./gallery.css";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "dark";
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { only: query.get("only") ?? "" } });
