// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyTypography
internal import VibrancyVocabulary

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
      return next(base, isInherited: isInherited).faded(
        to: HierarchicalLevel(nearest: level).shareOfColor)
    case .tint:
      guard let tint, !isInherited || tint != .tint, tint != .tint else {
        return .color(accentColor)
      }
      return next(tint, isInherited: isInherited)
    case .background: return .color(PaintColor(isDark ? .black : .white))
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
    case .material(let material): return .color(material.gray(isDark: isDark))
    case .faded(let base, let share):
      return next(base, isInherited: isInherited).faded(to: share)
    }
  }

  /// The color of the tint where none is set.
  var accentColor: PaintColor {
    accent ?? .system(.blue, in: system, isDark: isDark)
  }

  private func label(_ level: Int) -> PaintColor { .label(level, in: system, isDark: isDark) }
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
