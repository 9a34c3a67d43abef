// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Several files as one ZIP, as they are: a PNG is packed already.
const archived = (() => {
  const table = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n;
  });
  function crc(bytes) {
    let sum = 0xffffffff;
    for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ (sum >>> 8);
    return (sum ^ 0xffffffff) >>> 0;
  }
  /** Little-endian numbers, each with its width in bytes. */
  const packed = (...fields) => Uint8Array.from(fields.flatMap(([value, width]) => Array.from({ length: width }, (_, i) => (value >>> (8 * i)) & 255)));
  /** Of two files with one name the second gets a number. */
  function unique(name, taken) {
    let next = name;
    for (let n = 2; taken.has(next.toLowerCase()); n++) next = name.replace(/(@[123]x)?(\.png)$/, ` ${n}$1$2`);
    taken.add(next.toLowerCase());
    return next;
  }
  /** @param files [name, blob]. */
  return async (files) => {
    const parts = [], index = [], taken = new Set();
    const start = [[1 << 5 | 1, 2]]; // a date for all: what is made does not depend on when
    let at = 0;
    for (const [name, blob] of files) {
      const title = new TextEncoder().encode(unique(name, taken)), sum = crc(new Uint8Array(await blob.arrayBuffer()));
      // Version 2.0, names in UTF-8, stored, midnight.
      const common = [[20, 2], [0x0800, 2], [0, 2], [0, 2], ...start, [sum, 4], [blob.size, 4], [blob.size, 4], [title.length, 2], [0, 2]];
      const head = packed([0x04034b50, 4], ...common);
      index.push(packed([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), title);
      parts.push(head, title, blob);
      at += head.length + title.length + blob.size;
    }
    const size = index.reduce((sum, part) => sum + part.length, 0);
    return new Blob([...parts, ...index, packed([0x06054b50, 4], [0, 4], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2])], { type: "application/zip" });
  };
})();
