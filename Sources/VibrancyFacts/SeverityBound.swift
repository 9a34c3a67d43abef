// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The most that a verdict may weigh, and why.
public enum SeverityBound: String, Sendable, Hashable {
  /// A warning: the place is not proved.
  case unproved
  /// A note: the families that the code supports are not shown there.
  case otherFamilies
}
