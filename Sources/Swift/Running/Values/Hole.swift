// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A value that is not known, with what is known of it.
package struct Hole {
  /// Where it comes from: a call that was not understood, or cannot be run.
  package var gap: Gap
  /// Its type, where that is declared.
  package var type: TypeName?
  /// What is known of a text, U+0000 in place of each part that is not; `nil`: nothing.
  package var pattern: String?
  /// The member or call by which code came to it from what was left unknown, which says what it is.
  package var role: String?
  /// The text or the number that it was made of, which is shown where nothing else says what it is.
  package var shown: String?
  /// Which one it is of several elements of a list.
  package var number = 0
  private var own: Site?

  /// What a call left unknown.
  package init(_ gap: Gap) { self.gap = gap }

  /// A value of a type, of which nothing else is known.
  package init(_ type: TypeName, at site: Site, gap: Gap) {
    (self.type, own, self.gap) = (type, site, gap)
  }

  /// The same, called as code calls it at a place, unless it comes from a call that was not understood.
  package func named(_ name: String, at spot: Spot) -> Hole {
    guard own != nil, !name.isEmpty else { return self }
    var other = self
    other.gap = Gap(spot: spot, name: name)
    return other
  }

  /// What it is that is not known: equal for what is the same in one run of the code.
  package var site: Site { own ?? Site(gap) }

  /// Something else of which no more is known, made of it.
  package func derived(_ name: String, type: TypeName? = nil) -> Hole {
    var other = Hole(gap)
    (other.own, other.type) = (site.member(name), type)
    return other
  }
}

/// What is not known in a run of code: equal in every run.
package struct Site: Hashable, Sendable {
  /// FNV-1a of where it comes from and of what was made of it.
  package let hash: UInt64

  /// What a call left unknown.
  package init(_ gap: Gap) {
    var hash = Self.mixed(0xcbf2_9ce4_8422_2325, UInt64(truncatingIfNeeded: gap.spot.file))
    hash = Self.mixed(hash, UInt64(truncatingIfNeeded: gap.spot.token))
    self.init(hash: Self.mixed(hash, gap.name))
  }

  private init(hash: UInt64) { self.hash = hash }

  /// A part of it, or what an operation makes of it.
  package func member(_ name: String) -> Site { Site(hash: Self.mixed(hash, name)) }

  private static func mixed(_ hash: UInt64, _ text: String) -> UInt64 {
    text.utf8.reduce(mixed(hash, 0x2e)) { mixed($0, UInt64($1)) }
  }

  private static func mixed(_ hash: UInt64, _ number: UInt64) -> UInt64 {
    (hash ^ number) &* 0x0000_0100_0000_01b3
  }
}
