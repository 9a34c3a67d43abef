// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let background = ModifierWord(
    "background", on: #"Text("42")"#, example: "background(.yellow, in: Capsule())"
  ) { call in
    let parts = call.parts
    let inside = call.ui.shape(parts["in"], at: call.spot)
    if let inside, parts[0] == nil { return [call.background(.background, in: inside)] }
    if let style = call.backdrop(parts[0]) { return [call.background(style, in: inside)] }
    let content = parts[0] ?? parts["content"] ?? parts.trailing
    return [.background(call.node(content), alignment: call.alignment)]
  }

  static let backgroundStyle = ModifierWord(
    "backgroundStyle", on: #"VStack { Text("42").background(in: Capsule()) }"#,
    example: "backgroundStyle(.yellow)"
  ) { call in
    call.code.environment.backgroundStyle = call.paint
    return []
  }
}

extension ModifierCall {
  /// A style behind a view; where several runs cover what may be shown as a view with its place.
  fileprivate func background(_ style: ForegroundStyle, in shape: ShapeValue?) -> Modifier {
    let style = style == .background ? code.environment.backgroundStyle ?? style : style
    guard code.isCovering else {
      return .backgroundStyle(style, shape.map { ui.kind($0) })
    }
    let content =
      shape.map { ViewContent.shape(ShapeView(ui.kind($0), fill: style)) } ?? .fill(style)
    return .background(ViewNode(content, source: source), alignment: .center)
  }
}
