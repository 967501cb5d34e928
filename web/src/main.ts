import { mount } from "svelte";

import App from "./App.svelte";
import { words } from "./lib/words.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

await words.start();
mount(App, { target: document.getElementById("app")! });
