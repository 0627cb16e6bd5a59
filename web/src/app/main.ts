// The entry point of the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { activity } from "./activity.svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";

// Request the typefaces before the first text needs them; the page is busy until they are there.
const faces = ['16px "Hadal Sans"', '700 16px "Hadal Serif"'].map((face) => document.fonts.load(face));
void activity.during(Promise.all(faces)).catch(() => undefined);

const target = document.getElementById("app");
if (target) mount(App, { target });
