// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  static let navigationStack = ViewWord(
    "NavigationStack", "NavigationView", example: #"NavigationStack { Text("a") }"#,
    .simplified("as a `Group`: without bars")
  ) { $0.asGroup($0.content()) }
}
