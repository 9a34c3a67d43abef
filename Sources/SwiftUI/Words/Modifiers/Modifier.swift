// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

extension ModifierWord {
  /// The view that a modifier of the sources makes of another.
  static let modifier = ModifierWord(
    "modifier", on: #"Text("42")"#, example: "modifier(Framed())",
    around: """
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(4).border(.red) }
      }
      """,
    effect: .view { call in
      let code = call.code
      let modifier = call.parts.all.first?.value ?? .nothing
      var gap = Gap(spot: call.spot, name: "modifier")
      switch modifier {
      case .structure, .object:
        guard code.statements.conforms(modifier, to: "ViewModifier") else { break }
        let function = code.access.member("body", of: modifier, at: call.spot)
        let result = code.call(
          function, [PassedValue("content", .view(call.base))], at: call.spot)
        return code.swiftUI.shownView(of: result, at: call.spot) ?? call.base
      case .unknown(let hole): gap = hole.gap
      case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
        .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
        .interface, .view:
        break
      }
      code.note(gap)
      code.interface.keep(notFollowed: gap)
      return call.base
    })
}
