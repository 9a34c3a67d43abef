// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization
package import VibrancyVectors

/// The drawings that a run had made of SVGs, as PNGs: files of the same bytes are drawn once. Alternate
/// icons share most of their layers.
package final class DrawnVectors: Sendable {
  /// What decides a drawing.
  package struct Key: Hashable, Sendable {
    let svg: [UInt8]
    let extent: DrawingExtent
    let group: SVGGroup?

    /// A drawing of an SVG, or of one element of it.
    package init(svg: [UInt8], extent: DrawingExtent, group: SVGGroup? = nil) {
      (self.svg, self.extent, self.group) = (svg, extent, group)
    }

    package func hash(into hasher: inout Hasher) {
      // Bytes of one count are seldom others.
      hasher.combine(svg.count)
      hasher.combine(extent)
      hasher.combine(group)
    }
  }

  private struct State {
    var drawings: [Key: [UInt8]] = [:]
    var byteCount = 0
  }

  /// The most bytes of SVGs and drawings that are held.
  private static let mostBytes = 8 << 20

  private let state = Mutex(State())

  /// Nothing drawn yet.
  package init() {}

  /// A drawing; one that fails is made again when it is asked for again.
  package func drawing(
    of key: Key, _ draw: () throws(VectorError) -> [UInt8]
  ) throws(VectorError) -> [UInt8] {
    if let known = state.withLock({ $0.drawings[key] }) { return known }
    // Not locked meanwhile: others are drawn side by side.
    let drawing = try draw()
    state.withLock { state in
      let byteCount = key.svg.count + drawing.count
      guard state.byteCount + byteCount <= Self.mostBytes, state.drawings[key] == nil else {
        return
      }
      state.drawings[key] = drawing
      state.byteCount += byteCount
    }
    return drawing
  }
}
