// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The module of the page, for Node: one instance, its calls with JavaScript's values.

import fs from "node:fs";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What the module says of a call that fails: one sentence. */
export class Refused extends Error {}

export class Vibrancy {
  constructor(path) {
    const start = performance.now();
    const module = new WebAssembly.Module(fs.readFileSync(path));
    const imports = WebAssembly.Module.imports(module);
    if (imports.length) throw new Error(`the module imports ${JSON.stringify(imports)}`);
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.startTime = performance.now() - start;
  }

  bytes(pointer, length) {
    return new Uint8Array(this.exports.memory.buffer, pointer >>> 0, length);
  }

  /** Lends bytes to a call. */
  lend(bytes, body) {
    const pointer = this.exports.vibrancy_allocate(Math.max(bytes.length, 1));
    if (!pointer) throw new Refused(`no memory for ${bytes.length} bytes`);
    this.bytes(pointer, bytes.length).set(bytes);
    try {
      return body(pointer, bytes.length);
    } finally {
      this.exports.vibrancy_free(pointer);
    }
  }

  result() {
    const { vibrancy_result_pointer: pointer, vibrancy_result_length: length } = this.exports;
    return this.bytes(pointer(), length());
  }

  text() {
    return decoder.decode(this.result());
  }

  checked(status) {
    if (status < 0) throw new Refused(this.text());
    return status;
  }

  picture() {
    const { vibrancy_result_width: width, vibrancy_result_height: height } = this.exports;
    return { width: width(), height: height(), data: this.result().slice() };
  }

  about() {
    this.checked(this.exports.vibrancy_about());
    return JSON.parse(this.text());
  }

  load({ data, width, height }, scale) {
    return this.lend(data, (at) => this.checked(this.exports.vibrancy_load(at, width, height, scale)));
  }

  unload(handle) {
    this.exports.vibrancy_unload(handle);
  }

  wallpaper({ data, width, height }) {
    this.lend(data, (at) => this.checked(this.exports.vibrancy_wallpaper(at, width, height)));
  }

  set(options) {
    for (const [name, value] of Object.entries(options)) {
      this.lend(encoder.encode(name), (a, n) =>
        this.lend(encoder.encode(value), (b, m) => this.checked(this.exports.vibrancy_set(a, n, b, m))));
    }
  }

  render(handle, framed = false) {
    this.checked(this.exports.vibrancy_render(handle, framed ? 1 : 0));
    return this.picture();
  }

  /** A whole screen with pictures in its slots: `[handle, options]` each. */
  screen(name, cast, scale) {
    this.checked(this.exports.vibrancy_seat(0));
    for (const [handle, options] of cast) {
      this.set(options);
      this.checked(this.exports.vibrancy_seat(handle));
    }
    const placed = this.lend(encoder.encode(name), (at, length) =>
      this.checked(this.exports.vibrancy_screen(at, length, scale)));
    return { ...this.picture(), placed };
  }

  judge(handle) {
    this.checked(this.exports.vibrancy_judge(handle));
    return JSON.parse(this.text());
  }

  convert(handle, kind) {
    this.lend(encoder.encode(kind), (at, length) =>
      this.checked(this.exports.vibrancy_convert(handle, at, length)));
    return this.picture();
  }
  /** The file that the command writes of a picture. */
  pack(handle, kind) {
    this.lend(encoder.encode(kind), (at, length) =>
      this.checked(this.exports.vibrancy_pack(handle, at, length)));
    return this.result().slice();
  }
  /** What the last conversion destroyed: `lost` and `keptBy`, if anything. */
  lost() {
    this.checked(this.exports.vibrancy_lost());
    return JSON.parse(this.text());
  }
}
