// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancyVocabulary

/// A color or style, as far as what lies on it or behind it depends on it.
struct Paint {
  /// Opacity, 0…1; `nil` where it is unknown, which is opaque for most colors.
  private(set) var alpha: Double? = 1
  /// WCAG relative luminance, 0…1; `nil` where it is unknown, or differs over it.
  private(set) var luminance: Double?
  /// `#RRGGBB`, or a system color's word.
  private(set) var word: String?
  /// Whether it is a material, which the system draws.
  private(set) var isMaterial = false
  /// Whether it may be another color than this.
  private(set) var isOpen = false

  private init() {}

  private init(_ level: HierarchicalLevel) {
    word = "\(level)"
    // That of labels on an iPhone in light appearance.
    alpha = SystemDesign.iOS26.label(level, isDark: false).alpha
  }

  private init(_ color: PaintColor, _ names: [PaintColor: String]) {
    guard !color.opacity.isNaN else {
      isOpen = true
      return
    }
    alpha = Double(color.opacity)
    luminance = relativeLuminance(color.color)
    if color.opacity >= 1 { word = names[color] ?? "#" + color.color.hex }
  }

  /// A style as one run has it. A color whose opacity is not a number is not known: an opaque one, as
  /// most are.
  ///
  /// - Parameters:
  ///   - ink: The foreground style around it; `nil`: the system's.
  ///   - names: The names of colors of the system.
  init(_ style: ForegroundStyle, ink: Paint?, _ names: [PaintColor: String]) {
    self.init()
    switch style {
    case .level(0):
      if let ink { self = ink } else { word = "primary" }
    case .level(let level): self = Paint(HierarchicalLevel(nearest: level))
    case .levelOf(let base, let level):
      let share = HierarchicalLevel(nearest: level).shareOfColor
      self = Paint(base, ink: ink, names).faded(share)
    case .tint, .background: break
    case .color(let color): self = Paint(color, names)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      // As opaque as its clearest color.
      for stop in stops.map({ Paint($0.color, names) }) {
        alpha = alpha.flatMap { own in stop.alpha.map { min(own, $0) } }
      }
    case .material: isMaterial = true
    case .faded(let base, let share): self = Paint(base, ink: ink, names).faded(share)
    }
  }

  /// With another opacity on top; `nil`: not known which.
  func faded(_ opacity: Double?) -> Paint {
    var paint = self
    paint.alpha = opacity.map { $0 * (alpha ?? 1) }
    if opacity != 1 { paint.word = nil }
    return paint
  }

  /// As `luminanceToAlpha` draws it; the opacity is unknown where the color is.
  var withLuminanceAsAlpha: Paint { faded(luminance) }
}
