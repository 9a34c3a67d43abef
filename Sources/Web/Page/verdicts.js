// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// What the rules say of each picture: asked for in the background, reported as a list, shown on the picture.
const verdicts = (() => {
  const { $, el, shown, counted, swatch } = page;
  const levels = ["error", "warning", "note"];
  const results = new Map(); // key → what the module said
  const latest = new Map(); // id → the last key that was judged
  const asked = new Map(); // slot → the last key that was asked for

  /** What a verdict depends on; wallpaper and tint are the linter's own. */
  function keyOf(id, version = app.optionsOf(id).version) {
    const { wallpaper, tint, ...look } = app.lookOf(id), { scale } = app.optionsOf(id);
    return JSON.stringify([id, scale, version, look]);
  }
  const of = (id, version) => results.get(keyOf(id, version));
  const anyOf = (id) => of(id) ?? results.get(latest.get(id));
  /** The worst severity among findings; "" if nothing is wrong, or nothing known. */
  const worst = (found = []) => levels.find((level) => found.some((one) => one.severity === level)) ?? "";
  /** The worst severity of a picture, or of it in one place. */
  const worstOf = (id, scene) => worst(anyOf(id)?.findings?.filter((one) => !scene || one.scene === scene));
  /** How many findings of each severity; "" for none. */
  const tally = (found) => levels.map((level) => [level, found.filter((one) => one.severity === level).length])
    .filter(([, n]) => n).map(([level, n]) => counted(n, level)).join(", ");
  /** What the rules miss in a picture as it is, and not in what a conversion makes of it: there it is gone. */
  function gone(id, version) {
    const misses = (rule, what) => of(id, what)?.findings?.some((one) => one.rule === rule);
    if (version === "template" && misses("accented-detail-loss", "")) return "what is inside its outline is gone";
    return misses("vibrant-detail", "") && !misses("vibrant-detail", version) ? "what hue alone distinguished is one grey" : "";
  }
  /** What is said of a picture, and where, in a line. */
  function summary(id) {
    const found = anyOf(id)?.findings ?? [];
    const places = page.unique(found.map((one) => one.scene)).map((scene) => plates.titleOf(plates.placeOf(scene)) || scene);
    return found.length ? `${tally(found)}: ${places.slice(0, 4).join(", ")}${places.length > 4 ? ` and ${places.length - 4} more` : ""}` : "";
  }
  const chosen = (id) => (app.view.view === "single" && app.view.finding >= 0 ? of(id)?.findings?.[app.view.finding] : undefined);
  /** The look in which a finding was made: on the plain grey it names. */
  function lookOf(finding) {
    const grey = /gr[ea]y\s*(0?\.\d+|[01])/.exec(finding.wallpaper ?? "");
    if (grey) {
      const code = Math.round(Number(grey[1]) * 255).toString(16).padStart(2, "0").toUpperCase();
      return { wallpaper: `#${code}${code}${code}` };
    }
    return app.about.wallpapers.includes(finding.wallpaper) ? { wallpaper: finding.wallpaper } : {};
  }

  let settling = 0, since = 0, later = 0;
  const isConverting = (id) => app.view.tab === "convert" && app.view.current === id;
  /** Asks for what is not known: the picture looked at first, the others once the look has settled. */
  function ask() {
    const { current } = app.view;
    const want = (id, priority, version = app.optionsOf(id).version) => {
      if (app.store.get(id)?.state !== "ready") return;
      const key = keyOf(id, version), slot = `judge ${id} ${version}`;
      if (results.has(key) || (asked.get(slot) === key && crews.judge.has(slot))) return;
      asked.set(slot, key);
      const isWanted = () => app.doc.order.includes(id) && keyOf(id, version) === key && (app.optionsOf(id).version === version || isConverting(id));
      crews.judge.want(slot, priority, () => (isWanted()
        ? { job: "judge", picture: app.pictureOf(id, version), look: app.lookOf(id), photo: app.photoOf() } : null), (answer) => {
        results.set(key, answer);
        if (results.size > 2000) results.delete(results.keys().next().value);
        if (key === keyOf(id)) latest.set(id, key);
        if (id === app.view.current) app.render(); else later ||= setTimeout(() => { later = 0; app.render(); }, 300);
      });
    };
    clearTimeout(settling);
    settling = setTimeout(() => {
      settling = 0;
      // What is seen comes first; but not for ever.
      since ||= performance.now();
      if (!plates.isIdle && performance.now() - since < 4000) { ask(); return; }
      since = 0;
      if (current) want(current, 5);
      if (isConverting(current)) for (const { id } of [{ id: "" }, ...app.about.conversions]) want(current, 3, id);
      for (const id of app.doc.order) if (id !== current) want(id, 1);
    }, 120);
  }

  // ---- Reporting it. What stands between backticks is code.
  /** Where a conversion that the command would make is on this page. */
  function here(command) {
    const kind = /vibrancy convert .*--to ([a-z-]+)/.exec(command)?.[1], title = app.about.conversions.find((one) => one.id === kind)?.title;
    return title ? ` (here: Convert, “${title.split(":")[0]}”)` : "";
  }
  const prose = (text) => shown(text ?? "").replace(/(\d) %/g, "$1\u00a0%").split(/(`[^`]+`|#[0-9a-f]{6}\b)/i).filter(Boolean).flatMap((part) =>
    part.length > 2 && part.startsWith("`") ? [el("code", { textContent: part.slice(1, -1) }), here(part)]
      : /^#[0-9a-f]{6}$/i.test(part) ? [part, swatch(part)] : [part]);
  const short = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : +value.toFixed(value < 1 ? 2 : 1)).toString();

  function drawn(tag, attributes, text) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    return element;
  }
  /** Measured, the model's range and what is required, on one line. */
  function gauge({ measured, range, required, message }) {
    if (typeof measured !== "number" || typeof required !== "number") return [];
    const isShare = /\d %/.test(message) && Math.max(Math.abs(measured), Math.abs(required)) <= 1;
    const said = (value) => (isShare ? `${Math.round(100 * value)}\u00a0%` : short(value));
    // As the sentence rounds it, so that the two never differ.
    const reported = /([\d.]+)\s?(?::1|%)/.exec(message)?.[1], isReported = Math.abs(reported - measured * (isShare ? 100 : 1)) <= (isShare ? 1 : 0.1);
    const value = isReported ? `${reported}${isShare ? "\u00a0%" : ""}` : said(measured);
    const [least, most] = Array.isArray(range) ? range : [measured, measured];
    const low = Math.min(least, required, measured), high = Math.max(most, required, measured), room = (high - low) * 0.12 || 1;
    const from = Math.max(0, low - room), to = high + room, x = (value) => +(8 + (264 * (value - from)) / (to - from)).toFixed(1);
    const limit = `${said(required)} ${measured > required ? "at most" : "needed"}`;
    const line = drawn("svg", { viewBox: "0 0 280 28", class: "gauge", role: "img", "aria-label": `measured ${value}, between ${said(least)} and ${said(most)} over the model’s range; ${limit}` });
    line.append(drawn("line", { class: "track", x1: 8, x2: 272, y1: 14, y2: 14 }),
      drawn("line", { class: "band", x1: x(least), x2: x(most), y1: 14, y2: 14 }),
      drawn("line", { class: "required", x1: x(required), x2: x(required), y1: 5, y2: 23 }),
      drawn("circle", { class: "measured", cx: x(measured), cy: 14, r: 5 }));
    const words = [el("b", { textContent: `${value} measured` }), el("span", { textContent: limit })];
    return [line, el("p", { className: "scale", "aria-hidden": "true" }, ...(measured > required ? words.reverse() : words))];
  }

  function card(finding, index, one) {
    const rule = app.about.rules?.find((rule) => rule.id === finding.rule);
    const place = plates.placeOf(finding.scene);
    const open = el("button", { type: "button", className: "button small" }, "Show on the picture");
    open.addEventListener("click", () => {
      if (chosen(one.id) === finding) { app.show({ finding: -1 }); return; }
      $("panel").classList.remove("open"); // a sheet would lie over it
      app.show({ view: "single", place: finding.scene, finding: index, compare: "off" });
      app.flush();
      $("main").scrollIntoView({ block: "start" });
    });
    open.setAttribute("aria-pressed", chosen(one.id) === finding);
    const article = el("article", { className: "finding", "aria-label": `${finding.severity}: ${shown(finding.rule)}` },
      el("header", {}, el("span", { className: "word", textContent: finding.severity }), el("span", { className: "rule", textContent: shown(finding.rule) })),
      el("p", { className: "place", textContent: [plates.titleOf(place) || finding.scene, finding.wallpaper && `on ${finding.wallpaper}`].filter(Boolean).map(shown).join(", ") }),
      el("p", { className: "message", dir: "auto" }, ...prose(finding.message)), ...gauge(finding));
    if (finding.reason && !finding.message.includes(finding.reason)) article.append(el("p", { className: "reason", dir: "auto" }, ...prose(finding.reason)));
    if (finding.fix) article.append(el("p", { className: "fix" }, el("span", { className: "hidden", textContent: "Fix: " }), el("span", { dir: "auto" }, ...prose(finding.fix))));
    if (place) article.append(open);
    if (rule?.rationale) {
      article.append(el("details", {}, el("summary", { textContent: "Why it matters" }),
        el("p", {}, ...prose(rule.rationale)), el("p", {}, ...prose(rule.fix)), el("p", { className: "source" }, ...prose(rule.source))));
    }
    article.dataset.severity = finding.severity;
    return article;
  }

  // ---- Contrast over plain wallpapers. A point is [grey, share, its least and most, contrast, its least and most].
  const grey2 = (grey) => (grey <= 0 ? "0" : grey >= 1 ? "1" : grey.toFixed(2).replace(/^0/, "").replace(/0$/, ""));
  function curve(points) {
    const [left, top, width, height] = [30, 6, 246, 96];
    const highest = Math.max(6, ...points.map((point) => point[6]));
    const x = (grey) => +(left + grey * width).toFixed(1);
    const y = (ratio) => +(top + height * (1 - Math.log(Math.max(1, ratio)) / Math.log(highest))).toFixed(1);
    const along = (index) => points.map((point) => `${x(point[0])},${y(point[index])}`);
    const svg = drawn("svg", { viewBox: "0 0 280 150", class: "curve", role: "img" });
    for (const ratio of [1, 2, 4.5, 7, 12].filter((ratio) => ratio <= highest)) {
      svg.append(drawn("line", { class: "grid-line", x1: left, x2: left + width, y1: y(ratio), y2: y(ratio) }), drawn("text", { x: left - 5, y: y(ratio) + 4, "text-anchor": "end" }, `${ratio}`));
    }
    svg.append(drawn("polygon", { class: "band", points: [...along(6), ...along(5).reverse()].join(" ") }),
      drawn("line", { class: "needed", x1: left, x2: left + width, y1: y(3), y2: y(3) }),
      drawn("text", { class: "needed-text", x: left - 5, y: y(3) + 4, "text-anchor": "end" }, "3"),
      drawn("polyline", { class: "line", points: along(4).join(" ") }));
    const step = width / Math.max(1, points.length - 1) / 2;
    for (const [grey, share, , most] of points) {
      const from = Math.max(left, x(grey) - step), to = Math.min(left + width, x(grey) + step);
      if (share <= 0.25) svg.append(drawn("rect", { class: "passes", x: from, y: top + height + 3, width: +(to - from).toFixed(1), height: 5, opacity: most <= 0.25 ? 1 : 0.4 }));
    }
    const ramp = drawn("linearGradient", { id: "greys" });
    ramp.append(drawn("stop", { offset: 0, "stop-color": "#000" }), drawn("stop", { offset: 1, "stop-color": "#fff" }));
    svg.append(ramp, drawn("rect", { class: "frame", x: left, y: top + height + 11, width, height: 9, fill: "url(#greys)" }));
    for (const grey of [0, 0.2, 0.4, 0.6, 0.8, 1]) svg.append(drawn("text", { x: x(grey), y: top + height + 36, "text-anchor": grey === 0 ? "start" : grey === 1 ? "end" : "middle" }, grey2(grey)));
    const spans = [];
    for (const [grey, share] of points) {
      if (share > 0.25) continue;
      const last = spans.at(-1);
      if (last && grey - last[1] < 0.051) last[1] = grey; else spans.push([grey, grey]);
    }
    const said = spans.length ? `It stands out on greys ${spans.map(([a, b]) => (a === b ? grey2(a) : `${grey2(a)} to ${grey2(b)}`)).join(", ")}.` : "It stands out on no plain wallpaper.";
    svg.setAttribute("aria-label", `Contrast on plain wallpapers. ${said}`);
    const legend = `${said} The band is the model’s range${points.some(([, share, , most]) => share <= 0.25 && most > 0.25) ? "; pale green passes at its defaults alone" : ""}.`;
    const value = el("p", { className: "note", textContent: legend });
    svg.addEventListener("pointermove", (event) => {
      const box = svg.getBoundingClientRect(), grey = ((event.clientX - box.left) / box.width * 280 - left) / width;
      const point = points.reduce((best, one) => (Math.abs(one[0] - grey) < Math.abs(best[0] - grey) ? one : best));
      value.textContent = `On grey ${grey2(point[0])}: ${short(point[4])}:1 (${short(point[5])} to ${short(point[6])}); ${Math.round(100 * point[1])} % of the ink below 3:1.`;
    });
    svg.addEventListener("pointerleave", () => { value.textContent = legend; });
    return [el("h3", { textContent: "Contrast on plain wallpapers" }), svg, value];
  }

  let shownKey = "";
  function render() {
    ask();
    const one = app.current, result = one && of(one.id);
    const count = result?.findings?.length ?? 0;
    $("verdict-count").hidden = !count;
    $("verdict-count").textContent = count;
    $("verdict-count").dataset.severity = one ? worstOf(one.id) : "";
    if (app.view.tab !== "verdict") return;
    const key = JSON.stringify([one && keyOf(one.id), !!result, app.view.finding, one?.state]);
    if (key === shownKey) return;
    shownKey = key;
    const focus = document.activeElement?.closest?.(".finding"), index = focus ? [...$("findings").children].indexOf(focus) : -1;
    $("to-convert").hidden = !count;
    $("judged").hidden = true;
    // A conversion may take away what the picture showed: no rule knows what that was.
    const version = one && plates.versionOf(one.id);
    const judged = version ? ` as ${version}: of what is left of it. Compare it with the picture as it was.` : "";
    $("verdict-of").replaceChildren(one ? page.name(one.title) : "", judged);
    $("findings").replaceChildren();
    $("curve").replaceChildren();
    $("undetermined").replaceChildren();
    if (!one) { $("sentence").textContent = "No picture yet."; return; }
    if (one.state === "bad") { $("sentence").textContent = `It ${one.error}.`; return; }
    if (!result) { $("sentence").textContent = "Judging …"; return; }
    if (result.refused) { $("sentence").textContent = `Could not be judged: ${result.refused}.`; return; }
    $("sentence").textContent = count ? `${tally(result.findings)}.` : "Reads well where it is judged.";
    $("judged").hidden = false;
    $("findings").append(...result.findings.map((finding, i) => card(finding, i, one)));
    if (result.legibleRange?.length > 1) $("curve").append(...curve(result.legibleRange));
    const open = result.undetermined ?? [];
    if (open.length) {
      $("undetermined").append(el("details", {}, el("summary", { textContent: `${open.length} undetermined` }), el("ul", {}, ...open.map((one) =>
        el("li", {}, ...(typeof one === "string" ? prose(one) : [el("b", { textContent: shown(one.rule ?? "") }), " ", ...prose([one.scene, one.message ?? one.reason].filter(Boolean).join(": "))]))))));
    }
    if (index >= 0) $("findings").children[index]?.querySelector("button")?.focus({ preventScroll: true });
  }
  return {
    of, worst, worstOf, tally, gone, summary, chosen, lookOf, render,
    /** Whether all that the look asks for has been asked for, and what came is shown. */
    get isIdle() { return !settling && !later; },
  };
})();
