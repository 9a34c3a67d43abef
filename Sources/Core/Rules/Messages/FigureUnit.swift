// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The unit of a number in a sentence, which decides how it is written. Raw values are public API.
package enum FigureUnit: String, Sendable, Hashable {
  /// A contrast ratio, `3:1`.
  case ratio
  /// A share as a percentage, `31 %`.
  case share
  /// A bare number.
  case plain

  /// The text behind the digits.
  package var suffix: String {
    switch self {
    case .ratio: ":1"
    case .share: " %"
    case .plain: ""
    }
  }
}
