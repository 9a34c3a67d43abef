// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyTypography

extension LayoutEnvironment {
  /// What a style paints a box of a size with; places are in points from the box's top left.
  ///
  /// A material counts as its translucent gray.
  package func paint(_ style: ForegroundStyle, in size: Size) -> Paint {
    paint(style, in: size, isInherited: false, depth: 0)
  }

  /// The foreground style's paint.
  package func foregroundPaint(in size: Size) -> Paint { paint(.primary, in: size) }

  /// The material that a style is, if it is one.
  func material(_ style: ForegroundStyle) -> Material? {
    switch style {
    case .material(let material): material
    case .level(0): if case .material(let material) = foreground.first { material } else { nil }
    case .level, .levelOf, .tint, .background, .color, .linear, .radial, .elliptical, .angular,
      .faded:
      nil
    }
  }

  private func paint(
    _ style: ForegroundStyle, in size: Size, isInherited: Bool, depth: Int
  ) -> Paint {
    // Styles made of styles end somewhere.
    guard depth < 16 else { return .color(label(0)) }
    let size = size.drawable
    func next(_ style: ForegroundStyle, isInherited: Bool) -> Paint {
      paint(style, in: size, isInherited: isInherited, depth: depth + 1)
    }
    switch style {
    case .level(let level):
      guard !isInherited, let last = foreground.last else { return .color(label(level)) }
      if level < foreground.count { return next(foreground[max(level, 0)], isInherited: true) }
      return next(.levelOf(last, level - foreground.count + 1), isInherited: true)
    case .levelOf(.level(let first), let second):
      return next(.level(min(max(first, 0), 4) + min(max(second, 0), 4)), isInherited: isInherited)
    case .levelOf(let base, let level):
      return next(base, isInherited: isInherited).faded(to: Self.share(ofLevel: level))
    case .tint:
      guard let tint, !isInherited || tint != .tint, tint != .tint else {
        return .color(accentColor)
      }
      return next(tint, isInherited: isInherited)
    case .background: return .color(PaintColor(colorScheme == .dark ? .black : .white))
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      return .linear(stops, from: start.point(in: size), to: end.point(in: size))
    case .radial(let stops, let center, let start, let end):
      return .radial(stops, center: center.point(in: size), from: start, to: end)
    case .elliptical(let stops, let center, let start, let end):
      // Drawn as a circle of the box's mean radius: paints know no ellipses.
      let radius = (size.width + size.height) / 2
      return .radial(
        stops, center: center.point(in: size), from: start * radius, to: end * radius)
    case .angular(let stops, let center, let start, let end):
      return .angular(
        stops, center: center.point(in: size), from: start * Trigonometry.pi / 180,
        to: end * Trigonometry.pi / 180)
    case .material(let material): return .color(material.gray(isDark: colorScheme == .dark))
    case .faded(let base, let share):
      return next(base, isInherited: isInherited).faded(to: share)
    }
  }

  /// The color of the tint where none is set.
  var accentColor: PaintColor {
    accent
      ?? PaintColor(
        colorScheme == .dark
          ? EncodedColor(red: 10 / 255, green: 132 / 255, blue: 1)
          : EncodedColor(red: 0, green: 122 / 255, blue: 1))
  }

  /// The system's label colors: black and rgba(60, 60, 67, .6 .3 .18) light, white and
  /// rgba(235, 235, 245, .6 .3 .16) dark (Documented by UIKit; .6 Calibrated on 176 texts); quinary:
  /// two thirds of quaternary (Assumed). On a watch and in accessories white with the same shares.
  private func label(_ level: Int) -> PaintColor {
    let isDark = colorScheme == .dark || platform == .watchOS
    if level <= 0 { return PaintColor(isDark ? .white : .black) }
    let shares: [Float] = isDark ? [0.6, 0.3, 0.16, 0.11] : [0.6, 0.3, 0.18, 0.12]
    let color =
      isDark
      ? EncodedColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255)
      : EncodedColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255)
    return PaintColor(color, opacity: shares[min(level, 4) - 1])
  }

  /// How much of a color its levels show (Reported: .5 and .25; the lower ones Assumed).
  private static func share(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.12
    }
  }
}

extension Paint {
  /// The paint with a share of its alpha, `0...1`.
  package func faded(to share: Double) -> Paint {
    let share = Float(share > 0 ? min(share, 1) : 0)
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { stop in
        var stop = stop
        stop.color.opacity *= share
        return stop
      }
    }
    switch self {
    case .color(let color):
      return .color(PaintColor(color.color, opacity: color.opacity * share))
    case .linear(let stops, let start, let end):
      return .linear(faded(stops), from: start, to: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(faded(stops), center: center, from: start, to: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(faded(stops), center: center, from: start, to: end)
    }
  }
}
