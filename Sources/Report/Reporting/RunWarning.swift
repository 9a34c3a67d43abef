// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// Something that a run was to check and could not, so that its silence about it means nothing.
///
/// It is not a finding: it says nothing about any art, and a baseline does not know it.
package struct RunWarning: Sendable, Hashable {
  /// The thing that was not checked and the reason, one line.
  package var message: String
  /// The place to look at first.
  package var location: Location

  /// The name of these warnings in formats that name a rule.
  static let id = "not-understood"

  init(message: String, location: Location) {
    (self.message, self.location) = (message, location)
  }

  /// A target whose widgets were not understood.
  ///
  /// - Parameters:
  ///   - call: The first call that was not followed; empty: the code is too large.
  ///   - location: Where that stands.
  package init(unreadTarget target: String, call: String, at location: Location) {
    self.init(
      message:
        "no widget of “\(target)” was understood, so its pictures and code were not checked; "
        + (call.isEmpty ? "its code is too large" : "the first call not followed is “\(call)”"),
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

  /// `Widget/W.swift:12: message`.
  var sentence: String {
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
