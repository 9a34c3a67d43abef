#!/usr/bin/env node
// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// Compares the module of the page with the command: pixels of previews, with and without wallpaper
// around, verdicts, and conversions. They are to be equal; where libm differs a code may by one.
//
//   node Tests/Web/run.mjs --binary PATH --module vibrancy.wasm [--fixtures Fixtures] [--all]
//
// Every option and every place is compared on one small picture, and every picture in every place;
// with --all, every option on several, in all families and on all wallpapers.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { decoded } from "./png.mjs";
import { Refused, Vibrancy } from "./module.mjs";

const given = Object.fromEntries(
  process.argv.slice(2).join(" ").split("--").filter(Boolean).map((part) => part.trim().split(/\s+/, 2)));
const binary = path.resolve(given.binary);
const fixtures = path.resolve(given.fixtures ?? "Fixtures");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "vibrancy-web-"));
const vibrancy = new Vibrancy(path.resolve(given.module));
const about = vibrancy.about();
const places = about.places.map((place) => place.id);

let problems = 0;
function complain(text) {
  if (++problems <= 20) console.log(`  ${text}`);
}

/** What was compared, and by how much it differs where. */
class Tally {
  constructor(title) {
    Object.assign(this, { title, pictures: 0, equal: 0, codes: 0, byOne: 0, where: new Map() });
  }

  add(name, where, ours, theirs) {
    this.pictures++;
    if (!theirs) return complain(`${name}: the command's picture cannot be read`);
    if (ours.width !== theirs.width || ours.height !== theirs.height) {
      return complain(`${name}: ${ours.width}×${ours.height} here, ${theirs.width}×${theirs.height} there`);
    }
    let [differing, most] = [0, 0];
    for (let at = 0; at < ours.data.length; at++) {
      const difference = Math.abs(ours.data[at] - theirs.data[at]);
      if (difference) differing++;
      if (difference > most) most = difference;
    }
    this.codes += ours.data.length;
    this.byOne += differing;
    if (differing === 0) this.equal++;
    else this.where.set(where, (this.where.get(where) ?? 0) + differing);
    if (most > 1) complain(`${name}: ${differing} codes differ, by up to ${most}`);
  }

  report() {
    const places = [...this.where].map(([place, count]) => `${place} ${count}`).join(", ");
    console.log(
      `${this.title}: ${this.equal} of ${this.pictures} pictures are equal to the code`
        + (this.byOne ? `; ${this.byOne} of ${this.codes} codes differ by one: ${places}` : ""));
  }
}

function spawned(...words) {
  const ended = spawnSync(binary, words, { maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"], cwd: scratch, encoding: "utf8" });
  // Lint ends with 1 where it finds something.
  if (ended.status !== 0 && ended.status !== 1) throw new Error(`${words.slice(0, 6).join(" ")}: ${ended.error ?? ended.stderr}`);
  return ended;
}
const run = (...words) => spawned(...words).stdout;

/** Pictures below a folder that both sides read alike, by path. */
function pictures(folder) {
  const found = [];
  for (const entry of fs.readdirSync(folder, { recursive: true }).sort()) {
    const file = path.join(folder, entry);
    if (!file.endsWith(".png") || !fs.statSync(file).isFile()) continue;
    const picture = decoded(file);
    if (picture && picture.width * picture.height < 4e6) found.push({ file, picture });
  }
  if (!found.length) throw new Error(`there are no pictures in ${folder}`);
  return found;
}

const scaleOf = (file) => Number(file.match(/@([23])x\.png$/)?.[1] ?? 1);
const nameOf = (file) => path.basename(file, ".png");
const standard = {
  wallpaper: "mid", tint: "#FF9F0A", os: "26", family: "", group: "default", template: "no",
  "accented-rendering": "unset", fit: "contain", background: "", luma: "709", "material-radius": "",
  privacy: "", form: "on-black", ink: "#FFFFFF", saturation: "0",
};

/** Compares previews of pictures in all places with one set of options. */
function comparePreviews(tally, art, options) {
  const folder = fs.mkdtempSync(path.join(scratch, "previews-"));
  const words = Object.entries(options).flatMap(([name, value]) => {
    if (name === "wallpaper" && value === "own") return ["--wallpaper", options.photo];
    if (name === "photo") return [];
    if (name === "template") return value === "yes" ? ["--template"] : [];
    if (name === "privacy" || name === "material-radius") return ["--set", `${name}=${value}`];
    return [`--${name}`, value];
  });
  run("render", ...art.map((one) => one.file), "--scene", "all", "--anywhere", "-o", folder, "--quiet", ...words);
  const { photo, ...settings } = options;
  if (photo) vibrancy.wallpaper(decoded(photo));
  vibrancy.set({ ...standard, ...settings });
  for (const { file, picture } of art) {
    const handle = vibrancy.load(picture, scaleOf(file));
    for (const place of places) {
      const preview = path.join(folder, `${nameOf(file)}.${place}.png`);
      if (!fs.existsSync(preview)) {
        complain(`${nameOf(file)} in ${place}: the command made none`);
        continue;
      }
      vibrancy.set({ scene: place });
      tally.add(`${nameOf(file)} in ${place}, ${words.join(" ")}`, place, vibrancy.render(handle), decoded(preview));
    }
    vibrancy.unload(handle);
  }
  fs.rmSync(folder, { recursive: true });
}

const inputs = pictures(path.join(fixtures, "Inputs")).filter(({ file }) => path.dirname(file).endsWith("Inputs"));
const some = (...names) => inputs.filter(({ file }) => names.includes(nameOf(file)));

const all = "all" in given;
const plain = new Tally("previews");
comparePreviews(plain, inputs.filter(({ file }) => file.endsWith("@2x.png")), { wallpaper: "vivid" });
comparePreviews(plain, inputs.filter(({ file }) => !file.endsWith("@2x.png")), { wallpaper: "mid" });
const few = all ? some("gauge@2x", "landscape", "trend-fade@3x") : some("gauge@2x");
for (const wallpaper of ["dark", "light", "busy", "dusk", "beach", "night", "#4D7A33"]) {
  comparePreviews(plain, few, { wallpaper, tint: "#3478F6" });
}
comparePreviews(plain, few, { wallpaper: "own", photo: path.join(fixtures, "Inputs/landscape@3x.png") });
for (const rest of [
  { os: "18", wallpaper: "vivid" }, { group: "accent" }, { template: "yes", wallpaper: "busy" },
  { background: "#20405F" }, { background: "#F7D070,#203040" }, { background: "accessory" },
  { "accented-rendering": "accented" }, { "accented-rendering": "desaturated" },
  { "accented-rendering": "accentedDesaturated" }, { "accented-rendering": "fullColor" },
  { luma: "adaptive" }, { "material-radius": "30", wallpaper: "vivid" }, { privacy: "true" },
]) comparePreviews(plain, few, rest);
plain.report();

const fitted = new Tally("previews in a family's slot");
for (const { id: family } of about.families) {
  for (const fit of all ? ["contain", "cover", "none"] : ["contain"]) {
    comparePreviews(fitted, all ? some("paper-boat@2x", "landscape@3x") : some("paper-boat@2x"), { family, fit, wallpaper: "vivid", background: "#20405F" });
  }
}
comparePreviews(fitted, some("gauge@3x"), { family: "systemSmall", os: "18", wallpaper: "busy" });
comparePreviews(fitted, some("gauge@2x"), { family: "accessoryRectangular", device: "375x667", wallpaper: "dusk" });
comparePreviews(fitted, some("gauge@2x"), { family: "accessoryCircular", device: "45mm" });
vibrancy.set({ device: "" });
fitted.report();

const framed = new Tally("previews with wallpaper around");
for (const family of ["", "systemSmall", "accessoryCircular"]) {
  const folder = fs.mkdtempSync(path.join(scratch, "gallery-"));
  const art = some("gauge@3x", "leaf@2x");
  const words = family ? ["--family", family] : [];
  run("render", ...art.map((one) => one.file), "--scene", "all", "--anywhere", "--wallpaper", "dusk", "-o", folder, "--html", "--quiet", ...words);
  vibrancy.set({ ...standard, family, wallpaper: "dusk" });
  for (const { file, picture } of art) {
    const handle = vibrancy.load(picture, scaleOf(file));
    for (const place of places) {
      vibrancy.set({ scene: place });
      const shown = path.join(folder, "gallery", `${nameOf(file)}.${place}.png`);
      framed.add(`${nameOf(file)} in ${place}, framed`, place, vibrancy.render(handle, true), fs.existsSync(shown) ? decoded(shown) : null);
    }
    vibrancy.unload(handle);
  }
}
framed.report();

const onScreens = new Tally("whole screens");
const shortOf = new Map(about.families.map(({ id, title }) => [id, title]));
// In twice the size one screen of each mode: its first.
const modes = new Map(about.places.map(({ id, mode }) => [id, mode]));
const large = new Set([...new Set(modes.values())].map((mode) => about.screens.find(({ place }) => modes.get(place) === mode)?.id));
for (const { id: screen, families } of about.screens) {
  for (const [wallpaper, scale] of [["dusk", 1], ["vivid", 2]]) {
    if (scale === 2 && !large.has(screen)) continue;
    // As many as there are slots for, and one more; the command takes a family for each run.
    const family = families[0], art = some("leaf@2x", "gauge@3x", "paper-boat@2x");
    const file = path.join(scratch, `${screen}.png`);
    run("screen", ...art.map((one) => one.file), "--family", shortOf.get(family), "--screen", screen, "--wallpaper", wallpaper,
      "--tint", "#30D158", "--scale", `${scale}`, "-o", file, "--quiet");
    vibrancy.set({ ...standard, wallpaper, tint: "#30D158" });
    const cast = art.map((one) => [vibrancy.load(one.picture, scaleOf(one.file)), { family }]);
    onScreens.add(`${screen} on ${wallpaper}`, screen, vibrancy.screen(screen, cast, scale), decoded(file));
    for (const [handle] of cast) vibrancy.unload(handle);
  }
}
onScreens.report();

const converted = new Tally("conversions");
let losses = 0;
const files = { count: 0, equal: 0 };
/** Whether both warn of what a conversion destroys, in the same words. */
function compareLoss(name, { lost, keptBy }, warning) {
  if (lost) losses++;
  if (lost ? !warning?.startsWith(lost) || (keptBy && !warning.endsWith(`; --to ${keptBy} would keep it`)) : warning) {
    complain(`${name}: loses ${JSON.stringify([lost, keptBy])} here, ${JSON.stringify(warning)} there`);
  }
}
for (const { id: kind } of about.conversions) {
  const variants = [{}];
  if (kind === "luminance-to-alpha") variants.push({ form: "straight" }, { ink: "#3478F6" });
  if (kind === "template") variants.push({ ink: "#3478F6" });
  if (kind === "desaturate") variants.push({ saturation: "0.5" });
  if (kind === "tinted-icon") variants.push({ luma: "adaptive" });
  for (const options of variants) {
    const folder = fs.mkdtempSync(path.join(scratch, "converted-"));
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const warnings = spawned("convert", ...inputs.map((one) => one.file), "-o", folder, "--to", kind, "--quiet", ...words).stderr.split("\n");
    vibrancy.set({ ...standard, ...options });
    for (const { file, picture } of inputs) {
      const handle = vibrancy.load(picture, scaleOf(file));
      const name = `${nameOf(file)} to ${kind} ${words.join(" ")}`, start = `warning: ${file}: `;
      converted.add(name, kind, vibrancy.convert(handle, kind), decoded(path.join(folder, path.basename(file))));
      files.count++;
      if (Buffer.compare(fs.readFileSync(path.join(folder, path.basename(file))), vibrancy.pack(handle, kind))) {
        complain(`${name}: the file has other bytes than the command's`);
      } else files.equal++;
      compareLoss(name, vibrancy.lost(), warnings.find((line) => line.startsWith(start) && /any more|flat color|opacity .* lost/.test(line))?.slice(start.length));
      vibrancy.unload(handle);
    }
  }
}
converted.report();
console.log(`files: ${files.equal} of ${files.count} are the command's, byte for byte`);
console.log(`losses: ${losses} conversions destroy what they were made of, and both say so`);

// ---- Verdicts

/** What is said of a picture, by rule, scene and wallpaper. */
function keyed(findings) {
  return new Map(findings.map((found) => [[found.rule, found.scene, found.wallpaper].join(" "), found]));
}

/** Whether two values say the same; numbers may differ where libm does. */
function agree(ours, theirs, counts) {
  if (typeof ours === "number" && typeof theirs === "number") {
    if (ours === theirs) return true;
    counts.near++;
    return Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(theirs));
  }
  if (ours && theirs && typeof ours === "object" && typeof theirs === "object") {
    const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    return [...keys].every((key) => agree(ours[key], theirs[key], counts));
  }
  return ours === theirs;
}

const compared = ["severity", "message", "reason", "fix", "measured", "range", "required", "rectangle"];
const counts = { pictures: 0, findings: 0, undetermined: 0, near: 0 };
const rules = new Set();
vibrancy.set(standard);
const flat = path.join(scratch, "art");
fs.mkdirSync(flat);
const judged = [...pictures(path.join(fixtures, "Rules")), ...inputs].map(({ file, picture }, index) => {
  // Alone in a folder of no meaning, so that nothing but the picture decides.
  const copy = `${index}${file.match(/@[23]x\.png$/)?.[0] ?? ".png"}`;
  fs.copyFileSync(file, path.join(flat, copy));
  return { name: path.relative(fixtures, file), copy: `art/${copy}`, picture };
});
for (const system of ["26", "18"]) {
  const report = JSON.parse(run("lint", ...judged.map((one) => one.copy), "--all", "--isolated", "--no-cache", "--reporter", "json", "--os", system));
  if (report.errors.length) complain(`the command could not read ${report.errors[0].path}`);
  vibrancy.set({ os: system });
  for (const { name, copy, picture } of judged) {
    const handle = vibrancy.load(picture, scaleOf(copy));
    const ours = vibrancy.judge(handle);
    vibrancy.unload(handle);
    counts.pictures++;
    for (const list of ["findings", "undetermined"]) {
      const theirs = keyed(report[list].filter((found) => found.path === copy));
      const mine = keyed(ours[list]);
      counts[list] += theirs.size;
      for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
        const [a, b] = [mine.get(key), theirs.get(key)];
        if (b) rules.add(b.rule);
        if (!a || !b) complain(`${name}: ${key} is said by the ${a ? "module" : "command"} alone`);
        else for (const field of compared) {
          if (!agree(a[field], b[field], counts)) complain(`${name}: ${key}: ${field} is ${JSON.stringify(a[field])} here, ${JSON.stringify(b[field])} there`);
        }
      }
    }
  }
}
console.log(
  `verdicts: ${counts.pictures} pictures, ${counts.findings} findings of ${rules.size} rules, `
    + `${counts.undetermined} undetermined; ${counts.near} numbers differ in their last digits`);

// ---- Bad input

for (const [name, body] of [
  ["a scene that is unknown", () => vibrancy.set({ scene: "lock" })],
  ["a figure out of range", () => vibrancy.set({ "material-lift": "7" })],
  ["no picture", () => vibrancy.render(99)],
  ["no such screen", () => vibrancy.screen("lock", [], 1)],
  ["a picture on a screen without a family", () => {
    vibrancy.set({ family: "" });
    vibrancy.screen("lock-screen", [[vibrancy.load({ data: new Uint8Array(4), width: 1, height: 1 }, 1), {}]], 1);
  }],
  ["no such conversion", () => vibrancy.convert(99, "sepia")],
  ["no such file", () => vibrancy.pack(99, "grayscale")],
  ["a size of nothing", () => vibrancy.load({ data: new Uint8Array(4), width: 0, height: 1 }, 1)],
  ["a size without end", () => vibrancy.load({ data: new Uint8Array(4), width: 1 << 20, height: 1 << 20 }, 1)],
]) {
  try {
    body();
    complain(`${name}: is taken`);
  } catch (error) {
    if (!(error instanceof Refused) || !error.message || error.message.includes("\n")) complain(`${name}: ${error}`);
  }
}

fs.rmSync(scratch, { recursive: true });
if (problems) {
  console.log(`web: ${problems} problems`);
  process.exit(1);
}
console.log("web: the module and the command agree");
