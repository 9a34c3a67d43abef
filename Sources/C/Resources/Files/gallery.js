// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
(() => {
  const { $, data, shown, folded, counted, present, unique, el, name, words, swatch, on, pressed } = page;
  const places = new Map(data.places.map((place) => [place.id, place]));
  const modeTitles = { vibrant: "Vibrant", accented: "Accented", fullColor: "Full color", icon: "App icon" };
  const batch = 96; // previews added to a long group at a time
  const printLimit = 1200;

  // "./" keeps a name such as "javascript:x" or "//host/x" a path.
  const address = (path) => "./" + path.split("/").map(encodeURIComponent).join("/");
  // A picture that a server draws anew has a number, so that the old one is not shown for it.
  const fresh = (item, path) => address(path) + (item.version ? `?${item.version}` : "");

  // ---- Previews
  const items = data.items;
  items.forEach((item, index) => {
    item.index = index;
    item.part = present([item.variant, item.entry]).join(" · ");
    item.words = folded(present([item.asset, item.variant, item.entry, item.family]).join(" "));
    item.notes ??= [];
    item.margin ??= 0;
  });
  // A preview and the whole screen that it is on know each other by what they show.
  const shownIn = (item) => JSON.stringify([item.asset, item.part, item.scene, item.wallpaper, item.tint]);
  const twins = { screen: new Map(), preview: new Map() };
  for (const item of [...items].reverse()) twins[item.screen ? "screen" : "preview"].set(shownIn(item), item);
  const twinOf = (item) => twins[item.screen ? "preview" : "screen"].get(shownIn(item));
  const byPath = new Map(items.map((item) => [item.path, item]));
  const placeTitle = (scene) => places.get(scene)?.title ?? "";
  const described = (item) =>
    present([item.asset, item.part, item.family, item.scene, item.wallpaper, item.tint]).map(shown).join(", ");
  /** The preview's size without what is shown around it: pixels, and points where they differ. */
  function sizes(item) {
    const [width, height] = [item.width - 2 * item.margin, item.height - 2 * item.margin];
    const points = (side) => +(side / item.scale).toFixed(2);
    return { pixels: `${width}×${height} px`, points: item.scale > 1 ? `${points(width)}×${points(height)} pt @${item.scale}x` : "" };
  }

  // ---- State, kept in the address so that a link shows the same
  const facets = [
    { key: "wallpaper", title: "Wallpaper" },
    { key: "family", title: "Family" },
    { key: "scene", title: "Scene" },
  ].map((facet) => ({ ...facet, values: unique(present(items.map((item) => item[facet.key]))) }));
  const wallpapers = facets[0].values;
  const tints = unique(present(items.map((item) => item.tint)));
  const initial = () => ({
    q: "", scene: new Set(), wallpaper: new Set(), family: new Set(), tint: "", by: "asset", size: "m",
    split: 0, wipe: 50, theme: "", view: "", picks: new Map(),
  });
  let state = initial();

  function read() {
    const query = page.remembered();
    const next = initial();
    const oneOf = (key, allowed) => { if (allowed.includes(query.get(key))) next[key] = query.get(key); };
    const percent = (key) => { const n = Number(query.get(key) ?? NaN); if (n >= 0 && n <= 100) next[key] = Math.round(n); };
    next.q = query.get("q") ?? "";
    page.chosenOf(query, facets, next);
    oneOf("tint", tints);
    oneOf("by", ["asset", "scene"]);
    oneOf("size", ["s", "m", "l"]);
    oneOf("theme", ["light", "dark"]);
    percent("split");
    percent("wipe");
    if (byPath.has(query.get("view"))) next.view = query.get("view");
    for (const path of query.getAll("pick")) {
      const item = byPath.get(path);
      if (item) next.picks.set(item.asset, item.part);
    }
    state = next;
  }

  const write = () => page.remember((query) => {
    const start = initial();
    for (const key of ["q", "tint", "by", "size", "split", "wipe", "theme", "view"]) {
      if (state[key] !== start[key]) query.set(key, state[key]);
    }
    for (const { key } of facets) for (const value of state[key]) query.append(key, value);
    for (const [asset, part] of state.picks) {
      const item = items.find((item) => item.asset === asset && item.part === part);
      if (item) query.append("pick", item.path);
    }
  });

  function matches(item, words) {
    if (!words.every((word) => item.words.includes(word))) return false;
    if (state.scene.size && !state.scene.has(item.scene)) return false;
    if (state.family.size && !state.family.has(item.family)) return false;
    // A scene that shows no wallpaper, or uses no tint, is the same on every one.
    if (state.wallpaper.size && item.wallpaper && !state.wallpaper.has(item.wallpaper)) return false;
    return !(state.tint && item.tint && item.tint !== state.tint);
  }

  // ---- Filters
  const button = (className, label, isOn, act) => {
    const made = el("button", { type: "button", className }, label);
    made.addEventListener("click", () => { act(); render(); });
    pressed.push([made, isOn]);
    return made;
  };
  function chip(set, value) {
    const made = button("chip", name(value), () => state[set].has(value),
      () => state[set].delete(value) || state[set].add(value));
    made.title = present([shown(value), placeTitle(value)]).join(": ");
    made.dataset.value = value;
    return made;
  }
  function section(id, title, ...content) {
    return el("section", {}, el("h2", { id: `${id}-label`, textContent: title }), ...content);
  }
  const row = (label, ...chips) => el("div", { className: "chips", role: "group", ...label }, ...chips);

  function buildFilters() {
    for (const { key, title, values } of facets) {
      if (values.length < 2) continue;
      if (key !== "scene" || !places.size) {
        $("facets").append(section(key, title, row({ "aria-labelledby": `${key}-label` }, ...values.map((value) => chip(key, value)))));
        continue;
      }
      const rows = [];
      for (const mode of unique(values.map((value) => places.get(value)?.mode ?? ""))) {
        const scenes = values.filter((value) => (places.get(value)?.mode ?? "") === mode);
        const label = modeTitles[mode] ?? (mode || "Other");
        const all = () => scenes.every((scene) => state.scene.has(scene));
        const heading = button("mode", name(label), all, () => {
          const remove = all();
          for (const scene of scenes) remove ? state.scene.delete(scene) : state.scene.add(scene);
        });
        heading.title = `All scenes: ${shown(label)}`;
        rows.push(el("h3", {}, heading), row({ "aria-label": shown(label) }, ...scenes.map((scene) => chip("scene", scene))));
      }
      $("facets").append(section(key, title, ...rows));
    }
    if (tints.length > 1) {
      const choices = ["", ...tints].map((tint) => {
        const radio = el("input", { type: "radio", name: "tint", value: tint, className: "hidden" });
        radio.addEventListener("change", () => { state.tint = tint; render(); });
        return el("label", { className: "chip" }, radio, ...(tint ? [swatch(tint)] : []), name(tint || "Every tint"));
      });
      $("facets").prepend(section("tint", "Tint", row({ "role": "radiogroup", "aria-labelledby": "tint-label", id: "tint" }, ...choices)));
    }
    for (const key of ["by", "size"]) page.segments(key, () => state, render);
    $("sweep-section").hidden = !items.some((item) => item.fullColor);
  }

  // ---- One preview in the grid
  function picture(item, path, className = "", properties = {}) {
    const image = el("img", { alt: "", loading: "lazy", decoding: "async", width: item.width, height: item.height, className, ...properties });
    image.dataset.path = path;
    page.show(image, fresh(item, path), byPath.get(path));
    return image;
  }
  function figure(item) {
    const scene = state.by === "scene";
    // Art too small to see is enlarged by whole pixels.
    const longest = Math.max(item.width, item.height), times = longest < 48 ? Math.floor(96 / longest) : 1;
    const plate = el("span", { className: "plate" });
    plate.style.setProperty("--width", `${item.width * times}px`);
    plate.style.setProperty("--aspect", `${item.width} / ${item.height}`);
    plate.item = items[item.index];
    if (item.path) {
      plate.append(picture(item, item.path, times > 1 ? "from small" : "from", { alt: described(item) }));
      if (item.fullColor) {
        plate.classList.add("pairs");
        plate.dataset.full = item.index;
        if (state.split) addFull(plate);
      }
    } else {
      fail(plate, item.notes[0] ?? "left out");
    }
    // What all previews share is not said under each.
    const facts = present([
      ...(scene ? [item.part, item.family] : []), wallpapers.length > 1 ? item.wallpaper : "", tints.length > 1 ? item.tint : "",
    ]);
    const caption = el("figcaption", { title: described(item) }, words(scene ? item.asset : item.scene));
    if (facts.length) {
      const second = el("span", { className: "second" });
      facts.forEach((fact, index) => {
        if (index) second.append(" · ");
        if (fact === item.tint) second.append(swatch(fact));
        second.append(words(fact));
      });
      caption.append(" ", second);
    }
    if (item.path) for (const note of item.notes) caption.append(el("span", { className: "note", textContent: shown(note), dir: "auto" }));
    const figureOf = (...parts) => el("figure", item.screen ? { className: "whole" } : {}, ...parts);
    if (!item.path) return figureOf(plate, caption);
    const open = el("button", { type: "button", className: "open" }, plate);
    open.addEventListener("click", () => view(item, open));
    return figureOf(open, caption);
  }
  function addFull(plate) {
    if (plate.querySelector(".to")) return;
    const item = items[plate.dataset.full];
    plate.append(picture(item, item.fullColor, "to"));
  }
  function fail(plate, reason) {
    plate.classList.add("broken");
    plate.dataset.reason = shown(reason);
  }
  $("groups").addEventListener("error", (event) => {
    const plate = event.target.closest?.(".plate");
    if (plate) fail(plate, "the file is missing");
  }, true);

  // ---- Elements: what is pointed at is outlined, with the line that it is written in
  /** The smallest element around a point of a picture, and of equals the uppermost. */
  function elementAt(item, x, y) {
    let found;
    for (const element of item.elements ?? []) {
      const [left, top, width, height] = element;
      if (x < left || y < top || x >= left + width || y >= top + height) continue;
      if (!found || width * height <= found[2] * found[3]) found = element;
    }
    return found;
  }
  /** Where a picture lies that is fitted into a box: its enlargement, and its left and top. */
  function fitting(item, box) {
    const times = Math.min(box.width / item.width, box.height / item.height);
    return [times, (box.width - times * item.width) / 2, (box.height - times * item.height) / 2];
  }
  const outline = el("span", { className: "outline", hidden: true });
  const label = el("div", { className: "pointed", hidden: true });
  document.body.append(label);
  /** Outlines an element on the picture in a box; without one, none. */
  function point(box, item, element) {
    const isOver = $("viewer").open;
    if (!element || !box) { outline.hidden = label.hidden = true; return; }
    const place = box.getBoundingClientRect();
    const [times, x, y] = fitting(item, place);
    const [left, top, width, height, title, line] = element;
    box.append(outline);
    const style = { left: x + left * times, top: y + top * times, width: width * times, height: height * times };
    for (const side of Object.keys(style)) outline.style[side] = `${style[side]}px`;
    label.replaceChildren(words(title), ...(line ? [el("code", {}, words(line))] : []));
    (isOver ? $("viewer") : document.body).append(label);
    outline.hidden = label.hidden = false;
    // Below the element, or above it where the window ends.
    const under = place.top + style.top + style.height + 8;
    const isLow = under + label.offsetHeight > innerHeight - 4;
    const above = Math.max(4, place.top + style.top - label.offsetHeight - 8);
    label.style.top = `${isLow ? above : under}px`;
    label.style.left = `${Math.max(4, Math.min(place.left + style.left, document.documentElement.clientWidth - label.offsetWidth - 4))}px`;
  }
  function pointing(event, box, item) {
    if (event.pointerType === "touch") return;
    if (!box || !item?.elements) return point();
    const place = box.getBoundingClientRect();
    const [times, x, y] = fitting(item, place);
    point(box, item, elementAt(item, (event.clientX - place.left - x) / times, (event.clientY - place.top - y) / times));
  }
  $("groups").addEventListener("pointermove", (event) => {
    const plate = event.target.closest?.(".plate");
    pointing(event, plate, plate?.item);
  });
  for (const id of ["groups", "pair"]) $(id).addEventListener("pointerleave", () => point());
  $("pair").addEventListener("pointermove", (event) => pointing(event, $("pair"), byPath.get(state.view)));
  addEventListener("scroll", () => point(), { passive: true });

  /** The elements of a preview as a list, for those who do not point. */
  function listElements(item) {
    const all = item.elements ?? [];
    $("viewer-elements").hidden = !all.length;
    $("viewer-elements").firstElementChild.textContent = counted(all.length, "element");
    $("elements").replaceChildren(...all.map((element) => {
      const [, , , , title, line] = element;
      const button = el("button", { type: "button" }, words(title), " ", ...(line ? [el("code", {}, words(line))] : []));
      for (const way of ["focus", "pointerenter"]) button.addEventListener(way, () => point($("pair"), item, element));
      for (const way of ["blur", "pointerleave"]) button.addEventListener(way, () => point());
      return el("li", {}, button);
    }));
  }

  // ---- Groups: a heading each, the rest only near the window
  class Group {
    constructor(key) {
      this.key = key;
      this.items = [];
      this.body = el("div", { className: "body" });
      this.detail = el("p");
      this.section = el("section", { className: "group" }, el("header", {}, words(key, "h2"), " ", this.detail), this.body);
      this.section.group = this;
    }
    update(list) {
      const stamp = `${state.by} ${state.size} ${list.map((item) => item.index)}`;
      if (stamp === this.stamp) return;
      this.stamp = stamp;
      this.items = list;
      const size = sizes(list[0]);
      const all = unique(list.map((item) => sizes(item).pixels));
      const about = state.by === "scene" ? placeTitle(this.key) : all.length > 1 ? "" : size.points || size.pixels;
      this.detail.textContent = present([shown(about), list.length > 1 ? counted(list.length, "preview") : ""]).join(" · ");
      if (this.isFilled) this.fill();
      else this.reserve(this.estimate());
    }
    reserve(height) {
      this.body.style.height = `${height}px`;
      this.section.style.containIntrinsicBlockSize = `auto ${height + 80}px`;
    }
    /** The previews on show, families together, and the strip's choices. */
    chosen() {
      this.parts = state.by === "asset" ? unique(this.items.map((item) => item.part)) : [];
      let list = this.items;
      if (this.parts.length > 1) {
        const pick = state.picks.get(this.key);
        this.part = this.parts.includes(pick) ? pick : this.parts[0];
        list = list.filter((item) => item.part === this.part);
      }
      if (state.by === "scene") return list;
      return unique(list.map((item) => item.family)).flatMap((family) => list.filter((item) => item.family === family));
    }
    estimate(list = this.chosen()) {
      if (!list.length) return 0;
      const columns = columnsFor(list.length), cell = metrics.cell;
      const height = Math.min((cell * list[0].height) / list[0].width, list[0].height, cell * 1.5) + 66;
      return Math.ceil(list.length / columns) * height + (this.parts.length > 1 ? 130 : 0);
    }
    fill(count = batch) {
      this.isFilled = true;
      this.list = this.chosen();
      this.cursor = 0;
      this.body.style.height = "";
      this.body.replaceChildren();
      // What every preview of the group says is said once.
      const shared = this.list.length > 1 ? this.list[0].notes.filter((note) => this.list.every((item) => item.notes.includes(note))) : [];
      this.shared = new Set(shared);
      if (shared.length) this.body.append(el("ul", { className: "notes" }, ...shared.map((note) => el("li", { textContent: shown(note), dir: "auto" }))));
      if (this.parts.length > 1) this.body.append(this.strip());
      this.rest = el("div");
      this.rest.group = this;
      this.body.append(this.rest);
      this.extend(count);
    }
    extend(count) {
      const end = Math.min(this.list.length, this.cursor + count);
      for (; this.cursor < end; this.cursor++) {
        const item = this.list[this.cursor];
        const family = state.by === "asset" ? item.family : undefined;
        if (this.cursor === 0 || family !== this.family) {
          this.family = family;
          this.grid = el("div", { className: "grid" });
          this.grid.count = state.by === "asset" ? this.list.filter((item) => item.family === family).length : this.list.length;
          arrange(this.grid);
          if (family) this.rest.before(el("h3", { className: "family" }, name(family)));
          this.rest.before(this.grid);
        }
        this.grid.append(figure(this.shared.size ? { ...item, notes: item.notes.filter((note) => !this.shared.has(note)) } : item));
      }
      const left = this.list.slice(this.cursor);
      this.rest.style.height = `${this.estimate(left)}px`;
      near.unobserve(this.rest);
      if (left.length) near.observe(this.rest);
    }
    strip() {
      const strip = el("fieldset", { className: "strip" }, el("legend", { className: "hidden", textContent: `Variants of ${shown(this.key)}` }));
      const group = `part-${items.indexOf(this.items[0])}`;
      for (const part of this.parts) {
        const item = this.items.find((item) => item.part === part && item.path) ?? this.items.find((item) => item.part === part);
        const radio = el("input", { type: "radio", name: group, checked: part === this.part });
        radio.addEventListener("change", () => {
          state.picks.set(this.key, part);
          this.fill(Math.max(batch, this.cursor));
          [...this.body.querySelectorAll(".strip input")][this.parts.indexOf(part)].focus();
          write();
        });
        const label = el("label", {}, radio, ...(item.path ? [picture(item, item.path)] : []), name(part || "default"));
        if (item.relevance !== undefined) label.append(el("small", { textContent: `relevance ${item.relevance}` }));
        strip.append(label);
      }
      queueMicrotask(() => {
        const on = strip.querySelector(":checked")?.parentElement;
        if (on) strip.scrollLeft = Math.max(0, on.offsetLeft - strip.clientWidth / 2);
      });
      return strip;
    }
    release() {
      if (!this.isFilled || this.body.contains(document.activeElement)) return;
      const height = this.body.offsetHeight;
      this.isFilled = false;
      near.unobserve(this.rest);
      this.body.replaceChildren();
      this.reserve(height);
    }
  }

  let metrics = { cell: 152, columns: 6, width: 992, least: 152 };
  function measure() {
    const cell = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--cell"));
    const width = $("groups").clientWidth;
    const columns = Math.max(1, Math.floor((width + 16) / (cell + 16)));
    metrics = { columns, width, least: cell, cell: (width - (columns - 1) * 16) / columns };
  }
  /** How many columns so many previews take: one more than fit where one would stand alone, else rows of about one length. */
  function columnsFor(count) {
    const { columns, width, least } = metrics;
    if (count === columns + 1 && (width - 16 * columns) / count >= 0.72 * least) return count;
    return count > columns ? Math.ceil(count / Math.ceil(count / columns)) : columns;
  }
  function arrange(grid) {
    const columns = columnsFor(grid.count);
    grid.style.setProperty("--columns", columns);
    // Fewer columns than fit are as wide as the others, so that previews of all groups stand below each other.
    grid.style.setProperty("--column", columns < metrics.columns ? `${Math.floor(metrics.cell * 100) / 100}px` : "minmax(0, 1fr)");
  }

  let printing = false;
  const near = new IntersectionObserver((entries) => {
    if (printing) return;
    for (const { target, isIntersecting } of entries) {
      const group = target.group;
      if (target === group.rest) { if (isIntersecting) group.extend(batch); }
      else if (!isIntersecting) group.release();
      else if (!group.isFilled) group.fill();
    }
  }, { rootMargin: "900px 0px" });

  const pools = { asset: new Map(), scene: new Map() };
  let groups = [];
  function render() {
    const root = document.documentElement;
    root.dataset.size = state.size;
    measure();
    const words = page.wordsOf(state.q);
    const matched = items.filter((item) => matches(item, words));
    const lists = page.grouped(matched, (item) => item[state.by]);
    const pool = pools[state.by];
    const next = [];
    for (const [key, list] of lists) {
      if (!pool.has(key)) pool.set(key, new Group(key));
      const group = pool.get(key);
      group.update(list);
      next.push(group);
    }
    if (next.length !== groups.length || next.some((group, index) => group !== groups[index])) {
      const kept = new Set(next);
      for (const group of groups) if (!kept.has(group)) { near.unobserve(group.section); group.release(); }
      $("groups").replaceChildren(...next.map((group) => group.section));
      groups = next;
      for (const group of groups) near.observe(group.section);
    }
    for (const radio of document.getElementsByName("tint")) if (radio.type === "radio") radio.checked = radio.value === state.tint;
    const chosen = facets.flatMap(({ key }) => [...state[key]]).concat(state.tint || []);
    page.summarize(state, chosen, "summary", page.some(matched.length, items.length, counted(items.length, "preview")));
    $("empty").hidden = matched.length > 0;
    sweep();
    write();
  }

  function sweep() {
    const root = document.documentElement;
    root.style.setProperty("--split", `${state.split}%`);
    root.classList.toggle("comparing", state.split > 0);
    $("sweep").value = state.split;
    $("sweep").setAttribute("aria-valuetext", `${state.split} % in full color`);
    if (state.split) for (const plate of document.querySelectorAll("#groups .pairs")) addFull(plate);
  }

  // ---- One preview, large
  let opener = null;
  const listed = () => groups.flatMap((group) => group.chosen()).filter((item) => item.path);
  function view(item, from) {
    item = items[item.index];
    if (from) opener = item;
    state.view = item.path;
    const list = listed();
    const at = list.indexOf(item);
    $("viewer-title").replaceChildren(words(item.asset));
    $("viewer-place").replaceChildren();
    const parts = present([item.part, item.family, item.scene, placeTitle(item.scene), item.wallpaper && `on ${item.wallpaper}`, item.tint]);
    parts.forEach((part, index) => $("viewer-place").append(index ? " · " : "", words(part)));
    if (item.tint) $("viewer-place").append(" ", swatch(item.tint));
    $("pair-mode").alt = described(item);
    for (const [id, path] of [["pair-mode", item.path], ["pair-full", item.fullColor]]) {
      if (path) page.show($(id), fresh(item, path), byPath.get(path)); else $(id).removeAttribute("src");
    }
    $("pair-full").alt = item.fullColor ? "the same in full color" : "";
    $("pair").classList.toggle("single", !item.fullColor);
    $("sides").hidden = !item.fullColor;
    $("side-mode").textContent = shown(item.scene);
    $("viewer-notes").replaceChildren(...item.notes.map((note) => el("li", { textContent: shown(note), dir: "auto" })));
    point();
    listElements(item);
    $("previous").disabled = at <= 0;
    $("next").disabled = at < 0 || at >= list.length - 1;
    const twin = twinOf(item);
    $("whole").hidden = !twin;
    $("whole").textContent = item.screen ? "The widget alone" : "On the screen";
    const looks = item.screen
      ? items.filter((one) => one.screen && one.asset === item.asset && one.part === item.part) : [];
    $("looks").hidden = looks.length < 2;
    $("looks").replaceChildren(...looks.map((one) => {
      const chip = el("button", { type: "button", className: "chip" }, name(present([one.scene, one.wallpaper, one.tint]).join(" · ")));
      chip.setAttribute("aria-pressed", one === item);
      chip.addEventListener("click", () => { view(one); $("looks").children[looks.indexOf(one)].focus(); });
      return chip;
    }));
    const isNew = !$("viewer").open;
    if (isNew) $("viewer").showModal();
    fit();
    wipe();
    // A button that has just been disabled would take the keyboard with it.
    if (isNew || document.activeElement === document.body || document.activeElement?.disabled) (item.fullColor ? $("wipe") : $("close")).focus();
    write();
  }
  function fit() {
    const item = byPath.get(state.view);
    if (!item || !$("viewer").open) return;
    const narrow = matchMedia("(max-width: 760px)").matches;
    const room = { width: $("stage").clientWidth - 4, height: Math.max(160, narrow ? $("stage").clientHeight - 4 : innerHeight - 330) };
    const most = Math.min(room.width / item.width, room.height / item.height);
    // Small art is enlarged by whole pixels; on a phone the rest fills the room.
    const whole = Math.min(Math.floor(most), Math.max(1, Math.floor(480 / item.width)));
    const times = most < 1 ? most : narrow && Math.min(item.width, item.height) >= 96 ? Math.min(most, 3) : whole;
    $("viewer").style.setProperty("--shown-width", `${item.width * times}px`);
    $("viewer").style.setProperty("--aspect", `${item.width} / ${item.height}`);
    $("pair").classList.toggle("enlarged", times > 1 && times % 1 === 0);
    const stored = item.preview ?? item.path;
    const file = el("a", { href: fresh(item, stored), target: "_blank", rel: "noopener" }, words(stored));
    const { pixels, points } = sizes(item);
    const relevance = item.relevance === undefined ? "" : ` · relevance ${item.relevance}`;
    $("viewer-facts").replaceChildren(`${pixels}${points && ` = ${points}`} · shown at ${Math.round(times * 100)} %${relevance} · `, file);
  }
  function wipe() {
    $("wipe").value = state.wipe;
    $("wipe").setAttribute("aria-valuetext", `${state.wipe} % in full color`);
    $("pair").style.setProperty("--wipe", `${state.wipe}%`);
  }
  function step(by) {
    const list = listed();
    const item = list[list.indexOf(byPath.get(state.view)) + by];
    if (item) view(item);
  }

  // ---- Printing: everything that matches is drawn, up to a limit that is said
  function drawAll() {
    printing = true;
    let left = printLimit;
    for (const group of groups) {
      if (left <= 0) break;
      group.fill(left);
      left -= group.list.length;
    }
    const total = groups.reduce((sum, group) => sum + group.chosen().length, 0);
    if (total > printLimit) $("summary").append(` (the first ${printLimit.toLocaleString("en")} of ${counted(total, "preview")}; filter to print the rest)`);
    const images = [...$("groups").querySelectorAll("img")];
    for (const image of images) image.loading = "eager";
    return images;
  }
  function drawnAll() {
    printing = false;
    for (const group of groups) { near.unobserve(group.section); near.observe(group.section); }
    render();
  }

  // ---- Events
  on("sweep", "input", () => { state.split = Number($("sweep").value); sweep(); write(); });
  on("wipe", "input", () => { state.wipe = Number($("wipe").value); wipe(); write(); });
  on("whole", "click", () => { const twin = twinOf(byPath.get(state.view)); if (twin) view(twin); });
  on("previous", "click", () => step(-1));
  on("next", "click", () => step(1));
  on("viewer", "close", () => {
    state.view = "";
    write();
    if (opener) [...document.querySelectorAll("#groups img")].find((image) => image.dataset.path === opener.path)?.closest("button")?.focus();
    opener = null;
  });
  on("viewer", "keydown", (event) => {
    if (event.target === $("wipe") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  addEventListener("beforeprint", () => { if (!printing) drawAll(); });
  addEventListener("afterprint", drawnAll);
  addEventListener("resize", () => {
    measure();
    for (const grid of document.querySelectorAll("#groups .grid")) arrange(grid);
    fit();
  });

  buildFilters();
  page.start({
    state: () => state,
    render,
    write,
    clear: () => Object.assign(state, { q: "", scene: new Set(), wallpaper: new Set(), family: new Set(), tint: "" }),
    print: () => page.print(drawAll(), 20),
    open() {
      read();
      render();
      if (state.view) view(byPath.get(state.view));
      else if ($("viewer").open) $("viewer").close();
    },
  });
})();
