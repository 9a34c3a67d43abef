// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary

extension ViewWord {
  /// Views below each other; an inline accessory shows them in one line.
  static let vStack = ViewWord(
    "VStack", "LazyVStack", example: #"VStack(spacing: 4) { Text("a"); Text("b") }"#
  ) { call in
    let (code, spacing) = (call.code, call.parts["spacing"]?.number)
    // A lazy one stays as it is.
    if call.name == "VStack", code.situation.family == .accessoryInline {
      return call.node(
        .hStack(SwiftUILibrary.line(of: call.content()), alignment: .center, spacing: spacing))
    }
    let alignment = code.swiftUI.horizontal(call.parts["alignment"]) ?? .center
    return call.node(.vStack(call.content(), alignment: alignment, spacing: spacing))
  }
}
