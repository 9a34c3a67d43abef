// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// A plate shows one picture in one place and asks for it when that changes. What is drawn is kept for
// a while, so that going back shows it at once; plates that show the same share one drawing.
const plates = (() => {
  const { el } = page;
  const keptMost = 160e6; // bytes of drawings
  const kept = new Map(); // key → {bitmap, width, height}, the last used last
  const wanted = new Map(); // key → plates that wait for it
  const late = new Map(); // key under way → plates that want another by now, and what they wanted
  let keptBytes = 0, since = 0, drawn = 0;
  const places = () => app.about.places;
  const placeOf = (id) => places().find((one) => one.id === id);

  /** The look as far as a place shows it: a tint that is not seen draws nothing anew. */
  function seen(what) {
    const place = placeOf(what.scene), look = { ...app.lookOf(what.id), ...what.look };
    if (place && !place.usesTint) delete look.tint;
    if (place && !place.showsWallpaper) delete look.wallpaper;
    return look;
  }
  function keyOf(what) {
    if (what.screen) return JSON.stringify([requestOf(what), app.doc.look.photo]);
    const { scale, version } = app.pictureOf(what.id, what.version);
    const look = seen(what);
    return JSON.stringify([what.id, scale, version, what.scene, what.framed, what.most, look, look.wallpaper === "own" ? app.doc.look.photo : 0]);
  }
  /** What the worker is asked for. */
  function requestOf(what) {
    const { most, id } = what, photo = app.photoOf(), look = { ...app.lookOf(id), ...what.look };
    if (!what.screen) return { job: "render", picture: app.pictureOf(id, what.version), scene: what.scene, framed: what.framed, most, look, photo };
    const cast = what.cast.map((one) => ({ picture: app.pictureOf(one.id), look: { ...app.lookOf(one.id), family: one.family } }));
    return { job: "screen", screen: what.screen, scale: what.scale, cast, look, most, photo };
  }
  function keep(key, answer) {
    if (kept.has(key)) return;
    kept.set(key, answer);
    keptBytes += 4 * answer.bitmap.width * answer.bitmap.height;
    for (const [old, one] of kept) {
      if (keptBytes <= keptMost || old === key) break;
      kept.delete(old);
      keptBytes -= 4 * one.bitmap.width * one.bitmap.height;
      one.bitmap.close();
    }
  }

  class Plate {
    constructor(className = "") {
      this.canvas = el("canvas", { width: 1, height: 1, "aria-hidden": "true" }); // until it shows something
      this.element = el("span", { className: `plate ${className}` }, this.canvas);
    }
    /**
     * @param what id, scene, framed; `most` is the longest side that is wanted, if it is not all;
     *   version and look where they are not the document's.
     */
    show(what, priority, label) {
      if (this.canvas.getAttribute("aria-label") !== label) {
        this.canvas.removeAttribute("aria-hidden");
        this.canvas.setAttribute("role", "img");
        this.canvas.setAttribute("aria-label", label);
      }
      // What changes but its look stays as it is until it is drawn anew; another picture is veiled.
      const isOther = !this.isSame(what);
      this.what = what;
      const key = keyOf(what);
      if (key === this.key && (this.isDrawn || wanted.get(key)?.has(this))) return;
      this.leave(isOther);
      this.key = key;
      this.isDrawn = false;
      if (kept.has(key)) { this.draw(kept.get(key)); return; }
      if (isOther) this.element.classList.add("waiting");
      if (!wanted.has(key)) wanted.set(key, new Set());
      wanted.get(key).add(this);
      if (!since) [since, drawn] = [performance.now(), 0];
      const canUse = ([plate, was]) => !plate.isDrawn && plate.isSame(was);
      crews.painter.want(key, priority, () => {
        if (!wanted.get(key)?.size) return null;
        return requestOf(what);
      }, (answer) => {
        const waiting = wanted.get(key) ?? new Set(), behind = late.get(key) ?? new Map();
        wanted.delete(key);
        late.delete(key);
        if (!answer.refused) {
          keep(key, answer);
          for (const one of behind) if (canUse(one)) one[0].paint(answer);
        }
        for (const plate of waiting) answer.refused ? plate.fail(answer.refused) : plate.draw(answer);
        drawn += 1;
        if (!wanted.size && since) {
          plates.timing = { count: drawn, milliseconds: performance.now() - since };
          since = 0;
          plates.onDrawn();
        }
      }, { isMovable: true, isStale: () => !wanted.get(key)?.size && ![...late.get(key) ?? []].some(canUse) });
    }
    isSame(what) { return this.what?.id === what.id && this.what.scene === what.scene && this.what.framed === what.framed && this.what.screen === what.screen; }
    /** Wants its drawing no more. One that is under way is shown when it comes, unless it is of something else. */
    leave(isOther) {
      const waiting = wanted.get(this.key);
      if (!waiting?.delete(this)) return;
      const isUnderWay = !crews.painter.jobs.has(this.key);
      if (isUnderWay && !isOther) {
        if (!late.has(this.key)) late.set(this.key, new Map());
        late.get(this.key).set(this, this.what);
      }
      if (waiting.size) return;
      wanted.delete(this.key);
      if (!isUnderWay) crews.painter.drop(this.key);
    }
    draw(answer) {
      if (kept.has(this.key)) {
        const one = kept.get(this.key);
        kept.delete(this.key);
        kept.set(this.key, one);
      }
      this.isDrawn = true;
      this.paint(answer);
      this.onDrawn?.();
    }
    paint({ bitmap, width, height, placed }) {
      this.placed = placed;
      [this.canvas.width, this.canvas.height] = [bitmap.width, bitmap.height];
      this.canvas.getContext("2d").drawImage(bitmap, 0, 0);
      [this.width, this.height] = [width, height];
      this.element.style.setProperty("--aspect", `${width} / ${height}`);
      const longest = Math.max(width, height), times = longest < 64 ? Math.floor(128 / longest) : 1;
      this.element.style.setProperty("--width", `${width * times}px`);
      this.element.classList.toggle("enlarged", times > 1);
      this.element.classList.remove("waiting", "broken");
    }
    fail(reason) {
      this.element.classList.remove("waiting");
      this.element.classList.add("broken");
      this.element.dataset.reason = page.shown(reason);
      this.isDrawn = true;
      this.failure = reason;
      this.onDrawn?.();
    }
    /** Gives the drawing back: the plate is far from the window. */
    release() {
      this.leave(true);
      [this.key, this.isDrawn, this.what] = ["", false, null];
      this.element.classList.remove("waiting");
      [this.canvas.width, this.canvas.height] = [1, 1];
    }
    /** Marks a rectangle of the picture, in its pixels. */
    mark(box) {
      this.box?.remove();
      if (!box || !this.width) return;
      this.box = el("span", { className: "box" });
      const percent = (part, whole) => `${Math.max(0, Math.min(100, (100 * part) / whole))}%`;
      for (const [key, part, whole] of [["left", box.x, this.width], ["top", box.y, this.height], ["wide", box.width, this.width], ["high", box.height, this.height]]) {
        this.box.style.setProperty(`--${key}`, percent(part, whole));
      }
      this.element.append(this.box);
    }
  }

  /** A picture in a place and what it is compared with: over it behind a wipe, or beside it. */
  class Pair {
    constructor() {
      this.main = new Plate("main");
      this.other = new Plate("other");
      this.element = el("span", { className: "pair" }, this.main.element);
    }
    show(what, other, how, priority, labels) {
      const isPair = how !== "off" && other;
      this.main.show(what, priority, labels[0]);
      this.element.dataset.compare = isPair ? how : "off";
      if (isPair) {
        if (!this.other.element.parentElement) this.element.append(this.other.element);
        this.other.show(other, priority - 0.5, labels[1]);
      } else if (this.other.element.parentElement) {
        this.other.release();
        this.other.element.remove();
      }
    }
    release() { this.main.release(); this.other.release(); }
  }

  /** The place that stands for full color, unless another is chosen. */
  const fullColor = () => placeOf("home-light")?.id ?? places().find((one) => one.mode === "fullColor")?.id;
  /** What a picture in a place is compared with: another place, or the picture as it was. */
  function partner({ id, scene, framed, look, most }) {
    const { version } = app.optionsOf(id), chosen = app.view.with;
    if (!chosen && version) return { id, scene, framed, look, most, version: "", label: "as it was" };
    const place = chosen || fullColor();
    if (!place || place === scene) return null;
    return { id, scene: place, framed, look, most, label: chosen ? titleOf(placeOf(place)) : "full color" };
  }
  /** With a capital at the start, but for names such as iPhone. */
  const capital = (text) => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
  const titleOf = (place) => capital(place?.title ?? "");

  /** What a picture was converted to, in words. */
  const versionOf = (id) => {
    const { version } = app.optionsOf(id);
    return version && (app.about.conversions?.find((one) => one.id === version)?.title ?? version).split(":")[0].toLowerCase();
  };

  return {
    versionOf, Plate, Pair, placeOf, partner, titleOf, capital, fullColor, onDrawn: () => {}, timing: null,
    get isIdle() { return !wanted.size; },
  };
})();
