// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  static let list = ViewWord(
    "List", "Form", example: #"List { Text("a"); Text("b") }"#,
    .simplified("as a `VStack` from the leading edge: without rows, lines and bands")
  ) { call in
    let nodes = call.parts[0] == nil ? call.content() : [call.forEach()]
    return call.node(.vStack(nodes, alignment: .leading, spacing: nil))
  }
}
