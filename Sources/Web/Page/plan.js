// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// What becomes of each file that was dropped when all of it is converted: as `vibrancy convert` does it
// with a folder. Loose PNG files and the pictures of image sets are converted, app icons only where
// their set was dropped by itself, and everything else is copied.
const plan = (() => {
  const { opened, folded } = folders;
  const setKinds = { imageset: "image", colorset: "color", appiconset: "icon" };
  /** Kinds of sets whose name does not end in `set`. */
  const others = new Set(["arobject", "arresourcegroup", "brandassets", "gcdashboardimage", "gcleaderboard", "imagestack",
    "imagestacklayer", "launchimage", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence"]);
  const scales = ["1x", "2x", "3x"];

  /** What a folder in a catalog is: a set, a group, a set that may hold image sets, or another. */
  function kindOf(name) {
    const dot = name.lastIndexOf(".");
    if (dot <= 0) return "group";
    const ending = name.slice(dot + 1).toLowerCase();
    if (setKinds[ending]) return setKinds[ending];
    return /^[a-z]+set$/.test(ending) ? "sets" : others.has(ending) ? "other" : "group";
  }
  const isSticker = (name) => /\.(xcstickers|stickerpack|sticker|stickersequence|stickersiconset)$/i.test(name);

  /** The sets of a folder, by their paths, with their files; and which files are copied, whatever they are. */
  function sorted(found) {
    const paths = new Set(found.map(({ path }) => path)), holding = new Set(), sets = new Map(), whole = new Set();
    for (const { path } of found) {
      const parts = path.split("/");
      parts.forEach((name, i) => { if (i < parts.length - 1 && kindOf(name) === "image") holding.add(parts.slice(0, i).join("/")); });
    }
    /** How far down a file's path its catalog or set begins; -1: it is loose; Infinity: it is copied. */
    const start = (parts) => {
      for (let i = 0; i < parts.length - 1; i++) {
        if (isSticker(parts[i])) return Infinity;
        if (/\.xcassets$/i.test(parts[i]) || Object.values(setKinds).includes(kindOf(parts[i]))) return i;
        if (/\.icon$/i.test(parts[i]) && paths.has(`${parts.slice(0, i + 1).join("/")}/icon.json`)) return Infinity;
      }
      return -1;
    };
    for (const one of found) {
      const parts = one.path.split("/"), from = start(parts);
      if (from >= 0) whole.add(one);
      for (let i = from; i >= 0 && i < parts.length - 1; i++) {
        const kind = kindOf(parts[i]), folder = parts.slice(0, i + 1).join("/");
        if (kind === "group" || (kind === "sets" && holding.has(folder))) continue;
        if (kind === "image" || kind === "icon") {
          if (!sets.has(folder)) sets.set(folder, { kind, files: new Map() });
          sets.get(folder).files.set(parts.slice(i + 1).join("/"), one);
        }
        break;
      }
    }
    return { sets, whole };
  }
  /** The file that a name leads to, as Apple's file systems find it: in any normalization, in any case. */
  const named = (files, name) => {
    if (files.has(name)) return files.get(name);
    for (const equal of [(a) => a.normalize("NFC"), folded]) for (const [stored, one] of files) if (equal(stored) === equal(name)) return one;
    return null;
  };
  /** The pictures that a set's Contents.json names. */
  async function artOf(folder, { files }, errors) {
    const path = `${folder}/Contents.json`, art = new Map();
    const file = files.get("Contents.json");
    if (!file) { errors.push([path, "is missing, so the set is copied as it is"]); return art; }
    let contents;
    try { contents = JSON.parse((await (await opened(file)).text()).replace(/^\ufeff/, "")) ?? {}; } catch {
      errors.push([path, "is not sound JSON, so the set is copied as it is"]);
      return art;
    }
    const isTemplate = contents.properties?.["template-rendering-intent"] === "template";
    for (const image of Array.isArray(contents.images) ? contents.images : []) {
      const name = image?.filename;
      if (typeof name !== "string" || !name) continue;
      if (name.startsWith("/") || name.split("/").includes("..")) { errors.push([path, `“${name}” leads out of the set; name a file inside it`]); continue; }
      if (typeof image.scale === "string" && !scales.includes(image.scale)) continue;
      const one = named(files, name);
      if (one) art.set(one, { isTemplate });
    }
    return art;
  }
  /** Whether a path can only lead below the folder that an archive is unpacked in, on every system. */
  const isSafe = (path) => path.split("/").every((name) => name && name !== "." && name !== ".." && !/[\\\0]/.test(name));

  async function addFolder({ found }, list, errors) {
    const { sets, whole } = sorted(found), art = new Map();
    let icons = 0;
    for (const [folder, set] of sets) {
      if (set.kind === "icon" && folder.includes("/")) { icons += 1; continue; }
      for (const [one, about] of await artOf(folder, set, errors)) art.set(one, about);
    }
    for (const one of found) {
      const { path } = one, isLoose = !whole.has(one) && /\.png$/i.test(path);
      const parts = path.split("/");
      if (!whole.has(one) && parts.slice(1, -1).some((name) => /\.png$|\.widget\.json$/i.test(name))) continue;
      if (isLoose && /\.vibrancy\.png$/i.test(path)) continue; // a sheet of ours
      list.push({ path, open: () => opened(one), isConverted: isLoose || art.has(one), isTemplate: art.get(one)?.isTemplate ?? false, mayCopy: art.has(one) });
    }
    for (const folder of new Set(found.filter((one) => !whole.has(one)).flatMap(({ path }) => {
      const parts = path.split("/");
      return parts.slice(1, -1).flatMap((name, i) => (/\.png$|\.widget\.json$/i.test(name) ? [parts.slice(0, i + 2).join("/")] : []));
    }))) errors.push([folder, "is a folder, though named like a file; rename it"]);
    return icons;
  }
  function addLoose(one, list) {
    const path = one.fileName, isPNG = /\.png$/i.test(path);
    list.push({ path, open: async () => one.source ?? one.blob, raw: one.raw, isConverted: Boolean(one.raw) || isPNG, isTemplate: false });
  }

  /**
   * All that is listed, file by file, by path.
   * @returns `list`: what becomes of each, `errors`: path and sentence of what is left out, and the
   * count of app-icon sets that are copied, `icons`.
   */
  async function made() {
    const all = [], errors = [], owners = new Map();
    let icons = 0;
    for (const root of folders.kept()) icons += await addFolder(root, all, errors);
    for (const one of app.listed()) if (!one.isInFolder) addLoose(one, all);
    for (const one of all) {
      const key = folded(one.path);
      if (owners.has(key)) owners.get(key).push(one); else owners.set(key, [one]);
    }
    const list = [];
    for (const same of owners.values()) {
      if (!isSafe(same[0].path)) { errors.push([same[0].path, "has a name that leads out of an archive; rename it"]); continue; }
      if (same.length === 1) { list.push(same[0]); continue; }
      for (const one of same) {
        const other = same.find((two) => two !== one).path;
        errors.push([one.path, other === one.path ? "is there twice; rename one" : `and ${other} are one file on a Mac; rename one`]);
      }
    }
    list.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { list, errors, icons };
  }
  return { made };
})();
