// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How many bits hold one sample of a stored picture.
public enum SampleDepth: Int, Hashable, Sendable {
  /// 8 bits: codes `0...255`.
  case eight = 8
  /// 16 bits: codes `0...65_535`.
  case sixteen = 16
}
