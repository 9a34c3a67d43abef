// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension StyleWord {
  /// All, by control and name.
  package static let all: [StyleWord] =
    buttonStyles + gaugeStyles + labelStyles + progressViewStyles + toggleStyles
}
