// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// A widget or complication that the sources have, or that a bundle of theirs lists, of which nothing is
/// judged, or nothing in some places.
package struct UnjudgedWidget: Sendable, Hashable, Codable {
  /// Why nothing of it is judged.
  package enum Reason: Sendable, Hashable, Codable {
    /// No view of it is known: the first call that was not followed, or where its code is too large
    /// to follow.
    case notFollowed(EvidenceGap)
    /// A source that it is made of does not parse, from this place on.
    case unparsable(SourcePlace)
    /// The time for sources was over.
    case outOfTime
    /// It has no body that is read.
    case bodiless
    /// No bundle lists it.
    case unlisted
    /// No widget of the name that a bundle lists is in the sources.
    case unknown
    /// It is a data source of ClockKit.
    case clockKit
  }

  /// The name of its type, or what a bundle calls.
  package let name: String
  /// The place of its declaration, or where a bundle lists it.
  package let place: SourcePlace
  /// The name of the target.
  package private(set) var target: String
  /// Why nothing of it is judged.
  package let reason: Reason
  /// The places where nothing of it is judged, with the families that they show; empty: all.
  package var scenes: [Place: Set<Family>] = [:]

  /// The same, whichever target it is of.
  var inAnyTarget: UnjudgedWidget {
    var other = self
    other.target = ""
    return other
  }
}
