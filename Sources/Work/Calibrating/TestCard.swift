// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A card of flat patches to show as a widget, so that what a device makes of each can be read off
/// its screenshot.
///
/// A grid of square cells within a margin of half a cell. Three marks, of two by two cells, lie in
/// all corners but the lower right; of the other cells each second is a patch and each second is
/// empty, so that what lies behind a patch can be read beside it.
package struct TestCard: Sendable, Hashable {
  /// A slot that cards are drawn for.
  package enum Slot: String, Sendable, CaseIterable {
    /// Wide and low, for the Lock Screen of a phone.
    case accessoryRectangular
    /// A square.
    case systemSmall
  }

  /// A patch: its color and opacity.
  package struct Patch: Sendable, Hashable {
    /// Its cell, from the left and from the top.
    package let (x, y): (Int, Int)
    /// Straight, encoded sRGB.
    package let color: EncodedColor
    /// α, 0…1.
    package let alpha: Float
  }

  package let slot: Slot

  /// The card for a slot.
  package init(_ slot: Slot) { self.slot = slot }

  /// Cells side by side.
  package var columns: Int {
    switch slot {
    case .accessoryRectangular: 18
    case .systemSmall: 12
    }
  }

  /// Cells one above the other.
  package var rows: Int {
    switch slot {
    case .accessoryRectangular: 8
    case .systemSmall: 12
    }
  }

  /// The side of a cell in the card's own picture, in pixels at three a point; even, and four
  /// modules of a mark.
  package var cell: Int {
    switch slot {
    case .accessoryRectangular: 28
    case .systemSmall: 40
    }
  }

  /// The corners' cells, from the left and from the top, that marks begin in.
  package var marks: [(x: Int, y: Int)] { [(0, 0), (columns - 2, 0), (0, rows - 2)] }

  /// The patches, row by row.
  package var patches: [Patch] {
    var patches: [Patch] = []
    for y in 0..<rows {
      for x in 0..<columns where (x + y).isMultiple(of: 2) && !isMark(x, y) {
        // Far apart, so that no corner of the screen has all of one kind.
        let (color, alpha) = Self.contents[patches.count * 12 % Self.contents.count]
        patches.append(Patch(x: x, y: y, color: color, alpha: alpha))
      }
    }
    return patches
  }

  /// Returns `true` if a cell belongs to a mark.
  func isMark(_ x: Int, _ y: Int) -> Bool {
    marks.contains { ($0.x...$0.x + 1).contains(x) && ($0.y...$0.y + 1).contains(y) }
  }

  /// Opaque greys, greys of four opacities, and hues: 31, which 12 goes through all of.
  private static let contents: [(EncodedColor, Float)] = {
    func code(_ value: Float) -> Float { (value * 255).rounded() / 255 }
    func gray(_ value: Float) -> EncodedColor {
      EncodedColor(red: code(value), green: code(value), blue: code(value))
    }
    let greys = (0...10).map { (gray(Float($0) / 10), Float(1)) }
    let veils = [0.2, 0.4, 0.6, 0.8].flatMap { alpha in
      [0, 0.5, 1].map { (gray($0), code(Float(alpha))) }
    }
    let hues: [(EncodedColor, Float)] = [
      (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0.6, 0),
      (0.4, 0.2, 0.8),
    ].map { (EncodedColor(red: $0.0, green: $0.1, blue: $0.2), 1) }
    return greys + veils + hues
  }()

  /// The card's picture: straight codes of 8 bits, transparent where it is empty.
  package var picture: StraightImage {
    let (width, height) = ((columns + 1) * cell, (rows + 1) * cell)
    var codes = [UInt8](repeating: 0, count: 4 * width * height)
    func paint(_ x: Int, _ y: Int, _ width2: Int, _ height2: Int, _ pixel: [UInt8]) {
      for row in y..<(y + height2) {
        for column in x..<(x + width2) {
          codes.replaceSubrange(
            (4 * (row * width + column))..<(4 * (row * width + column) + 4), with: pixel)
        }
      }
    }
    let margin = cell / 2
    for patch in patches {
      let pixel = [patch.color.red, patch.color.green, patch.color.blue, patch.alpha].map {
        UInt8(($0 * 255).rounded())
      }
      paint(margin + patch.x * cell, margin + patch.y * cell, cell, cell, pixel)
    }
    // White, ring and square, seven modules wide in the middle of eight.
    let (module, white, nothing) = (
      cell / 4, [UInt8](repeating: 255, count: 4), [UInt8](repeating: 0, count: 4)
    )
    for mark in marks {
      let (x, y) = (
        margin + mark.x * cell + module / 2, margin + mark.y * cell + module / 2
      )
      paint(x, y, 7 * module, 7 * module, white)
      paint(x + module, y + module, 5 * module, 5 * module, nothing)
      paint(x + 2 * module, y + 2 * module, 3 * module, 3 * module, white)
    }
    guard let size = PixelSize(width: width, height: height) else {
      preconditionFailure("a card has pixels")
    }
    return StraightImage(size: size, samples: .eight(codes))
  }
}
