// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How a whole screen is laid out, in the order in which screens are listed.
package enum ScreenArrangement: Sendable, Hashable, CaseIterable {
  case lockScreen, padLockScreen, homeScreen, standBy, watchFace, smartStack, desktop
}
