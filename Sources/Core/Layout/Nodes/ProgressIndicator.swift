// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `ProgressView`: how much of something is done.
package struct ProgressIndicator: Hashable, Sendable {
  /// How it is drawn; `automatic` is linear with a value and circular without one.
  package enum Style: Hashable, Sendable {
    case automatic, linear, circular
    /// Along the edge of a watch's dial.
    case bezel
  }

  /// The share done, `0...1`; `nil`: unknown. Of a timer, the share at the time drawn.
  package var value: Double?
  /// What it is about.
  package var label: [ViewNode] = []
  /// The share in words.
  package var currentValue: [ViewNode] = []

  /// A progress.
  package init(_ value: Double?) { self.value = value }
}
