// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `vibrancy families` prints.
package enum FamilyListing {
  /// A line a family: its names, and its size on a phone, an iPad and a watch.
  package static var text: String {
    let devices = ["393x852", "820x1180", "45mm"]
    let head =
      padded("FAMILY", 22) + padded("ALIAS", 13)
      + devices.map { padded($0, 12) }.joined() + "points\n"
    return head
      + Family.allCases.map { family in
        let sizes = devices.map { name in
          let size = Device(name: name).flatMap { FamilySizes.ownSize(of: family, on: $0) }
          return padded(size.map { "\($0)" } ?? "-", 12)
        }
        let line = padded(family.rawValue, 22) + padded(family.alias, 13) + sizes.joined()
        return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
      }.joined()
      + "\nOther screens: --device WxH in points, or 40mm, 41mm, 44mm, 45mm, 49mm.\n"
  }
}
