// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A revision of the Model Context Protocol, by the name that messages carry.
///
/// - Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning
package enum ProtocolRevision: String, Sendable, CaseIterable {
  /// Each request states its revision and the client's capabilities; there is no handshake.
  case july2026 = "2026-07-28"
  /// The last revision with a handshake.
  case november2025 = "2025-11-25"
  /// The first with structured results.
  case june2025 = "2025-06-18"
  /// The first with annotations of tools.
  case march2025 = "2025-03-26"
  /// The first.
  case november2024 = "2024-11-05"

  /// `true` if a connection begins with `initialize`.
  package var hasHandshake: Bool {
    switch self {
    case .july2026: false
    case .november2025, .june2025, .march2025, .november2024: true
    }
  }

  /// The revision that answers a handshake: the one that was asked for, or else the newest that has
  /// one, which the client may refuse.
  package static func negotiated(_ wanted: String) -> ProtocolRevision {
    ProtocolRevision(rawValue: wanted).flatMap { $0.hasHandshake ? $0 : nil } ?? .november2025
  }
}
