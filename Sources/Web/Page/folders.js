// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Folders that were dropped or picked: what is in them, read as the command reads folders, and kept
// until it is converted.
const folders = (() => {
  const { mostFiles } = archive;
  /** What tools put into a project's folder: copies, and the art of others. */
  const foreign = new Set(["Carthage", "DerivedData", "Pods", "build", "node_modules"]);
  /** Folders that are taken with all that is in them. */
  const whole = /\.(xcassets|imageset|colorset|appiconset|icon|xcstickers|stickerpack|sticker|stickersequence|stickersiconset)$/i;
  const dropped = new Map(); // by its name, folded: what was dropped last
  const folded = (path) => path.normalize("NFC").toLowerCase();

  // ---- By handles where the browser has them, else by entries, which it does not read where the page
  // was opened from disk.
  const entriesOf = (folder) => new Promise((done) => {
    const reader = folder.createReader(), all = [];
    const more = () => reader.readEntries((some) => {
      all.push(...some);
      if (some.length && all.length <= mostFiles) more(); else done(all);
    }, () => done(all));
    more();
  });
  async function childrenOf(folder) {
    if (folder.createReader) return entriesOf(folder);
    const all = [];
    for await (const child of folder.values()) if (all.push(child) > mostFiles) break;
    return all;
  }
  const isFolder = (node) => node.kind === "directory" || node.isDirectory === true;
  /** The file of something that was found. */
  const opened = async ({ file, node }) => file ?? (node.getFile ? node.getFile() : new Promise((done, failed) => node.file(done, failed)));
  const isPassedOver = (name, isWhole) => name.startsWith(".") || (!isWhole && foreign.has(name));

  /** Every file under a folder, with its path; stops at a bound. */
  async function walk(folder, path = folder.name, isWhole = whole.test(folder.name), found = []) {
    const children = await childrenOf(folder);
    children.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const child of children) {
      if (found.length >= mostFiles) { found.isCut = true; return found; }
      const to = `${path}/${child.name}`;
      if (!isFolder(child)) { if (!child.name.startsWith(".")) found.push({ node: child, path: to }); continue; }
      if (!isPassedOver(child.name, isWhole)) await walk(child, to, isWhole || whole.test(child.name), found);
    }
    return found;
  }
  /** The same of files that a picker gives, all of them at once. */
  function picked(files) {
    const found = [];
    for (const file of files) {
      const path = file.webkitRelativePath || file.name, parts = path.split("/");
      let isWhole = whole.test(parts[0]);
      const isLeft = parts.slice(1).some((name, i) => {
        const isOver = i === parts.length - 2 ? name.startsWith(".") : isPassedOver(name, isWhole);
        isWhole ||= whole.test(name);
        return isOver;
      });
      if (isLeft) continue;
      if (found.length >= mostFiles) { found.isCut = true; break; }
      found.push({ file, path });
    }
    return found;
  }

  /** Keeps a folder; one of the same name that was dropped before is not converted any more. */
  function keep(name, found) {
    const root = { name, found, ids: new Set() };
    dropped.set(folded(name), root);
    return root;
  }
  /** The folders of which a picture is still listed, or which had none. */
  const kept = () => [...dropped.values()].filter(({ ids }) => !ids.size || app.doc.order.some((id) => ids.has(id)));

  return { walk, picked, keep, kept, opened, folded, mostFiles };
})();
