// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// Whether a widget's view has a container background whatever its conditions come to.
///
/// Documented: Apple, "Displaying the right widget background": since iOS 17 content without one is
/// not shown.
struct BackgroundCover {
  /// In which branches a container background is set.
  private(set) var covers: Set<[Branch]> = []
  /// In which branches something is drawn.
  private var inks: Set<[Branch]> = []
  /// In which branches code that is not followed may set one.
  private var doubts: Set<[Branch]> = []

  /// The most of each that are kept.
  private static let most = 128

  mutating func cover(_ branches: [Branch]) { Self.insert(branches, into: &covers) }
  mutating func draw(_ branches: [Branch]) { Self.insert(branches, into: &inks) }
  mutating func doubt(_ branches: [Branch]) { Self.insert(branches, into: &doubts) }

  private static func insert(_ branches: [Branch], into set: inout Set<[Branch]>) {
    // Of too many branches nothing is said: what is true in all of them is true in each.
    if set.count < most { set.insert(branches) }
  }

  /// Whether something is drawn that surely has no background.
  var isMissing: Bool {
    guard inks.count < Self.most, covers.count < Self.most, doubts.count < Self.most else {
      return false
    }
    let known = covers.union(doubts)
    return inks.contains { ink in known.allSatisfy { Branch.excludes(ink, $0) } }
  }
}
