import { mount } from "svelte";
import App from "./App.svelte";
import { build } from "./lib/build.svelte";
import { noteErrors } from "./lib/errors";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

noteErrors();
addEventListener("vite:preloadError", build.missing);
const target = document.getElementById("app");
if (target) mount(App, { target });
