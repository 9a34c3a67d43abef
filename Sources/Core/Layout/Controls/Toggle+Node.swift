// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels

extension Toggle {
  /// What a toggle is made of: its content with a switch of 51 × 31 pt at the end of the line, of which
  /// layout sees 49 × 31 (Calibrated: one capture), green when on (Documented by UIKit), or a button in the tint when on.
  func node(_ environment: LayoutEnvironment) -> ViewNode {
    switch environment.toggleStyle {
    case .button:
      var inner = environment
      inner.buttonStyle = isOn ? .borderedProminent : .bordered
      return Button(label).node(inner)
    case .automatic, .switch:
      let tap = Modifier.environment(.interactive(true))
      guard !label.isEmpty else { return switchNode(environment).modified(tap) }
      return ViewNode(
        .hStack(
          [.stacked(label), ViewNode(.spacer(minimum: nil)), switchNode(environment)],
          alignment: .center, spacing: nil), [tap])
    }
  }

  private func switchNode(_ environment: LayoutEnvironment) -> ViewNode {
    let green = PaintColor(EncodedColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255))
    let fill: ForegroundStyle =
      isOn ? (environment.tint ?? .color(green)) : environment.buttonFill
    let knob = ViewNode(
      .shape(ShapeView(.circle, fill: .color(PaintColor(.white)))),
      [.frame(width: 27, height: 27, alignment: .center), .padding(Insets(all: 2))])
    let track = ViewNode(
      .shape(ShapeView(.capsule, fill: fill)), [.frame(width: 51, height: 31, alignment: .center)])
    // Layout sees 49 points; the rest is behind the end of the line.
    return ViewNode(
      .zStack([track, knob], alignment: isOn ? .trailing : .leading),
      [.frame(width: 49, height: 31, alignment: .leading)])
  }
}
