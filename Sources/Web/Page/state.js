// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
"use strict";
// What the page shows and how: the document (which undo goes back in), the view (which it does not),
// and the address that carries both but for pictures.
const app = (() => {
  const { $ } = page;
  const standardLook = () => ({
    wallpaper: "dusk", photo: 0, tint: "#FF9F0A", os: "26", family: "", fit: "contain", background: "", model: {},
  });
  const standardOptions = () => ({ scale: 1, group: "default", rendering: "unset", template: "no", seated: "yes", version: "" });
  const standardView = () => ({
    view: "places", place: "", screen: "", with: "", mode: "all", compare: "off", size: "m", zoom: "fit", tab: "look",
    theme: "", wipe: 50, current: 0, finding: -1,
  });
  const choices = {
    view: ["places", "single", "pictures", "screen"], compare: ["off", "wipe", "beside"], size: ["s", "m", "l"],
    zoom: ["fit", "1", "2", "4"], tab: ["look", "verdict", "convert"], theme: ["", "light", "dark"],
    mode: /^[a-zA-Z]{1,20}$/, place: /^[a-z0-9-]{0,60}$/, screen: /^[a-z0-9-]{0,60}$/, with: /^[a-z0-9-]{0,60}$/,
  };
  const looks = {
    wallpaper: /^([a-z0-9-]{1,40}|#[0-9a-f]{6})$/i, tint: /^#[0-9a-f]{6}$/i, os: /^(18|26)$/,
    family: /^[a-zA-Z]{0,40}$/, fit: /^(contain|cover|none)$/, background: /^(#[0-9a-f]{6})?$/i,
  };

  let doc = { look: standardLook(), order: [], options: {} };
  let view = standardView();
  const store = new Map(); // every picture that was ever added, so that undo finds it again
  const photos = new Map();

  // ---- Changes, and going back in them
  const past = [], future = [];
  // A step is what was, and what then changed.
  let now = JSON.stringify(doc), lastKind = "", lastTime = 0;
  const listeners = [];
  // While a slider is held all that it does is one step, however long it takes.
  let isHeld = false;
  addEventListener("pointerdown", () => { [isHeld, lastKind] = [true, ""]; }, true);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => { isHeld = false; }, true);
  let scheduled = 0;
  /** Draws what has changed, once before the next frame. */
  function render() {
    if (scheduled) return;
    scheduled = requestAnimationFrame(flush);
    // A page in the background gets no frames.
    if (document.hidden) setTimeout(flush, 50);
  }
  function flush() {
    cancelAnimationFrame(scheduled);
    scheduled = 0;
    for (const one of listeners) one();
  }
  /**
   * Changes the document. Changes of one kind that begins with "~" in quick succession, as a slider
   * makes them, are one step back.
   */
  function change(kind, act) {
    act(doc);
    const next = JSON.stringify(doc);
    if (next !== now) {
      const isSame = kind.startsWith("~") && kind === lastKind && (isHeld || performance.now() - lastTime < 900) && past.length;
      if (!isSame) past.push([now, kind.replace(/^~/, "")]);
      if (past.length > 200) past.shift();
      [lastKind, lastTime] = [kind, performance.now()];
      future.length = 0;
      now = next;
      view.finding = -1;
      write();
    }
    render();
  }
  function go(from, to) {
    if (!from.length) return "";
    const [was, what] = from.pop();
    to.push([now, what]);
    now = was;
    const before = doc.order;
    doc = JSON.parse(now);
    view.current = doc.order.find((id) => !before.includes(id)) ?? view.current; // what comes back is looked at
    lastKind = "";
    settle();
    write();
    render();
    return what;
  }
  /** Back and forth; what was changed by that step, or nothing. */
  const undo = () => go(past, future);
  const redo = () => go(future, past);
  /** Changes what is looked at, which is not a step. */
  function show(changes) {
    Object.assign(view, changes);
    settle();
    write();
    render();
  }
  function settle() {
    if (!doc.order.includes(view.current)) view.current = doc.order[0] ?? 0;
    if (doc.look.wallpaper === "own" && !photos.has(doc.look.photo)) Object.assign(doc.look, { wallpaper: "dusk", photo: 0 });
  }

  // ---- The address
  const write = () => page.remember((query) => {
    const [look, standard] = [standardLook(), standardView()];
    for (const key of Object.keys(looks)) if (doc.look[key] !== look[key] && doc.look[key] !== "own") query.set(key, doc.look[key]);
    for (const [name, value] of Object.entries(doc.look.model)) query.set(`model.${name}`, value);
    for (const key of Object.keys(choices)) if (view[key] !== standard[key]) query.set(key, view[key]);
  });
  const allowed = (rule, value) => (Array.isArray(rule) ? rule.includes(value) : rule.test(value));
  /** Takes settings from the address, those that can be; `parameters` are the model's. */
  function read(about) {
    const query = page.remembered();
    const [look, next] = [standardLook(), standardView()];
    const known = {
      wallpaper: (value) => value.startsWith("#") || about.wallpapers.includes(value),
      family: (value) => !value || about.families.some((one) => one.id === value),
      place: (value) => !value || about.places.some((one) => one.id === value),
      screen: (value) => !value || about.screens.some((one) => one.id === value),
      with: (value) => !value || about.places.some((one) => one.id === value),
      mode: (value) => value === "all" || about.places.some((one) => one.mode === value),
    };
    for (const [into, rules] of [[look, looks], [next, choices]]) {
      for (const [key, rule] of Object.entries(rules)) {
        const value = query.get(key);
        if (value !== null && allowed(rule, value) && (known[key]?.(value) ?? true)) into[key] = value;
      }
    }
    for (const { name, standard, least, most } of about.parameters) {
      const value = query.get(`model.${name}`);
      if (value === null || value === standard || value.length > 20) continue;
      const isNumber = typeof least === "number";
      if (isNumber ? value.trim() !== "" && +value >= least && +value <= most : /^(true|false|#[0-9a-f]{6})$/i.test(value)) look.model[name] = value;
    }
    for (const key of ["tint", "background", "wallpaper"]) if (look[key].startsWith("#")) look[key] = look[key].toUpperCase();
    next.current = view.current;
    view = next;
    change("address", (doc) => { doc.look = look; });
    settle();
  }

  // ---- What others ask
  const optionsOf = (id) => ({ ...standardOptions(), ...store.get(id)?.options, ...doc.options[id] });
  const listed = () => doc.order.map((id) => store.get(id)).filter(Boolean);
  /** The settings that the module gets for one picture. */
  function lookOf(id) {
    const { photo, model, ...look } = doc.look;
    const { group, rendering, template } = optionsOf(id);
    return { ...look, group, "accented-rendering": rendering, template, ...model };
  }
  function photoOf() {
    const one = doc.look.wallpaper === "own" ? photos.get(doc.look.photo) : undefined;
    return one && { key: one.key, blob: one.blob };
  }
  /** A picture as a job names it. */
  function pictureOf(id, version) {
    const { scale, version: chosen } = optionsOf(id), { blob, raw } = store.get(id);
    return { key: id, blob, raw, scale, version: version ?? chosen };
  }

  return {
    $, standardOptions, standardLook, store, photos, listeners, render, flush, change, undo, redo, show, read, write,
    optionsOf, listed, lookOf, photoOf, pictureOf,
    /** Whether all that has changed is drawn. */
    get isIdle() { return !scheduled; },
    get doc() { return doc; }, get view() { return view; }, about: null,
    get canUndo() { return past.length > 0; }, get canRedo() { return future.length > 0; },
    /** Forgets the steps so far: what the page itself set up is none of them. */
    begin() { past.length = 0; future.length = 0; },
    get current() { return store.get(view.current); },
  };
})();
