// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension [PassedValue] {
  /// The argument with a label.
  package func labelled(_ label: String) -> SampleValue? { first { $0.label == label }?.value }

  /// The first argument without a label.
  package var unlabelled: SampleValue? { first { $0.label == nil }?.value }

  /// The labels, with `_` for none: `_:by:`.
  package var labels: String { map { ($0.label ?? "_") + ":" }.joined() }

  /// The first argument that is not known.
  package var unknown: SampleValue? { first { $0.value.isUnknown }?.value }
}
