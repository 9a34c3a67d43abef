// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
(() => {
  const { $, data, shown, folded, counted, present, el, name, swatch, pressed } = page;
  const { findings, pictures } = data;
  const rules = new Map(data.rules.map((rule) => [rule.id, rule]));
  const levels = ["error", "warning", "note", "undetermined"];
  const levelTitles = { error: "Errors", warning: "Warnings", note: "Notes", undetermined: "Undetermined" };
  const perChunk = 20; // cards drawn and dropped together
  const printLimit = 600;

  // A path may be broken after each "/".
  const path = (text) => el("code", { className: "where", dir: "auto" },
    ...shown(text).split(/(?<=\/)/).flatMap((part, index) => (index ? [el("wbr"), part] : [part])));

  // What stands between backticks is code; the marks themselves are not shown.
  const prose = (text) => shown(text).split(/(`[^`]+`)/).filter(Boolean)
    .map((part) => part.length > 2 && part.startsWith("`") && part.endsWith("`") ? el("code", { textContent: part.slice(1, -1) }) : part);

  findings.forEach((finding, index) => {
    finding.index = index;
    finding.level = finding.severity ?? "undetermined";
    finding.words = folded(present([
      finding.path, finding.name, finding.asset, finding.rule, finding.scene, finding.wallpaper,
      finding.message, finding.reason, finding.fix, ...(finding.evidence ?? []),
    ]).join(" "));
  });

  // ---- State, kept in the address so that a link shows the same
  const facets = [
    { key: "level", title: "Severity", values: levels.filter((level) => findings.some((one) => one.level === level)) },
    { key: "rule", title: "Rule", values: byCount("rule") },
    { key: "scene", title: "Scene", values: byCount("scene") },
  ];
  function byCount(key) {
    const counts = new Map();
    for (const finding of findings) if (finding[key]) counts.set(finding[key], (counts.get(finding[key]) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value);
  }
  const initial = () => ({ q: "", level: new Set(), rule: new Set(), scene: new Set(), by: "severity", theme: "" });
  let state = initial();
  function read() {
    const query = page.remembered();
    const next = initial();
    next.q = query.get("q") ?? "";
    page.chosenOf(query, facets, next);
    if (["severity", "file", "rule"].includes(query.get("by"))) next.by = query.get("by");
    if (["light", "dark"].includes(query.get("theme"))) next.theme = query.get("theme");
    state = next;
  }
  const write = () => page.remember((query) => {
    const start = initial();
    for (const key of ["q", "by", "theme"]) if (state[key] !== start[key]) query.set(key, state[key]);
    for (const { key } of facets) for (const value of state[key]) query.append(key, value);
  });
  const matches = (finding, words, except) =>
    words.every((word) => finding.words.includes(word)) &&
    facets.every(({ key }) => key === except || !state[key].size || state[key].has(finding[key]));

  // ---- Filters
  const counters = []; // [element, facet's key, value]
  function buildFilters() {
    for (const { key, title, values } of facets) {
      if (!values.length) continue;
      const list = el("div", { className: "choices", role: "group", "aria-labelledby": `${key}-label` });
      for (const value of values) {
        const number = el("span");
        const label = key === "level" ? el("bdi", { textContent: levelTitles[value] }) : name(value);
        const choice = el("button", { type: "button", className: "choice", title: rules.get(value)?.summary ?? "" },
          ...(key === "level" ? [el("i", { className: "dot" })] : []), label, number);
        choice.dataset.value = value;
        if (key === "level") choice.dataset.severity = value;
        choice.addEventListener("click", () => { state[key].delete(value) || state[key].add(value); render(); });
        pressed.push([choice, () => state[key].has(value)]);
        counters.push([number, key, value]);
        list.append(choice);
      }
      $("facets").append(el("section", { id: key }, el("h2", { id: `${key}-label`, textContent: title }), list));
    }
    page.segments("by", () => state, render);
  }
  function count(words) {
    for (const { key } of facets) {
      const counts = new Map();
      for (const finding of findings) {
        if (matches(finding, words, key)) counts.set(finding[key], (counts.get(finding[key]) ?? 0) + 1);
      }
      for (const [element, of, value] of counters) if (of === key) element.textContent = (counts.get(value) ?? 0).toLocaleString("en");
    }
  }

  // ---- One finding
  const percent = (part, whole) => `${Math.max(0, Math.min(100, (100 * part) / whole))}%`;
  function picture(index, box, most, isLarge = false) {
    const one = pictures[index];
    const longest = Math.max(one.width, one.height);
    const times = longest > most ? most / longest : longest * 2 <= most && longest < (isLarge ? most / 2 : 48)
      ? Math.floor((isLarge ? most : 96) / longest) || 1 : 1;
    const plate = el(isLarge ? "span" : "button", { className: `picture${one.scene ? "" : " clear-ground"}${one.screen ? " whole" : ""}${times > 1 ? " enlarged" : ""}` });
    plate.style.setProperty("--width", `${Math.max(1, Math.round(one.width * times))}px`);
    plate.style.setProperty("--aspect", `${one.width} / ${one.height}`);
    const image = el("img", { alt: "", decoding: "async", width: one.width, height: one.height });
    page.show(image, `data:image/png;base64,${one.png}`, one);
    plate.append(image);
    if (box) {
      const mark = el("span", { className: "box" });
      const zoom = one.zoom || 1;
      mark.style.setProperty("--left", percent(box.x * zoom, one.width));
      mark.style.setProperty("--top", percent(box.y * zoom, one.height));
      mark.style.setProperty("--wide", percent(box.width * zoom, one.width));
      mark.style.setProperty("--high", percent(box.height * zoom, one.height));
      plate.append(mark);
    }
    return plate;
  }
  const caption = (one) => one.screen ? `${shown(one.scene)}, on the screen` : one.scene ? present([one.scene, one.wallpaper && `on ${one.wallpaper}`]).map(shown).join(" ") : "full color";
  function figures(finding, most, isLarge) {
    return present([finding.fullColor, finding.picture, finding.onScreen]).map((index) => {
      const one = pictures[index];
      const box = !one.screen && (one.scene || finding.picture === undefined) ? finding.rectangle : null;
      const plate = picture(index, box, one.screen && isLarge ? Math.max(most, innerHeight - 190) : most, isLarge);
      if (!isLarge) {
        plate.type = "button";
        plate.setAttribute("aria-label", `Enlarge: ${present([finding.name, caption(one)]).map(shown).join(", ")}`);
        plate.addEventListener("click", () => view(finding));
      }
      const text = el("figcaption", { textContent: caption(one) });
      text.style.setProperty("--width", plate.style.getPropertyValue("--width"));
      return el("figure", {}, plate, text);
    });
  }
  function fixed(text) {
    const line = el("span", { dir: "auto" });
    for (const piece of prose(text)) {
      for (const part of typeof piece === "string" ? piece.split(/(#[0-9a-f]{6}\b)/i) : [piece]) {
        line.append(part);
        if (/^#[0-9a-f]{6}$/i.test(part)) line.append(swatch(part));
      }
    }
    return el("p", { className: "fix" }, el("span", { className: "hidden", textContent: "Fix: " }), line);
  }
  // Line 1, column 1 is the file as a whole: nothing to look for there.
  const where = ({ path, line, column = 1 }) => line && !(line === 1 && column === 1) ? `${path}:${line}:${column}` : path;
  const placed = (finding, tag, className) => el(tag, { className }, ...(finding.shownName ? [name(finding.shownName), " · "] : []), path(where(finding)));

  // ---- Findings with one cause: one card, which says what all of them share
  function together(some) {
    const cards = new Map();
    for (const finding of some) cards.get(finding.group)?.push(finding) ?? cards.set(finding.group, [finding]);
    return [...cards.values()];
  }
  const placesShown = 3, placesListed = 500;
  const shotOf = (one) => one.picture ?? one.fullColor;
  function row(one) {
    const line = el("p", { className: "place", title: shown(where(one)) }, el("b", { textContent: shown(one.label), dir: "auto" }));
    if (one.detail) line.append(" · ", el("span", { textContent: shown(one.detail), dir: "auto" }));
    if (one.rowCode) line.append(" · ", ...codes([one.rowCode]));
    if (shotOf(one) === undefined) return line;
    const shot = picture(shotOf(one), null, 44, false);
    shot.type = "button";
    shot.setAttribute("aria-label", `Enlarge: ${present([one.name, caption(pictures[shotOf(one)])]).map(shown).join(", ")}`);
    shot.addEventListener("click", () => view(one));
    return el("div", { className: "row" }, shot, line);
  }
  const codes = (evidence) => evidence.flatMap((one, index) => [index ? ", " : "", el("code", { textContent: shown(one), dir: "auto" })]);
  function places(same) {
    const rest = same.slice(placesShown, placesListed);
    const more = same.length - placesListed;
    const folded = el("details", { className: "places" }, el("summary", { textContent: `${(same.length - placesShown).toLocaleString("en")} more` }));
    // Drawn when asked for: it may hold hundreds of pictures.
    folded.addEventListener("toggle", () => {
      if (folded.children.length > 1) return;
      folded.append(...rest.map((one) => row(one)), ...(more > 0 ? [el("p", { className: "place", textContent: `and ${more.toLocaleString("en")} more` })] : []));
    });
    return [
      el("p", { className: "place count" }, `${counted(same.length, "finding")} in `, path(data.groups[same[0].group].folder), ", the worst first:"),
      ...same.slice(0, placesShown).map((one) => row(one)), ...(rest.length ? [folded] : []),
    ];
  }
  function card(same) {
    const finding = same[0];
    // Alone it speaks for itself, with its own figures.
    const said = same.length > 1 ? data.groups[finding.group] : finding;
    const rule = rules.get(finding.rule);
    const wallpaper = same.every((one) => one.wallpaper === finding.wallpaper) && finding.wallpaper;
    const text = el("div", {},
      el("header", {},
        el("span", { className: "word", textContent: finding.level }),
        name(finding.rule, "span"),
        ...(finding.scene ? [el("span", { className: "place", textContent: present([finding.scene, wallpaper && `on ${wallpaper}`]).map(shown).join(" ") })] : [])),
      ...(same.length > 1 ? [] : [placed(finding, "p", "place")]),
      el("p", { className: "message", dir: "auto" }, ...prose(said.message)));
    text.querySelector("header").children[1].className = "rule";
    if (said.reason && !said.message.includes(said.reason)) text.append(el("p", { className: "reason", dir: "auto" }, ...prose(said.reason)));
    if (said.fix) text.append(fixed(said.fix));
    // What all of them share; a row names what is its own.
    if (finding.code && same.every((one) => !one.rowCode)) text.append(el("p", { className: "evidence" }, "shown by ", ...codes(finding.code)));
    if (same.length > 1) text.append(...places(same));
    if (rule?.rationale) {
      text.append(el("details", {}, el("summary", { textContent: "Why it matters" }),
        el("p", {}, ...prose(rule.rationale)), el("p", {}, ...prose(rule.fix)), el("p", { className: "source" }, ...prose(rule.source))));
    }
    const article = el("article", { className: "finding", "aria-label": `${finding.level}: ${shown(finding.rule)}` }, text);
    article.dataset.severity = finding.level;
    article.dataset.index = finding.index;
    article.dataset.count = same.length;
    const shots = figures(finding, 190, false);
    if (shots.length) article.append(el("div", { className: "pictures" }, ...shots));
    const points = finding.picture === undefined ? null : pictures[finding.picture].legibleRange;
    if (points?.length > 1) article.append(range(points, finding));
    return article;
  }

  // ---- The legible range: contrast over plain wallpapers from black to white, with the model's band.
  // A point is [grey, share, its least and most, contrast, its least and most].
  function svg(tag, attributes, text) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    return element;
  }
  const short2 = (grey) => (grey === 0 ? "0" : grey === 1 ? "1" : grey.toFixed(2).replace(/^0/, "").replace(/0$/, ""));
  function range(points, finding) {
    const [left, top, width, height] = [34, 8, 500, 112];
    const highest = Math.max(6, ...points.map((point) => point[6]));
    const x = (grey) => +(left + grey * width).toFixed(1);
    const y = (ratio) => +(top + height * (1 - Math.log(Math.max(1, ratio)) / Math.log(highest))).toFixed(1);
    const along = (index) => points.map((point) => `${x(point[0])},${y(point[index])}`);
    const drawing = svg("svg", { viewBox: "0 0 560 172", role: "img" });
    for (const ratio of [1, 2, 4.5, 7, 12].filter((ratio) => ratio <= highest)) {
      drawing.append(svg("line", { class: "grid", x1: left, x2: left + width, y1: y(ratio), y2: y(ratio) }),
        svg("text", { x: left - 7, y: y(ratio) + 4, "text-anchor": "end" }, `${ratio}:1`));
    }
    for (const grey of [0.2, 0.3, 0.4]) drawing.append(svg("line", { class: "judged", x1: x(grey), x2: x(grey), y1: top, y2: top + height }));
    drawing.append(
      svg("polygon", { class: "band", points: [...along(6), ...along(5).reverse()].join(" ") }),
      svg("line", { class: "needed", x1: left, x2: left + width, y1: y(3), y2: y(3) }),
      svg("text", { class: "needed-text", x: left - 7, y: y(3) + 4, "text-anchor": "end" }, "3:1"),
      svg("polyline", { class: "line", points: along(4).join(" ") }));
    const step = width / (points.length - 1) / 2;
    for (const [grey, share, , most] of points) {
      const from = Math.max(left, x(grey) - step), to = Math.min(left + width, x(grey) + step);
      if (share <= 0.25) drawing.append(svg("rect", { class: "passes", x: from, y: top + height + 4, width: +(to - from).toFixed(1), height: 6, opacity: most <= 0.25 ? 1 : 0.35 }));
    }
    const id = `greys-${finding.index}`;
    const ramp = svg("linearGradient", { id });
    ramp.append(svg("stop", { offset: 0, "stop-color": "#000" }), svg("stop", { offset: 1, "stop-color": "#fff" }));
    drawing.append(ramp, svg("rect", { x: left, y: top + height + 14, width, height: 10, fill: `url(#${id})` }),
      svg("rect", { class: "frame", x: left, y: top + height + 14, width, height: 10 }));
    for (const grey of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      drawing.append(svg("text", { x: x(grey), y: top + height + 40, "text-anchor": grey === 0 ? "start" : grey === 1 ? "end" : "middle" }, short2(grey)));
    }
    const said = legible(points);
    drawing.setAttribute("aria-label", `Contrast on plain wallpapers. ${said}`);
    return el("div", { className: "range" }, el("h3", { textContent: "Contrast on plain wallpapers, black to white" }), drawing, el("p", { className: "said", textContent: said }));
  }
  function legible(points) {
    const spans = [];
    for (const [grey, share] of points) {
      if (share > 0.25) continue;
      const last = spans.at(-1);
      if (last && Math.abs(grey - last[1]) < 0.051) last[1] = grey;
      else spans.push([grey, grey]);
    }
    const judged = "Dotted: the greys that are judged. Band: the model’s range. Pale green: passes at the model’s defaults, not over its whole range.";
    if (!spans.length) return `Not legible on any plain wallpaper. ${judged}`;
    const words = spans.map(([from, to]) => from === to ? short2(from) : `${short2(from)} to ${short2(to)}`);
    return `Legible on greys ${words.join(", ")}. ${judged}`;
  }

  // ---- The list, drawn a chunk at a time where the window is
  class Chunk {
    constructor(draw, height) {
      this.draw = draw;
      this.root = el("div", { className: "chunk" });
      this.root.chunk = this;
      this.root.style.height = `${height}px`;
    }
    fill() {
      if (this.isFilled) return;
      this.isFilled = true;
      this.root.replaceChildren(...this.draw());
      this.root.style.height = "";
    }
    release() {
      if (!this.isFilled || this.root.contains(document.activeElement)) return;
      const height = this.root.offsetHeight;
      this.isFilled = false;
      this.root.replaceChildren();
      this.root.style.height = `${height}px`;
    }
  }
  let printing = false;
  const near = new IntersectionObserver((entries) => {
    if (printing) return;
    for (const { target, isIntersecting } of entries) isIntersecting ? target.chunk.fill() : target.chunk.release();
  }, { rootMargin: "1400px 0px" });
  let chunks = [], others = [];
  function place(list, into, old) {
    for (const chunk of old) near.unobserve(chunk.root);
    into.replaceChildren(...list.map((chunk) => chunk.root));
    // What is in the window at once is drawn at once.
    if (list[0]) list[0].fill();
    for (const chunk of list) near.observe(chunk.root);
    return list;
  }

  function groups(matched) {
    const key = { severity: (one) => one.level, file: (one) => one.path, rule: (one) => one.rule }[state.by];
    const list = [...page.grouped(matched, key)];
    const worst = (some) => Math.min(...some.map((one) => levels.indexOf(one.level)));
    if (state.by === "severity") list.sort((a, b) => levels.indexOf(a[0]) - levels.indexOf(b[0]));
    if (state.by === "rule") {
      const rank = new Map(list.map(([id, some]) => [id, worst(some)]));
      list.sort((a, b) => rank.get(a[0]) - rank.get(b[0]) || b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
    }
    return list;
  }
  function heading(key, some, isAgain) {
    const title = state.by === "severity" ? el("bdi", { textContent: levelTitles[key] }) : name(key);
    const about = state.by === "rule" ? rules.get(key)?.summary : undefined;
    const row = el("div", { className: "group-title" }, el("h2", {}, title), el("p", { textContent: present([tally(some), about]).join(" · ") }));
    if (isAgain) row.setAttribute("aria-hidden", "true");
    return row;
  }
  function chunked(list) {
    const made = [];
    let parts = [], size = 0;
    const close = () => {
      if (!parts.length) return;
      const taken = parts;
      const height = taken.reduce((sum, [, , some]) => sum + 50 + some.length * 205, 0);
      made.push(new Chunk(() => taken.flatMap(([key, all, some, isAgain]) => [heading(key, all, isAgain), ...some.map(card)]), height));
      [parts, size] = [[], 0];
    };
    for (const [key, all] of list) {
      const cards = together(all);
      for (let from = 0; from < cards.length;) {
        const some = cards.slice(from, from + perChunk - size);
        parts.push([key, all, some, from > 0]);
        size += some.length;
        from += some.length;
        if (size >= perChunk) close();
      }
    }
    close();
    return made;
  }
  function preview(item) {
    const plate = picture(item.picture, null, 160, false);
    plate.type = "button";
    plate.setAttribute("aria-label", `Enlarge: ${present([item.name, item.scene]).map(shown).join(", ")}`);
    plate.addEventListener("click", () => view(item));
    return el("figure", {}, plate, el("figcaption", {}, name(item.name ?? item.path, "b"), caption(pictures[item.picture])));
  }

  // What could not be determined is not a finding, and counted apart, as in the headline.
  const open = (all) => all.filter((one) => one.level === "undetermined").length;
  function tally(part, all = part) {
    const [parts, whole] = [[part.length - open(part), open(part)], [all.length - open(all), open(all)]];
    return present([
      whole[0] || !whole[1] ? page.some(parts[0], whole[0], counted(whole[0], "finding")) : "",
      whole[1] ? page.some(parts[1], whole[1], `${whole[1].toLocaleString("en")} undetermined`) : "",
    ]).join(", ");
  }
  let matched = findings;
  function render() {
    const words = page.wordsOf(state.q);
    matched = findings.filter((finding) => matches(finding, words));
    chunks = place(chunked(groups(matched)), $("list"), chunks);
    count(words);
    const chosen = facets.flatMap(({ key }) => [...state[key]]);
    if (data.previews.length) {
      const left = chosen.length ? [] : data.previews.filter((one) => words.every((word) => folded(present([one.path, one.name, one.scene, one.wallpaper]).join(" ")).includes(word)));
      const parts = [];
      for (let from = 0; from < left.length; from += 24) {
        const some = left.slice(from, from + 24);
        parts.push(new Chunk(() => [el("div", { className: "previews" }, ...some.map(preview))], 760));
      }
      others = place(parts, $("previews-list"), others);
      $("previews").hidden = !left.length;
    }
    page.summarize(state, chosen, "filtered-by", tally(matched, findings));
    $("empty").hidden = matched.length > 0 || !findings.length;
    write();
  }

  // ---- What looks otherwise since a revision: a slider uncovers what was
  function change(one) {
    const title = present([one.title, one.scene ?? "full color"]).map(shown).join(", ");
    const image = (png, side) => el("img", { src: `data:image/png;base64,${png}`, alt: `${side}: ${title}`, className: side, draggable: false });
    const stage = el("div", { className: "wipe" });
    if (one.before) stage.append(image(one.before, "before"));
    if (one.after) stage.append(image(one.after, "after"));
    const parts = [stage];
    if (one.before && one.after) {
      const slider = el("input", { type: "range", min: "0", max: "100", value: "50", "aria-label": `How much of before is shown: ${title}` });
      const wipe = () => stage.style.setProperty("--wipe", `${slider.value}%`);
      slider.addEventListener("input", wipe);
      const drag = (event) => {
        if (!(event.buttons & 1)) return;
        const box = stage.getBoundingClientRect();
        slider.value = 100 * (event.clientX - box.left) / box.width;
        wipe();
      };
      for (const type of ["pointerdown", "pointermove"]) stage.addEventListener(type, drag);
      wipe();
      parts.push(el("div", { className: "sides", "aria-hidden": "true" }, el("span", { textContent: "before" }), el("span", { textContent: "after" })), slider);
    } else {
      stage.classList.add("alone");
    }
    return el("figure", {}, ...parts, el("figcaption", {}, el("b", { textContent: shown(one.scene ?? "full color") }), el("span", { textContent: shown(one.detail) })));
  }
  function past(kind, word, more) {
    const list = data[kind] ?? [];
    $(kind).hidden = !list.length;
    $(`${kind}-title`).textContent = `${counted(list.length, "finding")} ${word}`;
    for (const one of list) $(`${kind}-list`).append(el("li", {}, path(one.path), ` ${shown(one.rule)}${one.scene ? ` (${shown(one.scene)})` : ""}${more(one)}`));
  }
  function changes() {
    const list = data.changes ?? [];
    $("changes").hidden = !list.length;
    for (const [key, group] of page.grouped(list, (one) => `${one.path}\n${one.title}`)) {
      $("changes-list").append(el("article", {}, el("h3", {}, name(group[0].title, "b"), " ", path(group[0].path)), el("div", { className: "wipes" }, ...group.map(change))));
    }
    $("changes-omitted").hidden = !data.omitted;
    $("changes-omitted").textContent = `and ${counted(data.omitted ?? 0, "picture")} more; --pictures DIR writes all`;
    past("fixed", "fixed", () => "");
    past("silenced", "silenced by a comment in the sources", (one) => one.silencedBecause ? `: ${shown(one.silencedBecause)}` : "");
    past("unknown", "unknown: a source of the widget does not parse", () => "");
  }

  function overview() {
    changes();
    for (const sentence of data.sentences) $("sentences").append(el("li", { textContent: shown(sentence), dir: "auto" }));
    if (data.errors.length) {
      $("errors").append(el("h2", { textContent: "Not read" }), el("ul", {}, ...data.errors.map((error) =>
        el("li", {}, el("code", { textContent: shown(error.path), dir: "auto" }), ` ${shown(error.message)}${error.offset === undefined ? "" : `, at byte ${error.offset}`}`))));
    }
    if (findings.length) return;
    for (const id of ["filters", "filter-toggle"]) $(id).hidden = true;
    document.querySelector(".search").hidden = !data.previews.length;
    document.body.style.gridTemplateColumns = "0 minmax(0, 1fr)";
    $("main").style.justifySelf = "center";
    if (data.errors.length || data.changes) return;
    $("overview").hidden = true;
    $("clean").hidden = false;
    $("clean").append($("sentences"));
    $("clean-title").textContent = data.judged ? "Every widget reads well" : "Nothing was judged";
    $("clean-text").textContent = data.judged
      ? `${counted(data.judged, "picture")} looked at in every scene asked for, and nothing to fix. Lovely work.`
      : "No picture was in scope. Name files or a catalog, set \"scope\" in .vibrancy.json, or use --all.";
  }

  // ---- What the sources say: targets, widgets, pictures; drawn when it is opened
  const kinds = { activity: "Live Activity", control: "control" };
  const words = (list) => shown((list ?? []).join(", "));
  const codeLine = (text) => el("code", { textContent: shown(text), dir: "auto" });
  function evidence() {
    const said = data.evidence;
    if (!said || !(said.targets.length || said.open.length)) return;
    $("evidence").hidden = false;
    $("evidence").addEventListener("toggle", () => {
      if ($("evidence-list").children.length) return;
      for (const target of said.targets) {
        $("evidence-list").append(el("h3", {}, name(target.name, "span"), ` ${present([target.kind, target.platform]).map(shown).join(", ")} · `, path(target.source)), ...target.widgets.map(widget));
        if (target.unnamed) $("evidence-list").append(el("p", { className: "place", textContent: `${counted(target.unnamed.length, "set")} that no code names` }));
      }
      if (said.open.length) {
        $("evidence-list").append(el("h3", {}, el("span", { textContent: "Not understood" })), el("ul", {}, ...said.open.map((one) => el("li", {}, codeLine(one.place), ` ${shown(one.what)}`))));
      }
    });
  }
  function widget(one) {
    const rows = one.pictures.map((use) => el("tr", {},
      el("td", {}, name(use.name), ...(use.sets?.length > 1 ? [` ${counted(use.sets.length, "set")}`] : [])),
      el("td", { textContent: `${use.certainty === "shown" ? "" : "maybe: "}${words(use.scenes) || "no judged place"}`, title: shown(use.doubt ?? "") }),
      el("td", { textContent: words(use.families) }), el("td", { textContent: words(use.manner) }),
      el("td", {}, ...codes(use.way ?? []))));
    const head = el("tr", {}, ...["Picture", "Shown in", "Families", "How", "Code"].map((text) => el("th", { textContent: text, scope: "col" })));
    return el("section", { className: "widget" },
      el("h4", {}, name(one.name, "span"), ...(kinds[one.kind] ? [` ${kinds[one.kind]}`] : [])),
      el("p", { className: "place" }, ...(one.families ? [`${words(one.families)} · `] : []), codeLine(one.place)),
      ...(rows.length ? [el("div", { className: "table" }, el("table", {}, el("thead", {}, head), el("tbody", {}, ...rows)))] : [el("p", { className: "place", textContent: "no picture of a catalog" })]));
  }

  // ---- Pictures, large
  function view(finding) {
    $("viewer-title").replaceChildren(name(finding.name ?? finding.path));
    const room = Math.min(480, Math.max(220, innerWidth - 80));
    $("stage").replaceChildren(...figures(finding, room, true));
    $("viewer").showModal();
    $("close").focus();
  }

  // ---- Printing: everything that matches is drawn, up to a limit that is said
  function drawAll() {
    printing = true;
    let left = printLimit;
    for (const chunk of chunks) {
      if (left <= 0) break;
      chunk.fill();
      left -= perChunk;
    }
    if (matched.length > printLimit) $("filtered-by").append(` (the first ${printLimit} of ${counted(matched.length, "finding")}; filter to print the rest)`);
    return [...$("list").querySelectorAll("img")];
  }
  function drawnAll() { printing = false; render(); }

  // ---- Events
  addEventListener("beforeprint", () => { if (!printing) drawAll(); });
  addEventListener("afterprint", drawnAll);

  buildFilters();
  overview();
  evidence();
  page.start({
    state: () => state,
    render,
    write,
    clear: () => Object.assign(state, { q: "", level: new Set(), rule: new Set(), scene: new Set() }),
    print: () => page.print(drawAll(), 10),
    open() { read(); render(); },
  });
})();
