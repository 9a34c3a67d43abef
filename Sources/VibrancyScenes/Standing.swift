// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where a statement about the system's rendering comes from.
public enum Standing: String, Sendable, Hashable, CaseIterable {
  /// Apple's documentation, Human Interface Guidelines or a WWDC talk says it.
  case documented = "Documented"
  /// Published third-party analyses of shipping builds; not verified, not an Apple interface.
  case reported = "Reported"
  /// Fitted to public captures.
  case calibrated = "Calibrated"
  /// Nobody outside Apple knows.
  case assumed = "Assumed"
}
