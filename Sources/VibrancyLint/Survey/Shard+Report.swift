// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyReporting

extension Shard {
  /// The part as reports carry it.
  public var part: Report.Shard? { Report.Shard(index: index, count: count) }
}
