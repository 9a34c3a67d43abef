// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWord {
  static let divider = ViewWord("Divider", example: "Divider()") { call in
    ViewNode(.divider, source: call.source)
  }
}
