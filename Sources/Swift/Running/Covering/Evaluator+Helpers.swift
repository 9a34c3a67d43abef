// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Evaluator {
  /// The call that a finding in a function is reported at: that of a helper, which the sources add to
  /// types of others or which gives a style or an image; `nil`: the function itself.
  package func use(of member: Program.Member, at spot: Spot) -> Spot.Use? {
    guard isCovering else { return nil }
    let isHelper =
      member.owner.map { program.types[$0].isOfOthers } == true
      || member.declaration.name == "body" && member.declaration.kind == .function
      || member.declaration.type?.isOfValues == true
    return isHelper ? spot.asUse : member.owner == nil ? spot.use : nil
  }
}
