// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A value of Foundation.
package enum FoundationValue {
  /// An instant, in seconds since 1 January 2001, 0:00 UTC.
  case date(Double)
  case url(String)
  case uuid(String)
}
