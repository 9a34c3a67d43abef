// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// Something that a run was to check and could not, so that its silence about it means nothing.
///
/// It is not a finding: it says nothing about any art, and a baseline does not know it.
package struct RunWarning: Sendable, Hashable {
  /// What kind of thing was not checked; formats that name a rule name it.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Code that could not be followed, or not in time.
    case notUnderstood = "not-understood"
    /// A widget that nothing shows, as far as the code says.
    case notListed = "not-listed"
    /// What is not judged at all; it fails no run.
    case notSupported = "not-supported"
  }

  /// What kind of thing was not checked.
  package var kind: Kind
  /// The thing that was not checked and the reason, one line.
  package var message: String
  /// The place to look at first.
  package var location: Location

  /// A warning about a place.
  package init(_ kind: Kind = .notUnderstood, message: String, location: Location) {
    (self.kind, self.message, self.location) = (kind, message, location)
  }

  /// A target of whose widgets none was found.
  ///
  /// - Parameters:
  ///   - call: The first call that was not followed.
  ///   - location: Where that stands.
  package init(unreadTarget target: String, call: String, at location: Location) {
    self.init(
      message:
        "no widget of “\(target)” was found, so its pictures and code were not checked; "
        + "the first name not followed is “\(call)”",
      location: location)
  }

  /// A target whose sources are not all read.
  ///
  /// - Parameters:
  ///   - sentence: What is not read.
  ///   - location: The first of it.
  package init(unreadSources sentence: String, at location: Location) {
    self.init(
      message: "not all code of a widget was read, so not all of it was checked: \(sentence)",
      location: location)
  }

  /// A source that Git LFS did not fetch.
  package init(notFetched location: Location) {
    self.init(
      message: "it is a Git LFS pointer, so the code was not checked; run 'git lfs pull'",
      location: location)
  }

  /// `Widget/W.swift:12: message`.
  package var sentence: String {
    "\(location.path)\(location.line.map { ":\($0)" } ?? ""): \(message)"
  }

  /// By path and place, then message.
  func precedes(_ other: RunWarning) -> Bool {
    if let answer = location.path.comesBefore(other.location.path) { return answer }
    let (mine, others) = (location.line ?? 0, other.location.line ?? 0)
    if mine != others { return mine < others }
    return message.comesBefore(other.message) ?? false
  }
}
