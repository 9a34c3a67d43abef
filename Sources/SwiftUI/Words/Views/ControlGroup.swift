// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  static let controlGroup = ViewWord(
    "ControlGroup", example: #"ControlGroup { Button("a", action: {}); Button("b", action: {}) }"#,
    .simplified("as a `Group`: its controls have no plate in common")
  ) { $0.asGroup($0.content()) }
}
