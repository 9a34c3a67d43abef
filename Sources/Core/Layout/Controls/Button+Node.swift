// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels

extension Button {
  /// What a button is made of: its content, in a filled box if it has a border; 12 and 7 pt around
  /// the content (UIKit's; within a point on 3 pictures), corners of 6.5 pt, light gray #E9E9EB
  /// (Calibrated: 3 pictures).
  /// Prominent ones are filled with the tint; the content of other bordered ones is in the tint
  /// (Documented). Without a style, the system's default in widgets is bordered (Reported).
  func node(_ environment: LayoutEnvironment) -> ViewNode {
    let content = ViewNode(.hStack(label, alignment: .center, spacing: nil))
    let tap = Modifier.environment(.interactive(true))
    switch environment.buttonStyle {
    case .plain: return ViewNode(content.content, [tap])
    case .borderless:
      return ViewNode(content.content, [.environment(.foregroundStyle([.tint])), tap])
    case .automatic, .bordered:
      return bordered(content, fill: environment.buttonFill, ink: .tint, tap, environment)
    case .borderedProminent:
      return bordered(content, fill: .tint, ink: .color(PaintColor(.white)), tap, environment)
    }
  }

  private func bordered(
    _ content: ViewNode, fill: ForegroundStyle, ink: ForegroundStyle, _ tap: Modifier,
    _ environment: LayoutEnvironment
  ) -> ViewNode {
    let shape = environment.buttonBorderShape
    return ViewNode(
      content.content,
      [
        .padding(shape.padding), .environment(.foregroundStyle([ink])),
        .backgroundStyle(fill, shape.kind), tap,
      ])
  }
}

extension Button.BorderShape {
  /// The system's radius of corners, in points.
  private static let radius = 6.5

  /// The shape that is filled.
  fileprivate var kind: ShapeKind {
    switch self {
    case .automatic: .roundedRectangle(radius: Self.radius, isContinuous: true)
    // A circle around what is as wide as high, which symbols nearly are (Assumed).
    case .capsule, .circle: .capsule
    case .roundedRectangle(let radius):
      .roundedRectangle(radius: radius ?? Self.radius, isContinuous: true)
    }
  }

  /// What is around the content: as much on each side in a circle (Assumed).
  fileprivate var padding: Insets {
    switch self {
    case .circle: Insets(all: 7)
    case .automatic, .capsule, .roundedRectangle:
      Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}

extension LayoutEnvironment {
  /// The box of a bordered button: UIKit's secondary fill, #E9E9EB on white (Calibrated: 3 pictures).
  var buttonFill: ForegroundStyle {
    let gray = EncodedColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255)
    return .color(PaintColor(gray, opacity: isDark ? 0.32 : 0.16))
  }
}
