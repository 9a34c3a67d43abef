// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  static let annotation = ofMark(
    "annotation", example: #"annotation(position: .trailing) { Text("avg") }"#)
}
