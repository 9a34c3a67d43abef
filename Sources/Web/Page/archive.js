// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Several files as one ZIP, as they are: a PNG is packed already.
const archive = (() => {
  const mostFiles = 65535, mostBytes = 0xffffffff; // what its fields hold

  /** Little-endian numbers, each with its width in bytes. */
  const packed = (...fields) => Uint8Array.from(fields.flatMap(([value, width]) => Array.from({ length: width }, (_, i) => (value >>> (8 * i)) & 255)));
  const utf8 = (name) => new TextEncoder().encode(name);
  /** How many bytes an archive of such files has. */
  const sizeOf = (files) => files.reduce((sum, { path, blob }) => sum + 76 + 2 * utf8(path).length + blob.size, 22);

  /**
   * Makes an archive. The blobs are not read: what it holds of files is read when it is saved.
   * @param files each with its path, its blob and the blob's CRC, `sum`; no two of one path.
   * @returns the archive, or `refused`, why there is none.
   */
  function made(files) {
    if (files.length > mostFiles) return { refused: `${files.length.toLocaleString("en")} files are more than one archive holds (${mostFiles.toLocaleString("en")}); drop a part of them` };
    if (sizeOf(files) > mostBytes) return { refused: "these files are more than one archive holds (4 GB); drop a part of them" };
    const parts = [], index = [];
    const start = [[0, 2], [1 << 5 | 1, 2]]; // one date for all: what is made does not depend on when
    let at = 0;
    for (const { path, blob, sum } of files) {
      const name = utf8(path);
      // Version 2.0, names in UTF-8, stored.
      const common = [[20, 2], [0x0800, 2], [0, 2], ...start, [sum, 4], [blob.size, 4], [blob.size, 4], [name.length, 2], [0, 2]];
      const head = packed([0x04034b50, 4], ...common);
      index.push(packed([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
      parts.push(head, name, blob);
      at += head.length + name.length + blob.size;
    }
    const size = index.reduce((sum, part) => sum + part.length, 0);
    return new Blob([...parts, ...index, packed([0x06054b50, 4], [0, 4], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2])], { type: "application/zip" });
  }
  return { made, mostFiles };
})();
