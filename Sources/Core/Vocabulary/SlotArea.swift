// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The two areas of a family's slot, which differ for accessories of an iPhone's Lock Screen: the view
/// is laid out in the smaller one.
public enum SlotArea: String, Sendable, Hashable, CaseIterable {
  /// The slot on the screen, with the content in its middle.
  case platter
  /// What the view is laid out in.
  case content
}
