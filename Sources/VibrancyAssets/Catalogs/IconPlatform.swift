// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The system whose app icon a slot is, the one shown first in front.
enum IconPlatform: CaseIterable {
  case ios, watch, mac, other

  init(of traits: SlotTraits) {
    self =
      switch traits.platform?.lowercased() ?? traits.idiom.rawValue {
      case "ios", "universal", "iphone", "ipad", "ios-marketing": .ios
      case "watchos", "watch", "watch-marketing": .watch
      case "macos", "mac": .mac
      default: .other
      }
  }
}
