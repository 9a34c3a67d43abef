// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

extension ModelParameters {
  /// The parameters that the words of `--set` leave.
  ///
  /// - Throws: A name that is unknown, or a value out of range.
  init(_ assignments: [String]) throws(CommandError) {
    self.init()
    for assignment in assignments {
      let sides = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      do throws(ParameterError) {
        try set(String(sides[0]), to: sides.count > 1 ? String(sides[1]) : "")
      } catch {
        throw CommandError("--set: \(error)")
      }
    }
  }
}
