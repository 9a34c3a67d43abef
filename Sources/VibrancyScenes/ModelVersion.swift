// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A version of the rendering model; a better fit becomes a new one, so results never move alone.
public enum ModelVersion: Int, Sendable, Hashable, CaseIterable {
  /// The first model.
  case v1 = 1
}
