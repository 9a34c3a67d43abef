// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyPNG
import VibrancyPixels

/// Writes a large picture through libpng as its rows come.
@safe final class StreamedPicture {
  private let output: Output
  private let handle: OpaquePointer
  private let pixels: Int

  init(
    _ file: PNGFile, size: PixelSize, layout: PNGLayout, depth: SampleDepth,
    compression: Compression
  ) throws(PNGError) {
    output = Output(file)
    pixels = size.area
    let handle = unsafe vpng_writer_create(
      { context, bytes, count in
        let output = unsafe Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
        return unsafe output.take(UnsafeBufferPointer(start: bytes, count: count))
      }, Unmanaged.passUnretained(output).toOpaque())
    guard let handle = unsafe handle else { throw .outOfMemory(pixels: size.area) }
    unsafe self.handle = handle
    let header = vpng_header(
      width: UInt32(size.width), height: UInt32(size.height), bit_depth: UInt8(depth.rawValue),
      color_type: layout.colorType.rawValue, interlaced: false, transparent: false)
    try check(
      unsafe vpng_writer_start(handle, header, Int32(compression.streamLevel), compression != .fast)
    )
    for chunk in file.chunks(.beforeImageData) { try write(chunk) }
  }

  deinit { unsafe vpng_writer_destroy(handle) }

  func append<Code: BitwiseCopyable>(_ row: [Code]) throws(PNGError) {
    let status = unsafe row.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe vpng_writer_write_row(handle, $0) }
    }
    try check(status ?? VPNG_OK)
  }

  func finish(trailing: [PNGChunk]) throws(PNGError) {
    for chunk in output.file.chunks(.afterImageData) + trailing { try write(chunk) }
    try check(unsafe vpng_writer_finish(handle))
    try output.flush()
  }

  private func write(_ chunk: PNGChunk) throws(PNGError) {
    let name = Array(chunk.name.utf8)
    let status = unsafe name.withUnsafeBufferPointer { name in
      unsafe chunk.data.withUnsafeBufferPointer { data in
        unsafe name.baseAddress.map {
          unsafe vpng_writer_write_chunk(handle, $0, data.baseAddress, data.count)
        }
      }
    }
    try check(status ?? VPNG_OK)
  }

  private func check(_ status: vpng_status) throws(PNGError) {
    switch status {
    case VPNG_OK: return
    case VPNG_NO_MEMORY: throw .outOfMemory(pixels: pixels)
    default:
      throw output.failure
        ?? .destination(reason: unsafe String(cString: vpng_writer_message(handle)))
    }
  }

  /// Gathers libpng's small portions; keeps the sink's error, which cannot pass through C.
  private final class Output {
    let file: PNGFile
    private(set) var failure: PNGError?
    private var gathered: [UInt8] = []

    init(_ file: PNGFile) { self.file = file }

    func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      unsafe gathered.append(contentsOf: bytes)
      guard gathered.count >= 1 << 18 else { return true }
      do throws(PNGError) { try flush() } catch {
        failure = error
        return false
      }
      return true
    }

    func flush() throws(PNGError) {
      if gathered.isEmpty { return }
      try file.write(gathered)
      gathered.removeAll(keepingCapacity: true)
    }
  }
}
