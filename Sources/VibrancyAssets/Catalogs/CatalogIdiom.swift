// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The device a slot is meant for, as catalogs spell it.
package struct CatalogIdiom: Sendable, Hashable, RawRepresentable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Any device.
  package static let universal = Self(rawValue: "universal")
  package static let iphone = Self(rawValue: "iphone")
  package static let ipad = Self(rawValue: "ipad")
  package static let mac = Self(rawValue: "mac")
  package static let watch = Self(rawValue: "watch")
  package static let tv = Self(rawValue: "tv")
  package static let car = Self(rawValue: "car")
  package static let vision = Self(rawValue: "vision")
}
