// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// What it shows, which leads elsewhere.
  static let link = ViewWord(
    "Link", "NavigationLink", "ShareLink",
    example: #"Link("a", destination: URL(string: "https://example.com")!)"#
  ) { call in
    var content = call.ui.nodes(
      call.parts["label"] ?? call.parts.content(), at: call.spot)
    if content.isEmpty, let title = call.parts[0] {
      content = call.ui.titled(title, call.parts, at: call.spot)
    }
    return call.node(.link(content))
  }
}
