// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// The reading of one patch on a device.
package struct Reading: Sendable, Hashable {
  /// The content's luma Y(c), on encoded values, and its α; 0…1.
  package var (luma, alpha): (Double, Double)
  /// The color behind, beside the patch: codes 0…255 of red, green and blue.
  package var behind: [Double]
  /// The color shown: codes 0…255.
  package var shown: [Double]

  /// A reading.
  package init(luma: Double, alpha: Double, behind: [Double], shown: [Double]) {
    (self.luma, self.alpha, self.behind, self.shown) = (luma, alpha, behind, shown)
  }

  /// Returns `true` if a channel carries information: the ends of the range hold all that lies
  /// beyond.
  package func isInformative(_ channel: Int) -> Bool { (1.5..<253.5).contains(shown[channel]) }
}

/// The reason why a picture yields no readings.
package enum CardError: Error, Sendable, Hashable, CustomStringConvertible {
  case missing
  case rotated
  /// Nothing lies behind but one brightness that hides the marks, or the patches are not flat.
  case uneven(patches: Int, of: Int)

  /// A clause, with what to do.
  package var description: String {
    switch self {
    case .missing:
      "shows no test card, or too little of it: its three corner marks have to be on the picture"
    case .rotated: "shows the card turned or mirrored; turn the picture upright"
    case .uneven(let patches, let all):
      "\(patches) of \(all) patches are not flat; use a plain wallpaper and an unscaled screenshot"
    }
  }
}

/// A card as it was found in a picture.
package struct CardReading: Sendable {
  package let card: TestCard
  /// The side of a cell in pixels.
  package let cell: Double
  /// Of each patch that is flat, and has something flat beside it.
  package let readings: [Reading]
  /// Patches that were left out.
  package let uneven: Int

  /// Codes that a flat patch's pixels may differ by, as a standard deviation: JPEG's noise.
  private static let flat = 4.0

  /// Finds a card and reads it.
  ///
  /// - Parameter picture: Straight, encoded sRGB; its alpha does not count. The card may be scaled
  ///   and lie anywhere, upright.
  package init(_ picture: StraightImage) throws(CardError) {
    let plane = CodePlane(picture)
    var search = MarkSearch(luma: plane.luma, width: plane.width, height: plane.height)
    let placed = try Self.placed(search.marks())
    let card = placed.card
    func value(_ x: Int, _ y: Int) -> CodePlane.Patch? {
      guard x >= 0, y >= 0, x < card.columns, y < card.rows else { return nil }
      let (cx, cy) = (Double(x) - 0.5, Double(y) - 0.5)
      return plane.patch(
        x: placed.origin.x + cx * placed.right.x + cy * placed.down.x,
        y: placed.origin.y + cx * placed.right.y + cy * placed.down.y, side: placed.cell / 2)
    }
    var (readings, uneven): ([Reading], Int) = ([], 0)
    for patch in card.patches {
      let around = [(-1, 0), (1, 0), (0, -1), (0, 1)].compactMap { step -> CodePlane.Patch? in
        let (x, y) = (patch.x + step.0, patch.y + step.1)
        return card.isMark(x, y) ? nil : value(x, y)
      }.filter { $0.deviation <= Self.flat }
      guard let shown = value(patch.x, patch.y), shown.deviation <= Self.flat, !around.isEmpty
      else {
        uneven += 1
        continue
      }
      let behind = (0..<3).map { channel in
        around.map { $0.mean[channel] }.reduce(0, +) / Double(around.count)
      }
      readings.append(
        Reading(
          luma: Double(patch.color.luma), alpha: Double(patch.alpha),
          behind: behind, shown: shown.mean))
    }
    guard 2 * uneven <= card.patches.count else {
      throw .uneven(patches: uneven, of: card.patches.count)
    }
    (self.card, cell, self.readings, self.uneven) = (card, placed.cell, readings, uneven)
  }

  private struct Placed {
    let card: TestCard
    let origin: (x: Double, y: Double)
    /// A cell's side, as steps in pixels.
    let (right, down): ((x: Double, y: Double), (x: Double, y: Double))
    let error: Double
    var cell: Double { (right.x + down.y) / 2 }
  }

  /// The card whose marks lie as these do, best of all.
  private static func placed(_ marks: [MarkSearch.Mark]) throws(CardError) -> Placed {
    var (best, isTurned): (Placed?, Bool) = (nil, false)
    for corner in marks.indices {
      for right in marks.indices where right != corner {
        for down in marks.indices where down != corner && down != right {
          for slot in TestCard.Slot.allCases {
            let three = [marks[corner], marks[right], marks[down]]
            guard let error = error(of: three, as: TestCard(slot)) else { continue }
            let (across, along) = (
              (three[1].x - three[0].x, three[1].y - three[0].y),
              (three[2].x - three[0].x, three[2].y - three[0].y)
            )
            guard across.0 > 20 * abs(across.1), along.1 > 20 * abs(along.0) else {
              isTurned = true
              continue
            }
            let card = TestCard(slot)
            let (columns, rows) = (Double(card.columns - 2), Double(card.rows - 2))
            if error < best?.error ?? .infinity {
              best = Placed(
                card: card, origin: (three[0].x, three[0].y),
                right: (across.0 / columns, across.1 / columns),
                down: (along.0 / rows, along.1 / rows), error: error)
            }
          }
        }
      }
    }
    guard let best else { throw isTurned ? .rotated : .missing }
    return best
  }

  /// The distance of three marks from those of a card, turned and scaled somehow; `nil`: too far.
  private static func error(of marks: [MarkSearch.Mark], as card: TestCard) -> Double? {
    let modules = marks.map(\.module)
    guard let least = modules.min(), let most = modules.max(), most <= 1.4 * least else {
      return nil
    }
    let module = modules.reduce(0, +) / 3
    func length(_ mark: MarkSearch.Mark) -> Double {
      ((mark.x - marks[0].x) * (mark.x - marks[0].x) + (mark.y - marks[0].y) * (mark.y - marks[0].y))
        .squareRoot()
    }
    let (across, along) = (length(marks[1]), length(marks[2]))
    let dot =
      (marks[1].x - marks[0].x) * (marks[2].x - marks[0].x) + (marks[1].y - marks[0].y)
      * (marks[2].y - marks[0].y)
    // The module is small and known by pixels; that both sides have one scale is known well.
    let scales = [
      across / Double(4 * (card.columns - 2)) / module,
      along / Double(4 * (card.rows - 2)) / module,
    ]
    let skew = abs(dot) / (across * along)
    let distortion = abs(scales[0] / scales[1] - 1)
    guard scales.allSatisfy({ (0.8...1.25).contains($0) }), skew < 0.05, distortion < 0.04 else {
      return nil
    }
    return abs(scales[0] - 1) + skew + distortion
  }
}

/// A picture's codes, to be averaged; none is copied.
private struct CodePlane {
  struct Patch {
    /// Red, green, blue: 0…255.
    let mean: [Double]
    /// The largest of the channels' standard deviations.
    let deviation: Double
  }

  let (width, height): (Int, Int)
  private let samples: StraightSamples

  init(_ picture: StraightImage) {
    (width, height) = (picture.size.width, picture.size.height)
    samples = picture.samples
  }

  var luma: [Float] {
    switch samples {
    case .eight(let codes): Self.luma(codes.span, largest: 255)
    case .sixteen(let codes): Self.luma(codes.span, largest: 65_535)
    }
  }

  private static func luma(
    _ codes: Span<some FixedWidthInteger & BitwiseCopyable>, largest: Float
  ) -> [Float] {
    let count = codes.count / 4
    return [Float](capacity: count) { luma in
      for pixel in 0..<count {
        luma.append(
          (0.2126 * Float(codes[4 * pixel]) + 0.7152 * Float(codes[4 * pixel + 1])
            + 0.0722 * Float(codes[4 * pixel + 2])) / largest)
      }
    }
  }

  /// A sample as a code 0…255.
  private func code(at index: Int) -> Double {
    switch samples {
    case .eight(let codes): Double(codes[index])
    case .sixteen(let codes): Double(codes[index]) / 257
    }
  }

  /// The pixels of a square around a place; `nil` where it leaves the picture.
  func patch(x: Double, y: Double, side: Double) -> Patch? {
    let reach = max(0.5, side / 2)
    let columns =
      Int((x - reach).rounded())..<max(Int((x + reach).rounded()), Int((x - reach).rounded()) + 1)
    let rows =
      Int((y - reach).rounded())..<max(Int((y + reach).rounded()), Int((y - reach).rounded()) + 1)
    guard columns.lowerBound >= 0, columns.upperBound <= width, rows.lowerBound >= 0,
      rows.upperBound <= height
    else { return nil }
    let count = Double(columns.count * rows.count)
    var (sums, squares) = ([0.0, 0, 0], [0.0, 0, 0])
    for row in rows {
      for column in columns {
        for channel in 0..<3 {
          let code = code(at: 4 * (row * width + column) + channel)
          sums[channel] += code
          squares[channel] += code * code
        }
      }
    }
    let mean = sums.map { $0 / count }
    let variance = zip(squares, mean).map { $0 / count - $1 * $1 }
    return Patch(
      mean: mean, deviation: (variance.max() ?? 0 > 0 ? variance.max() ?? 0 : 0).squareRoot())
  }
}
