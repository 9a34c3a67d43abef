// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// The middle of the page: one picture in all places, one place large, all pictures in one place, or
// pictures in the slots of a whole screen.
const stage = (() => {
  const { $, el, name, words, shown, counted } = page;
  const { Plate, Pair, placeOf, titleOf } = plates;
  const modeTitles = { vibrant: "Vibrant", accented: "Accented", fullColor: "Full color", icon: "App icon" };

  /** The places that a picture can be in: its family's, or, without one, all; an icon is square. */
  function placesOf(one) {
    const { family } = app.doc.look;
    return app.about.places.filter((place) => family ? place.families.includes(family)
      : place.mode !== "icon" || !one?.width || one.width === one.height);
  }
  const placeShown = (one) => {
    const all = placesOf(one);
    return all.find((place) => place.id === app.view.place) ?? all[0];
  };
  const ready = () => app.listed().filter((one) => one.state === "ready");
  const labelOf = (one, place, more = "") => [shown(one.title), place.id, more].filter(Boolean).join(", ");

  // ---- Whole screens
  const isLarge = () => ["single", "screen"].includes(app.view.view);
  const screenShown = () => app.about.screens.find((one) => one.id === app.view.screen) ?? app.about.screens[0];
  const titleOfScreen = (screen) => titleOf(screen);
  /** Families that art is given where none is chosen, by its shape; the others are for what is made for them. */
  const usual = ["accessoryCircular", "accessoryRectangular", "systemSmall", "systemMedium"];
  /** Who wants to be on a screen: the picture that is looked at, then the others. */
  const wanted = () => [app.current, ...ready().filter((other) => other !== app.current && app.optionsOf(other.id).seated === "yes")];
  /** Who is on a screen: the picture that is looked at, then the others, each in a family that the screen has. */
  function castOf(screen) {
    const { family } = app.doc.look;
    const shapes = app.about.families.filter(({ id }) => screen.families.includes(id) && usual.includes(id));
    const from = ({ width, height }, shape) => Math.abs(Math.log(width / height) - Math.log(shape.width / shape.height));
    const nearest = (art) => shapes.reduce((best, shape) => (from(art, shape) < from(art, best) ? shape : best)).id;
    return wanted().slice(0, 16)
      .map((art) => ({ id: art.id, family: screen.families.includes(family) ? family : nearest(art) }));
  }
  function renderScreen(one) {
    const screen = screenShown(), scale = app.view.zoom === "fit" ? 2 : 3, all = app.about.screens, at = all.indexOf(screen);
    large.show({ id: one.id, scene: screen.place, framed: false, screen: screen.id, cast: castOf(screen), scale }, null, "off", 8, [titleOfScreen(screen), ""]);
    large.element.classList.add("whole");
    large.main.element.dataset.label = titleOfScreen(screen);
    if (!large.element.parentElement) $("stage").append(large.element);
    $("hint").hidden = true;
    $("previous").disabled = at <= 0;
    $("next").disabled = at >= all.length - 1;
    large.main.mark(null);
    fit();
  }

  // ---- Tiles of a grid
  class Tile {
    constructor() {
      this.pair = new Pair();
      this.title = el("span", { className: "title" });
      this.mark = el("i", { className: "dot", hidden: true });
      this.open = el("button", { type: "button", className: "open" }, this.pair.element);
      this.element = el("figure", {}, this.open, el("figcaption", {}, this.mark, this.title));
      this.element.tile = this;
      this.open.addEventListener("click", () => app.show({ view: "single", place: this.place.id, current: this.one.id, finding: -1 }));
      near.observe(this.element);
    }
    show(one, place, title) {
      [this.one, this.place] = [one, place];
      if (this.text !== title) {
        this.text = title;
        this.title.replaceChildren(words(title));
      }
      const worst = verdicts.worstOf(one.id, place.id);
      this.mark.hidden = !worst;
      this.mark.dataset.severity = worst;
      this.mark.title = worst;
      this.open.setAttribute("aria-label", [labelOf(one, place), worst].filter(Boolean).join(", "));
      this.element.classList.toggle("current", app.view.view === "pictures" && one.id === app.view.current);
      if (this.isNear) this.draw(); else this.pair.release();
    }
    draw() {
      const what = { id: this.one.id, scene: this.place.id, framed: true, most: 640 * Math.ceil(devicePixelRatio || 1) };
      const other = plates.partner(what);
      this.pair.show(what, other, app.view.compare, 5, [labelOf(this.one, this.place), labelOf(this.one, this.place, other?.label)]);
    }
  }
  const near = new IntersectionObserver((entries) => {
    for (const { target: { tile }, isIntersecting } of entries) {
      if (tile.isNear === isIntersecting) continue;
      tile.isNear = isIntersecting;
      if (!tile.one || !tile.element.isConnected) continue;
      if (isIntersecting) tile.draw(); else tile.pair.release();
    }
  }, { rootMargin: "500px 0px" });
  const tiles = new Map(); // "place" or "picture" and its key → tile
  function tile(key, one, place, title) {
    if (!tiles.has(key)) tiles.set(key, new Tile());
    const made = tiles.get(key);
    made.show(one, place, title);
    return made.element;
  }

  let sections = [];
  /** Puts sections of tiles into the grid, touching only what is otherwise than before. */
  function fill(groups) {
    const next = groups.map(({ title, list }) => {
      let section = sections.find((one) => one.title === title);
      if (!section) {
        const grid = el("div", { className: "grid" });
        section = { title, grid, count: el("p"), root: null };
        section.root = el("section", { className: "group" }, ...(title ? [el("header", {}, el("h3", { textContent: title }), section.count)] : []), grid);
      }
      const figures = list();
      section.count.textContent = figures.length > 1 ? counted(figures.length, "place") : "";
      if (figures.length !== section.grid.children.length || figures.some((figure, i) => section.grid.children[i] !== figure)) section.grid.replaceChildren(...figures);
      return section;
    });
    if (next.length !== sections.length || next.some((section, i) => section !== sections[i])) $("grid").replaceChildren(...next.map((section) => section.root));
    sections = next;
  }
  function renderPlaces(one) {
    const places = placesOf(one).filter((place) => app.view.mode === "all" || place.mode === app.view.mode);
    const activity = (place) => /^(live-activity|dynamic-island)/.test(place.id);
    const groups = page.grouped(places, (place) => (activity(place) ? "Live Activity" : modeTitles[place.mode] ?? place.mode));
    fill([...groups].map(([title, some]) => ({ title, list: () => some.map((place) => tile(`place ${place.id}`, one, place, titleOf(place))) })));
  }
  function renderPictures() {
    const list = ready();
    const place = placeShown(null);
    fill([{ title: "", list: () => list.map((one) => tile(`picture ${one.id}`, one, place, one.title)) }]);
  }

  // ---- One place, large
  const large = new Pair();
  const wipe = el("input", { type: "range", id: "wipe", min: 0, max: 100, "aria-label": "Wipe" });
  const handle = el("span", { className: "handle", "aria-hidden": "true" });
  const under = [el("span", { className: "side from" }), el("span", { className: "side to" })];
  large.element.append(wipe, handle, ...under);
  wipe.addEventListener("input", () => setWipe(wipe.value));
  large.main.onDrawn = () => { fit(); markFinding(); caption(); };
  large.other.onDrawn = fit;

  function renderSingle(one) {
    const place = placeShown(one), finding = verdicts.chosen(one.id);
    const what = { id: one.id, scene: place.id, framed: !finding, look: finding ? verdicts.lookOf(finding) : undefined,
      most: app.view.zoom === "fit" ? 1600 * Math.ceil(devicePixelRatio || 1) : undefined };
    const other = plates.partner(what), { compare } = app.view;
    // Held back, so that the space bar shows it at once.
    large.show(what, other, compare === "off" && other ? "held" : compare, 8, [labelOf(one, place), labelOf(one, place, other?.label ?? "")]);
    large.other.element.dataset.label = other?.label ?? "";
    large.element.classList.remove("whole");
    large.main.element.dataset.label = titleOf(place);
    under[0].textContent = other?.label ?? "";
    under[1].textContent = other?.label === "as it was" ? plates.versionOf(one.id) : titleOf(place);
    wipe.setAttribute("aria-label", `Share of ${other?.label ?? "the other"}, from the left`);
    if (!large.element.parentElement) $("stage").append(large.element);
    $("hint").hidden = compare !== "off" || !other || other.label !== "full color";
    const all = placesOf(one), at = all.indexOf(place);
    $("previous").disabled = at <= 0;
    $("next").disabled = at >= all.length - 1;
    fit();
    markFinding();
    caption();
  }
  function markFinding() {
    const finding = verdicts.chosen(app.view.current);
    large.main.mark(finding?.rectangle);
  }
  function caption() {
    const one = app.current, { main } = large;
    if (!one?.width || !isLarge()) return;
    if (app.view.view === "screen") {
      const count = wanted().length, { placed = 0 } = main;
      const shown = placed < count ? `${placed} of ${counted(count, "picture")}, as many as it has slots for` : counted(placed, "picture");
      $("caption").replaceChildren(el("b", { textContent: titleOfScreen(screenShown()) }), main.isDrawn ? ` ${shown} · ${main.width}×${main.height} px` : "");
      return;
    }
    const place = placeShown(one), finding = verdicts.chosen(one.id);
    const times = main.shownTimes ? ` · shown at ${Math.round(main.shownTimes * 100)} %` : "";
    const size = main.isDrawn && main.width ? `${main.width}×${main.height} px${times}` : "";
    const judged = finding ? `as judged${finding.wallpaper ? `, on ${shown(finding.wallpaper)}` : ""}` : "";
    $("caption").replaceChildren(el("b", { textContent: titleOf(place) }), ` ${[modeTitles[place.mode] ?? place.mode, judged, size].filter(Boolean).join(" · ")}`);
  }
  /** Sizes the large view: small art by whole pixels, the rest as the room allows. */
  function fit() {
    const { main, element } = large;
    if (!main.width || !isLarge()) return;
    const beside = element.dataset.compare === "beside", ratio = devicePixelRatio || 1;
    const box = $("stage").getBoundingClientRect();
    const isTall = beside && box.width < 640;
    const room = { width: (box.width - 56) / (beside && !isTall ? 2 : 1) - (beside ? 8 : 0), height: (Math.max(260, innerHeight - box.top - scrollY - 156)) / (isTall ? 2 : 1) - (beside ? 24 : 0) };
    const most = Math.min(room.width / main.width, room.height / main.height);
    const times = app.view.zoom !== "fit" ? Number(app.view.zoom) / ratio
      : most * ratio > 0.94 && most * ratio < 1 ? 1 / ratio : most < 1 ? most : Math.min(most, Math.max(1, Math.floor(Math.min(most, 640 / main.width))));
    main.shownTimes = times * ratio;
    element.style.setProperty("--shown", `${Math.round(main.width * times)}px`);
    element.style.setProperty("--aspect", `${main.width} / ${main.height}`);
    element.classList.toggle("pixels", times * ratio >= 2);
    caption();
  }
  function setWipe(value) {
    app.view.wipe = Math.round(Math.max(0, Math.min(100, value)));
    showWipe();
  }
  function showWipe() {
    const { wipe: share } = app.view;
    document.documentElement.style.setProperty("--wipe", `${share}%`);
    for (const slider of [wipe, $("sweep")]) {
      slider.value = share;
      slider.setAttribute("aria-valuetext", `${share} %`);
    }
  }

  // ---- Tools
  function options(select, list, value) {
    const key = JSON.stringify(list);
    if (select.dataset.key !== key) {
      select.dataset.key = key;
      select.replaceChildren(...list.map(([id, text]) => el("option", { value: id, textContent: text })));
    }
    select.value = value;
  }
  function renderTools(one) {
    const { view, compare, mode } = app.view;
    const isSingle = isLarge(), isPlaces = view === "places", isScreen = view === "screen";
    for (const [id, isShown] of [["place-field", !isPlaces], ["mode", isPlaces], ["size", !isSingle], ["zoom", isSingle], ["compare", !isScreen], ["sweep-row", compare !== "off" && !isScreen], ["sweep", compare === "wipe" && !isSingle]]) $(id).hidden = !isShown;
    const places = placesOf(view === "pictures" ? null : one);
    if (isScreen) options($("place"), app.about.screens.map((screen) => [screen.id, titleOfScreen(screen)]), screenShown().id);
    else options($("place"), places.map((place) => [place.id, titleOf(place)]), placeShown(view === "pictures" ? null : one)?.id ?? "");
    const version = one && app.optionsOf(one.id).version;
    options($("with"), [["", version ? "the picture as it was" : "full color"], ...app.about.places.map((place) => [place.id, titleOf(place)])], app.view.with);
    if (!$("mode").childElementCount) {
      const modes = page.unique(app.about.places.map((place) => place.mode));
      $("mode").append(...[["all", "All"], ...modes.map((id) => [id, modeTitles[id] ?? id])].map(([value, text]) => {
        const choice = el("button", { type: "button", value, textContent: text });
        choice.addEventListener("click", () => app.show({ mode: value }));
        return choice;
      }));
    }
    const present = new Set(places.map((place) => place.mode));
    for (const choice of $("mode").children) {
      choice.disabled = choice.value !== "all" && !present.has(choice.value);
      choice.setAttribute("aria-pressed", choice.value === mode);
    }
    for (const id of ["view", "compare", "size", "zoom"]) for (const choice of $(id).children) choice.setAttribute("aria-pressed", choice.value === app.view[id]);
  }

  function render() {
    const hasArt = app.doc.order.length > 0;
    $("welcome").hidden = hasArt;
    $("work").hidden = !hasArt;
    document.body.classList.toggle("working", hasArt);
    document.documentElement.dataset.size = app.view.size;
    showWipe();
    if (!hasArt) return;
    const one = app.current, { view } = app.view;
    const isReady = one?.state === "ready";
    renderTools(one);
    $("grid").hidden = isLarge();
    $("grid").dataset.compare = app.view.compare;
    $("single").hidden = !isLarge();
    if (!isLarge()) large.release();
    const list = ready();
    const place = placeShown(view === "pictures" ? null : one);
    const others = view === "screen" && isReady ? wanted().length - 1 : 0;
    $("subject").replaceChildren(view === "pictures" ? titleOf(place) : one ? name(one.title) : "");
    $("subject-detail").textContent = view === "pictures" ? counted(list.length, "picture")
      : view === "screen" && isReady ? others > 0 ? `and ${others === 1 ? "another" : `${others} others`}, this one first` : "alone"
      : !isReady ? one?.state === "bad" ? one.error : "reading …" : sizeOf(one);
    $("printed").textContent = settingsText();
    if (!place) { fill([]); return; }
    if (view === "pictures") renderPictures();
    else if (!isReady) fill([]);
    else if (view === "single") renderSingle(one);
    else if (view === "screen") renderScreen(one);
    else renderPlaces(one);
  }
  function sizeOf(one) {
    const { scale } = app.optionsOf(one.id), version = plates.versionOf(one.id), points = (side) => +(side / scale).toFixed(2);
    return [`${one.width}×${one.height} px`, scale > 1 ? `${points(one.width)}×${points(one.height)} pt @${scale}x` : "", version, one.isOpaque ? "opaque" : "", ...one.notes].filter(Boolean).join(" · ");
  }
  function settingsText() {
    const { wallpaper, tint, family, os } = app.doc.look;
    const model = Object.entries(app.doc.look.model).map(([name, value]) => `${name} ${value}`);
    return [`wallpaper ${wallpaper === "own" ? "of one’s own" : wallpaper}`, `tint ${tint}`, family || "its own size", `iOS ${os}`, ...model].join(" · ");
  }

  /** Scrolls to the tile of a picture. */
  const reveal = (id) => tiles.get(`picture ${id}`)?.element.scrollIntoView({ block: "nearest" });

  /** From a screen to one place: that of the screen. */
  const placeKept = (id, value) => (id === "view" && value === "single" && app.view.view === "screen" ? { place: screenShown().place } : {});

  // ---- Going through
  function step(by) {
    if (app.view.view === "screen") {
      const all = app.about.screens, next = all[all.indexOf(screenShown()) + by];
      if (next) app.show({ screen: next.id });
      return;
    }
    const one = app.current, all = placesOf(one), next = all[all.indexOf(placeShown(one)) + by];
    if (next) app.show({ place: next.id, finding: -1 });
  }
  function start() {
    for (const id of ["view", "compare", "size", "zoom"]) {
      for (const choice of $(id).children) {
        choice.addEventListener("click", () => app.show({ [id]: choice.value, ...placeKept(id, choice.value), ...(id === "view" ? { finding: -1 } : {}), ...(id === "compare" && choice.value !== "off" ? { wipe: 50 } : {}) }));
      }
    }
    page.on("place", "change", () => app.show({ [app.view.view === "screen" ? "screen" : "place"]: $("place").value, finding: -1 }));
    page.on("with", "change", () => app.show({ with: $("with").value }));
    page.on("sweep", "input", () => setWipe($("sweep").value));
    page.on("previous", "click", () => step(-1));
    page.on("next", "click", () => step(1));
    addEventListener("resize", fit);
    plates.onDrawn = () => {
      const { count, milliseconds } = plates.timing;
      $("timing").textContent = `${counted(count, "picture")} drawn in ${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms.`;
    };
  }
  /** All places of what is shown are drawn, as printing wants them. */
  async function drawAll() {
    for (const one of tiles.values()) if (one.element.isConnected && !one.isNear) { one.isNear = true; one.draw(); }
    const until = performance.now() + 20000;
    while (!plates.isIdle && performance.now() < until) await new Promise((done) => setTimeout(done, 40));
  }
  return { start, render, step, reveal, placesOf, placeShown, drawAll, modeTitles, sizeOf, options, get large() { return large; } };
})();
