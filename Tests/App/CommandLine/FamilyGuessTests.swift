// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine
import VibrancyScenes
import VibrancyVocabulary

@Suite struct FamilyGuessTests {
  @Test(arguments: Family.allCases.filter { $0 != .accessoryCorner })
  func `a family's platter and view are taken as it, whatever the name`(_ family: Family) {
    for os in SystemVersion.allCases {
      let slot = FamilySizes.size(of: family, on: .standard(on: os))
      for size in [slot.platter, slot.content] {
        for name in ["art", "small-large-inline", family.rawValue] {
          #expect(FamilyGuess.family(name: name, width: size.width, height: size.height) == family)
        }
      }
    }
  }

  @Test(arguments: [
    ("large-circular", 20.0, 20.0), ("systemMedium", 158, 400), ("inline", 100, 100),
  ])
  func `a name makes nothing fit that is of another size`(
    _ name: String, _ width: Double, _ height: Double
  ) {
    #expect(FamilyGuess.family(name: name, width: width, height: height) == nil)
  }
}
