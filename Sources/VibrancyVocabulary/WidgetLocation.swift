// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A part of the system that a widget may disfavor (`disfavoredLocations`), by WidgetKit's names.
package enum WidgetLocation: String, Sendable, Hashable, CaseIterable {
  /// The Lock Screen.
  case lockScreen
  /// The Home Screen.
  case homeScreen
  /// StandBy.
  case standBy
  /// CarPlay.
  case carPlay
  /// The widgets of an iPhone on a Mac.
  case iPhoneWidgetsOnMac
}
