// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources
internal import VibrancyJSON

/// What a page knows of the server that shows it: it is loaded anew once there is another version, and
/// leads to the server's other page.
package struct LivePage: Sendable, Hashable {
  /// Its number; the next version has another.
  package var version: Int
  /// The other page's address, relative to this one's, and what it is called; `nil`: there is none.
  package var other: Link?

  /// Where a page leads.
  package struct Link: Sendable, Hashable {
    /// Relative to the page, percent-encoded.
    package var address: String
    /// As plain text.
    package var title: String

    /// A link.
    package init(_ address: String, title: String) {
      (self.address, self.title) = (address, title)
    }
  }

  /// A page of a version.
  package init(version: Int, other: Link? = nil) { (self.version, self.other) = (version, other) }

  /// What follows the server.
  var script: String {
    let link =
      other.map { JSONText.of(.list([.text($0.address), .text($0.title)]), spelling: .numbered) }
      ?? "null"
    return unsafe "\nconst liveVersion = \(version);\nconst liveOther = \(link);\n"
      + String(cString: vibrancy_live_js())
  }
}
