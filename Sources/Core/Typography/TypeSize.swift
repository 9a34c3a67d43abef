// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The text size that the user chose, SwiftUI's `DynamicTypeSize`.
package enum TypeSize: Int, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
