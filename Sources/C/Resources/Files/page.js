// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
"use strict";
// What the gallery and the report of lint share; each page's own script comes after it.
const page = (() => {
  const $ = (id) => document.getElementById(id);
  const data = JSON.parse($("data").textContent);

  // ---- Text. Names come from outside: they are only ever set as text, with what could hide or
  // reorder a line written as a visible escape, as the command does on a terminal.
  const deceptive = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Noncharacter_Code_Point}]/gu;
  const short = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const shown = (text) =>
    String(text).replace(deceptive, (c) => short[c] ?? `\\u{${c.codePointAt(0).toString(16).toUpperCase().padStart(2, "0")}}`);
  const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const wordsOf = (text) => folded(text).split(/\s+/).filter(Boolean);
  const counted = (n, noun) => `${n.toLocaleString("en")} ${noun}${n === 1 ? "" : "s"}`;

  // ---- Lists
  const present = (list) => list.filter((value) => value !== undefined && value !== "");
  const unique = (list) => [...new Set(list)];
  function grouped(list, key) {
    const map = new Map();
    for (const one of list) map.has(key(one)) ? map.get(key(one)).push(one) : map.set(key(one), [one]);
    return map;
  }

  // ---- Elements
  function el(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (name in element) element[name] = value;
      else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }
  const name = (text, tag = "bdi") => el(tag, { textContent: shown(text), dir: "auto" });
  /** A long name that breaks between its words, at slashes, dots and hyphens, and before capitals. */
  const words = (text, tag = "bdi") => {
    const element = el(tag, { dir: "auto" });
    shown(text).split(/(?<=[\/\-_.,:·])(?=[^\/\-_.,:· ])|(?<=\p{Ll}{3})(?=\p{Lu})/u)
      .forEach((part, index) => element.append(...(index ? [el("wbr"), part] : [part])));
    return element;
  };
  const swatch = (color) => {
    const dot = el("span", { className: "swatch", "aria-hidden": "true" });
    dot.style.setProperty("--color", color);
    return dot;
  };
  const on = (id, type, act) => $(id).addEventListener(type, act);

  // ---- State, kept in the address so that a link shows the same
  let writing = 0, written = "";
  /** Puts what `fill` sets of a query into the address; browsers limit how often that may change. */
  function remember(fill) {
    clearTimeout(writing);
    writing = setTimeout(() => {
      const query = new URLSearchParams();
      fill(query);
      written = `${query}` ? `#${query}` : "#";
      if (written === (location.hash || "#")) return;
      try { history.replaceState(null, "", written); } catch { location.replace(written); }
    }, 200);
  }
  const remembered = () => new URLSearchParams(location.hash.slice(1));
  const chosenOf = (query, facets, next) => {
    for (const { key, values } of facets) next[key] = new Set(query.getAll(key).filter((value) => values.includes(value)));
  };

  // ---- Filters
  const pressed = []; // [button, () => whether it is on]
  /** A row of buttons of which one is on. */
  function segments(key, state, render) {
    for (const choice of $(key).children) {
      pressed.push([choice, () => state()[key] === choice.value]);
      choice.addEventListener("click", () => { state()[key] = choice.value; render(); });
    }
  }
  /** `60 previews`, or `7 of 60 previews`. */
  const some = (count, all, words) => count === all ? words : `${count.toLocaleString("en")} of ${words}`;
  /** Says what is filtered, and how much is left. */
  function summarize(state, chosen, sentence, count) {
    const root = document.documentElement;
    if (state.theme) root.dataset.theme = state.theme; else delete root.dataset.theme;
    for (const [element, isOn] of pressed) element.setAttribute("aria-pressed", isOn());
    $("filter-count").textContent = chosen.length ? ` (${chosen.length})` : "";
    $("clear").hidden = !chosen.length && !state.q;
    $("count").textContent = count;
    $(sentence).textContent = (state.q ? [`“${state.q}”`] : []).concat(chosen).map(shown).join(" · ");
    if ($("search").value !== state.q) $("search").value = state.q;
  }

  // ---- Printing
  /** Prints once pictures are there, or after so many seconds. */
  async function print(images, most) {
    await Promise.race([
      Promise.all(images.map((image) => image.decode().catch(() => {}))),
      new Promise((done) => setTimeout(done, most * 1000)),
    ]);
    window.print();
  }

  // ---- Events that both pages have
  /** @param state the state as it is now; `clear` empties its filters, `open` reads it from the address. */
  function start({ state, render, write, clear, print, open }) {
    const clearAll = () => { clear(); render(); $("search").focus(); }; // the button itself has gone
    on("search", "input", () => { state().q = $("search").value; render(); });
    on("clear", "click", clearAll);
    on("empty-clear", "click", clearAll);
    on("print", "click", print);
    on("skip", "click", () => { $("main").focus(); $("main").scrollIntoView(); });
    on("close", "click", () => $("viewer").close());
    on("viewer", "click", (event) => { if (event.target === $("viewer")) $("viewer").close(); });
    on("filter-toggle", "click", () => $("filter-toggle").setAttribute("aria-expanded", $("filters").classList.toggle("shown")));
    const light = matchMedia("(prefers-color-scheme: light)");
    const isLight = () => (state().theme || (light.matches ? "light" : "dark")) === "light";
    const pressTheme = () => $("theme").setAttribute("aria-pressed", isLight());
    on("theme", "click", () => {
      state().theme = isLight() ? "dark" : "light";
      document.documentElement.dataset.theme = state().theme;
      pressTheme();
      write();
    });
    light.addEventListener("change", pressTheme);
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.matches?.("input") || $("viewer").open) return;
      event.preventDefault();
      $("search").focus();
    });
    const reopen = () => { open(); pressTheme(); };
    addEventListener("hashchange", () => { if (location.hash !== written) reopen(); });
    document.title = shown(document.title);
    reopen();
  }

  /** Shows a picture; a page that draws itself puts another function here. */
  const show = (image, source) => { image.src = source; };

  return {
    show, $, data, shown, folded, wordsOf, counted, some, present, unique, grouped, el, name, words, swatch, on,
    remember, remembered, chosenOf, pressed, segments, summarize, print, start,
  };
})();
