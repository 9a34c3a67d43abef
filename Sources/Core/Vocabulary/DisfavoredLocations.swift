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

/// Where a widget asks not to be offered (`disfavoredLocations(_:for:)`): it is neither judged nor
/// drawn there.
package struct DisfavoredLocations: Sendable {
  private var requests: [(locations: Set<WidgetLocation>, families: Set<Family>?)] = []

  /// None.
  package init() {}

  /// Adds locations for some families; `nil`: for all.
  package mutating func add(_ locations: Set<WidgetLocation>, for families: Set<Family>?) {
    requests.append((locations, families))
  }

  /// Adds those of another.
  package mutating func add(_ other: DisfavoredLocations) { requests += other.requests }

  /// The locations that a family is not offered in.
  package func locations(of family: Family) -> Set<WidgetLocation> {
    requests.filter { $0.families?.contains(family) ?? true }
      .reduce(into: []) { $0.formUnion($1.locations) }
  }
}

extension Set<WidgetLocation> {
  /// Whether a place is in one of them.
  package func contain(_ place: Place) -> Bool { place.location.map(contains) ?? false }
}
