// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyTestSupport

/// `--to vibrant` on art that was drawn large and reduced: a designed opacity is one plateau however
/// it was exported.
@Suite struct ScaledPlateauTests {
  /// Reduced art, white, as stored and as converted.
  private struct Art {
    let stored: [Int]
    let gray: [Int]
    let alpha: [Int]
    /// Codes of an 8-bit code.
    let unit: Int

    init(_ design: DesignedOpacity, _ reduction: Reduction, _ depth: SampleDepth) {
      let unit = depth == .eight ? 1 : 257
      let stored = design.alpha(reduction).map { Int(($0 * Double(255 * unit)).rounded()) }
      let (width, height) = (DesignedOpacity.width, DesignedOpacity.height)
      let image: StraightImage =
        switch depth {
        case .eight: .drawn(width, height) { (255, 255, 255, UInt8(stored[$1 * width + $0])) }
        case .sixteen:
          .drawn16(width, height) { (.max, .max, .max, UInt16(stored[$1 * width + $0])) }
        }
      let converted = Converted(image, .vibrant)
      (self.unit, self.stored) = (unit, stored)
      gray = stored.indices.map { converted[$0][0] }
      alpha = stored.indices.map { converted[$0][1] }
    }

    func isUntouched(_ place: Int) -> Bool {
      gray[place] == 255 * unit && alpha[place] == stored[place]
    }

    /// Whether a pixel has the grey of an opacity, to 3 codes.
    func hasGray(_ place: Int, of opacity: Double) -> Bool {
      abs(Double(gray[place]) - opacity * 255 * Double(unit)) <= 3 * Double(unit)
    }

    /// Whether α' falls where α rises, to the right or down, on what has been converted.
    func isTurned(_ place: Int) -> Bool {
      [place + 1, place + DesignedOpacity.width].contains { next in
        guard next < stored.count, gray[next] != 255 * unit else { return false }
        let isRising = stored[next] >= stored[place]
        let (low, high) = isRising ? (place, next) : (next, place)
        return alpha[low] > alpha[high] + 8 * unit
      }
    }
  }

  @Test(arguments: Seeds.through(56))
  func `plates are whole, rims are soft, fades stay`(_ seed: UInt64) {
    let design = DesignedOpacity(seed: seed)
    let places = (0..<DesignedOpacity.width * DesignedOpacity.height).map {
      (place: $0, x: $0 % DesignedOpacity.width, y: $0 / DesignedOpacity.width)
    }
    // Half a pixel beyond its own samples, a filter has nothing but the shape.
    let inside = places.map { design.shape($0.x, $0.y, margin: 2) }
    let (near, nearest) = (design.shapes(near: 4), design.shapes(near: 2))
    let fades = design.opacities.indices.reduce(UInt32(0)) {
      $0 | (design.opacities[$1] == nil ? 1 << UInt32($1) : 0)
    }
    let isPlain = design.shapes(near: 16).map { $0 & fades == 0 }
    func opacities(_ shapes: UInt32) -> [Double?] {
      design.opacities.indices.filter { shapes >> UInt32($0) & 1 == 1 }.map { design.opacities[$0] }
    }
    for (number, reduction) in Reduction.allCases.enumerated() {
      let depth: SampleDepth = (Int(seed) / 7 + number).isMultiple(of: 2) ? .eight : .sixteen
      let art = Art(design, reduction, depth)
      var (torn, holes, rims, touched): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
      for (place, x, y) in places {
        let isWhole = art.alpha[place] >= 252 * art.unit
        if let shape = inside[place] {
          if let opacity = design.opacities[shape] {
            let isBesideFade = nearest[place] & 1 == 1 && nearest[place] & fades != 0
            if opacity > 0, opacity < 1, !isBesideFade,
              !isWhole || !art.hasGray(place, of: opacity)
            {
              torn.append(place)
            }
          } else if design.shape(x, y, margin: 4) == shape, !art.isUntouched(place) {
            touched.append(place)
          }
        }
        guard isPlain[place] else { continue }
        if nearest[place] & 1 == 0, !isWhole { holes.append(place) }
        // The ground and one shape: the outermost pixel may stay, it looks the same over black.
        if near[place].nonzeroBitCount == 2, near[place] & 1 == 1,
          let opacity = opacities(near[place]).compactMap({ $0 }).max(), opacity < 1
        {
          let isRim =
            art.isUntouched(place)
            ? Double(art.alpha[place]) <= opacity * 160 * Double(art.unit)
            : art.hasGray(place, of: opacity) && !art.isTurned(place)
          if !isRim { rims.append(place) }
        }
      }
      #expect(torn.isEmpty, "\(reduction), \(depth)")
      #expect(holes.isEmpty, "\(reduction), \(depth)")
      #expect(rims.isEmpty, "\(reduction), \(depth)")
      #expect(touched.isEmpty, "\(reduction), \(depth)")
    }
  }
}
