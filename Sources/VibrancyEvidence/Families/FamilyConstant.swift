// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A property that holds widget families.
struct FamilyConstant: Sendable {
  var expression: FamilyExpression
  /// The type it is declared in, empty for none.
  var type: String
  var path: String
}
