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
  private static let (mostInks, mostCovers) = (128, 1024)

  mutating func cover(_ branches: [Branch]) {
    if covers.count < Self.mostCovers { covers.insert(branches) }
  }

  mutating func doubt(_ branches: [Branch]) {
    if doubts.count < Self.mostCovers { doubts.insert(branches) }
  }

  /// Of what is drawn, one without a background is enough: more need not be kept.
  mutating func draw(_ branches: [Branch]) {
    if inks.count < Self.mostInks { inks.insert(branches) }
  }

  /// Whether there may be more than are kept, so that it is not known where something is missing.
  var isFull: Bool { covers.count == Self.mostCovers || doubts.count == Self.mostCovers }

  /// Whether something is drawn that surely has no background.
  var isMissing: Bool {
    guard !isFull else { return false }
    let known = covers.union(doubts)
    return inks.contains { ink in known.allSatisfy { Branch.excludes(ink, $0) } }
  }
}
