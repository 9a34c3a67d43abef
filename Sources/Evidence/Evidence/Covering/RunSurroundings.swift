// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What holds around a view of one run.
struct RunSurroundings {
  /// How a picture is shown here.
  var manner = Manner()
  /// The foreground style; `nil`: the system's.
  var ink: Paint?
  /// Where that is set, as far as it is known.
  var inkSpot: Spot?
  /// Whether it is a part of the container background.
  var isBackground = false
  /// Whether something is drawn behind it.
  var hasBackdrop = false
  /// Whether it is cut out of what lies behind it.
  var cutsOut = false
  /// Whether it is a part of what is shown beside, behind or above others, where code sets no container
  /// background.
  var isPart = false
  /// Whether a frame gives it sides of its own.
  var isSized = false
  /// Whether the style of buttons puts their labels on a plate.
  var hasButtonPlate = false

  /// Takes on a change of what views inherit.
  ///
  /// - Parameter names: The names of colors of the system.
  mutating func apply(_ change: EnvironmentChange, _ names: [PaintColor: String]) {
    switch change {
    case .accentable(let isAccentable): manner.isAccentable = isAccentable
    case .accentedRendering(let rendering):
      manner.accentedRendering = rendering == .unset ? nil : rendering
    case .privacySensitive(let isPrivate): manner.isPrivate = isPrivate
    case .invalidatable(let isInvalidatable): manner.isInvalidatable = isInvalidatable
    case .colorScheme(let scheme): manner.scheme = scheme == .dark ? .dark : .light
    case .buttonStyle(let style):
      hasButtonPlate = style == .bordered || style == .borderedProminent
    case .foregroundStyle(let styles): ink = styles.first.map { Paint($0, self, names) } ?? ink
    case .font, .fontWeight, .fontDesign, .italic, .monospacedDigits, .underline, .strikethrough,
      .tracking, .baselineOffset, .tint, .lineLimit, .minimumScaleFactor, .multilineTextAlignment,
      .lineSpacing, .truncation, .spaceBelowText, .symbolScale, .redaction, .interactive,
      .labelStyle, .gaugeStyle, .progressStyle, .buttonBorderShape, .toggleStyle,
      .layoutDirection,
      .typeSize:
      break
    }
  }
}

extension Paint {
  /// A style as one run has it. A color whose opacity is not a number is not known.
  ///
  /// - Parameter names: The names of colors of the system.
  init(_ style: ForegroundStyle, _ around: RunSurroundings, _ names: [PaintColor: String]) {
    switch style {
    case .level(0): self = around.ink ?? Paint(named: "primary")
    case .level(let level): self = Paint(named: "\(HierarchicalLevel(nearest: level))")
    case .levelOf(let base, let level):
      self = Paint(base, around, names).faded(HierarchicalLevel(nearest: level).shareOfColor)
    case .tint: self.init()
    case .background: self.init(named: "background")
    case .color(let color): self.init(color, names)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      self = Paint.blend(of: stops.map { Paint($0.color, names) })
    case .material:
      self.init()
      isMaterial = true
    case .faded(let base, let share): self = Paint(base, around, names).faded(share)
    }
  }

  private init(_ color: PaintColor, _ names: [PaintColor: String]) {
    guard !color.opacity.isNaN else {
      self = .likely(isGiven: true)
      return
    }
    let code = color.color
    self.init(
      red: Double(code.red), green: Double(code.green), blue: Double(code.blue),
      alpha: Double(color.opacity))
    if let name = names[color] { word = name }
    if color.opacity < 1 { word = nil }
  }
}
