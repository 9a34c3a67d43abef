// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels
import VibrancyTestSupport

/// A row kernel, and its formula for one pixel.
struct Kernel: Sendable, CustomStringConvertible {
  /// What kernels work on.
  struct Operands {
    /// The row that is changed.
    let row: PlanarRow
    /// Another row, and an opaque one.
    let other, opaque: PlanarRow
    /// Two values a pixel, `0...1`, ends included.
    let coverage, strength: [Float]
    let color = EncodedColor(red: 0.9, green: 0.3, blue: 0.05)

    init(width: Int, seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func row(_ seed: UInt64) -> PlanarRow {
        var row = PlanarRow(width: width)
        row.load(StraightImage.noise(width, 1, seed: seed).samples)
        return row
      }
      (self.row, other) = (row(seed), row(seed &+ 1000))
      var opaque = PlanarRow(width: width)
      opaque.setColors { _ in
        EncodedColor(red: random.fraction(), green: random.fraction(), blue: random.fraction())
      }
      self.opaque = opaque
      func shares() -> [Float] {
        (0..<width).map { $0 % 7 == 0 ? 0 : $0 % 7 == 1 ? 1 : random.fraction() }
      }
      (coverage, strength) = (shares(), shares())
    }
  }

  let description: String
  let run: @Sendable (inout PlanarRow, Operands) -> Void
  let formula: @Sendable (DoublePixel, Operands, Int) -> DoublePixel

  static let all: [Kernel] = overs + products + mixes + fills

  private static let overs = [
    Kernel(description: "composite row") { row, it in
      row.composite(it.other)
    } formula: { pixel, it, x in
      let top = DoublePixel(it.other, x)
      return pixel.zipped(with: top) { $1 + (1 - top.alpha) * $0 }
    },
    Kernel(description: "composite color") { row, it in
      row.composite(it.color, coverage: it.coverage)
    } formula: { pixel, it, x in
      let coverage = Double(it.coverage[x])
      return pixel.zipped(with: DoublePixel(it.color)) { coverage * $1 + (1 - coverage) * $0 }
    },
    Kernel(description: "color at an opacity") { row, it in
      row.composite(it.color, opacity: 0.35)
    } formula: { pixel, it, _ in
      let opacity = Double(0.35 as Float)
      return pixel.zipped(with: DoublePixel(it.color)) { opacity * $1 + (1 - opacity) * $0 }
    },
    Kernel(description: "clip") { row, it in
      row.clip(to: it.coverage, over: it.other)
    } formula: { pixel, it, x in
      let coverage = Double(it.coverage[x])
      return pixel.zipped(with: DoublePixel(it.other, x)) { coverage * $0 + (1 - coverage) * $1 }
    },
  ]

  private static let products = [
    Kernel(description: "multiply by coverage") { row, it in
      row.multiply(byCoverage: it.coverage)
    } formula: { pixel, it, x in
      let coverage = Double(it.coverage[x])
      return pixel.zipped(with: pixel) { value, _ in value * coverage }
    },
    Kernel(description: "multiply by opacity") { row, _ in
      row.multiply(byOpacity: 0.35)
    } formula: { pixel, _, _ in
      pixel.zipped(with: pixel) { value, _ in value * Double(0.35 as Float) }
    },
    Kernel(description: "multiply by color") { row, it in
      row.multiply(by: it.color)
    } formula: { pixel, it, _ in
      pixel.colored(with: DoublePixel(it.color)) { $0 * $1 }
    },
    Kernel(description: "multiply by factors") { row, _ in
      row.multiply(red: 2.5, green: 0.5, blue: 1)
    } formula: { pixel, _, _ in
      pixel.colored(with: DoublePixel(2.5, 0.5, 1, 1)) { $0 * $1 }
    },
    Kernel(description: "clamp") { row, _ in
      row.multiply(red: 2.5, green: -1, blue: 1)
      row.clampColors()
    } formula: { pixel, _, _ in
      pixel.colored(with: DoublePixel(2.5, -1, 1, 1)) { min(max($0 * $1, 0), 1) }
    },
    Kernel(description: "ink") { row, it in
      row.setInk(it.color)
    } formula: { pixel, it, _ in
      pixel.colored(with: DoublePixel(it.color)) { pixel.alpha * $1 }
    },
  ]

  private static let mixes = [
    Kernel(description: "mix row") { row, it in
      row.mix(with: it.other, by: 0.3)
    } formula: { pixel, it, x in
      let share = Double(0.3 as Float)
      return pixel.colored(with: DoublePixel(it.other, x)) { $0 + ($1 - $0) * share }
    },
    Kernel(description: "mix row by pixel") { row, it in
      row.mix(with: it.other, by: it.strength)
    } formula: { pixel, it, x in
      let share = Double(it.strength[x])
      return pixel.colored(with: DoublePixel(it.other, x)) { $0 + ($1 - $0) * share }
    },
    Kernel(description: "mix color") { row, it in
      row.mix(with: it.color, by: 0.85)
    } formula: { pixel, it, _ in
      let share = Double(0.85 as Float)
      return pixel.colored(with: DoublePixel(it.color)) { $0 + ($1 - $0) * share }
    },
    Kernel(description: "mix vibrant") { row, it in
      row.mixVibrant(
        material: it.other, vibrant: it.opaque, alpha: it.coverage, luma: it.strength)
    } formula: { pixel, it, x in
      let (alpha, luma) = (Double(it.coverage[x]), Double(it.strength[x]))
      return pixel.colored(with: DoublePixel(it.other, x)) { $0 + ($1 - $0) * alpha }
        .colored(with: DoublePixel(it.opaque, x)) { $0 + ($1 - $0) * luma }
    },
    Kernel(description: "set vibrant") { row, it in
      row.setVibrant(it.opaque, over: it.other, luma: it.strength)
    } formula: { pixel, it, x in
      let luma = Double(it.strength[x])
      let mixed = DoublePixel(it.other, x).colored(with: DoublePixel(it.opaque, x)) {
        $0 + ($1 - $0) * luma
      }
      return DoublePixel(mixed.red, mixed.green, mixed.blue, pixel.alpha)
    },
  ]

  private static let fills = [
    Kernel(description: "copy") { row, it in
      row.copy(it.other)
    } formula: { _, it, x in
      DoublePixel(it.other, x)
    },
    Kernel(description: "fill") { row, it in
      row.fill(it.color, opacity: 0.25)
    } formula: { _, it, _ in
      let color = DoublePixel(it.color)
      return color.zipped(with: color) { value, _ in value * 0.25 }
    },
    Kernel(description: "luma ramp") { row, it in
      var luma: [Float] = []
      row.luma(into: &luma)
      row.setRamp(from: it.color, to: .white, by: luma)
    } formula: { pixel, it, _ in
      let low = DoublePixel(it.color)
      return low.zipped(with: DoublePixel(.white)) { $0 + ($1 - $0) * pixel.luma }
    },
    Kernel(description: "material") { row, it in
      var luma: [Float] = []
      it.opaque.luma(into: &luma)
      row.setMaterial(
        of: it.opaque, luma: luma, constant: (0.2, -0.1, 0.9), lumaShare: 0.8, chromaShare: 1.1)
    } formula: { _, it, x in
      let source = DoublePixel(it.opaque, x)
      func channel(_ constant: Double, _ value: Double) -> Double {
        constant + 0.8 * source.luma + 1.1 * (value - source.luma)
      }
      return DoublePixel(
        channel(0.2, source.red), channel(-0.1, source.green), channel(0.9, source.blue), 1)
    },
  ]
}
