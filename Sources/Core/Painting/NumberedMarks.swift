// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout

/// Marks of which each that is not a group has a number, so that it is known again once it is painted, and
/// can be left out.
///
/// The marks of masks have none: they are not seen.
package struct NumberedMarks: Sendable {
  /// The marks; the `source` of each that is not a group is its number.
  package private(set) var marks: [Mark] = []
  /// Those that are not groups, in the order in which they are painted, as they were.
  package private(set) var leaves: [Mark] = []
  /// The effects of the groups that each of them is in, the outermost first.
  package private(set) var effects: [[GroupEffects]] = []

  /// Numbers marks.
  package init(_ marks: [Mark]) { self.marks = numbered(marks, in: []) }

  private mutating func numbered(_ marks: [Mark], in around: [GroupEffects]) -> [Mark] {
    marks.map { mark in
      var mark = mark
      if case .group(let children, let own) = mark.content {
        mark.content = .group(numbered(children, in: around + [own]), own)
      } else {
        let number = leaves.count
        leaves.append(mark)
        effects.append(around)
        mark.source = number
      }
      return mark
    }
  }

  /// The marks that draw in a rectangle, without the one of a number.
  ///
  /// - Parameter area: In points of the canvas.
  package func without(_ number: Int, within area: Rect) -> [Mark] {
    Self.kept(of: marks, area) { $0.source != number && $0.inkBounds.meets($1) }
  }

  /// The mark of a number alone, with the effects of the groups that it is in.
  package func only(_ number: Int) -> [Mark] {
    Self.kept(of: marks, Rect(0, 0, 0, 0)) { mark, _ in mark.source == number }
  }

  /// The marks that are kept, in their groups.
  ///
  /// - Parameter isKept: Whether one that is not a group is, given the area that is wanted.
  private static func kept(
    of marks: [Mark], _ area: Rect, _ isKept: (Mark, Rect) -> Bool
  ) -> [Mark] {
    marks.compactMap { mark in
      guard case .group(let children, let effects) = mark.content else {
        return isKept(mark, area) ? mark : nil
      }
      // What a blur or a shadow brings from elsewhere is drawn whole.
      let reach = effects.reach
      let wide = Rect(
        area.x - reach, area.y - reach, area.width + 2 * reach, area.height + 2 * reach)
      let left = kept(of: children, wide, isKept)
      guard !left.isEmpty else { return nil }
      var mark = mark
      mark.content = .group(left, effects)
      return mark
    }
  }
}
