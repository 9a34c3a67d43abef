// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  static let glassEffectContainer = ViewWord(
    "GlassEffectContainer", example: #"GlassEffectContainer { Text("a") }"#,
    .simplified("as a `ZStack`: what is of glass does not run together")
  ) { $0.onTopOfEachOther() }
}
