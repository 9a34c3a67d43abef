// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// A layout of the sources' own: `name` is that of its type.
  static let ownLayout = ViewWord(
    "Layout", example: #"Flow { Text("a"); Text("b") }"#, around: "struct Flow: Layout {}",
    .simplified("as a `VStack`: how it places its views is not run")
  ) { call in
    call.node(.customLayout(call.content(), name: call.parts["name"]?.text ?? call.name))
  }
}
