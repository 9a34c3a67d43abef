// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning

/// How much of a widget a sample shows: what samples are compared by.
package struct SampleAmount: Sendable, Hashable {
  /// Texts, symbols and pictures.
  package var drawn = 0
  /// Views that are not understood.
  package var unknown = 0
}
