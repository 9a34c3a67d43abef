// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyScenes

/// The family that a picture seems to be drawn for, by its name or its size: words for people,
/// never a verdict.
package enum FamilyGuess {
  /// Guesses.
  ///
  /// - Parameters:
  ///   - name: The picture's name; a family's or its alias' in it decides.
  ///   - width: In points, above 0.
  ///   - height: In points, above 0.
  /// - Returns: The family whose slot on the default screen is nearest, if no side is off by more
  ///   than a fifth; else `nil`.
  package static func family(name: String, width: Double, height: Double) -> Family? {
    let lowered = name.lowercased()
    for family in Family.allCases
    where lowered.contains(family.rawValue.lowercased()) || lowered.contains(family.alias) {
      return family
    }
    var best: (family: Family, distance: Double)?
    for family in Family.allCases where family != .accessoryCorner {
      let slot = FamilySizes.size(of: family, on: .standard).size
      let distance = max(
        abs(width - slot.width) / slot.width, abs(height - slot.height) / slot.height)
      if distance <= 0.2, best.map({ distance < $0.distance }) ?? true { best = (family, distance) }
    }
    return best?.family
  }
}
