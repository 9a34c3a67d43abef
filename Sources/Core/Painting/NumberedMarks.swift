// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancyLayout

/// Marks of which each that is not a group has a number, so that it is known again once it is painted, and
/// can be left out.
///
/// The marks of masks have none: they are not seen.
package struct NumberedMarks: Sendable {
  /// The marks; the `source` of each that is not a group is its number.
  package private(set) var marks: [Mark]
  /// Those that are not groups, in the order in which they are painted, as they were.
  package private(set) var leaves: [Mark] = []

  /// Numbers marks.
  package init(_ marks: [Mark]) {
    self.marks = marks
    self.marks = numbered(marks)
  }

  private mutating func numbered(_ marks: [Mark]) -> [Mark] {
    marks.map { mark in
      var mark = mark
      if case .group(let children, let effects) = mark.content {
        mark.content = .group(numbered(children), effects)
      } else {
        let number = leaves.count
        leaves.append(mark)
        mark.source = number
      }
      return mark
    }
  }

  /// The marks that draw in a rectangle, without the one of a number.
  ///
  /// - Parameter area: In points of the canvas.
  package func without(_ number: Int, within area: Rect) -> [Mark] {
    Self.without(number, area, marks)
  }

  private static func without(_ number: Int, _ area: Rect, _ marks: [Mark]) -> [Mark] {
    marks.compactMap { mark in
      guard case .group(let children, let effects) = mark.content else {
        return mark.source == number || !mark.inkBounds.meets(area) ? nil : mark
      }
      // What a blur or a shadow brings from elsewhere is drawn whole.
      let reach = Rect(
        area.x - effects.reach, area.y - effects.reach, area.width + 2 * effects.reach,
        area.height + 2 * effects.reach)
      let left = without(number, reach, children)
      guard !left.isEmpty else { return nil }
      var mark = mark
      mark.content = .group(left, effects)
      return mark
    }
  }
}

extension NumberedMarks {
  /// The effects of the groups that a mark is in, the outermost first.
  package func effects(around number: Int) -> [GroupEffects] {
    var (effects, marks) = ([GroupEffects](), only(number))
    while case .group(let children, let own)? = marks.first?.content {
      effects.append(own)
      marks = children
    }
    return effects
  }

  /// The mark of a number alone, with the effects of the groups that it is in.
  package func only(_ number: Int) -> [Mark] { Self.only(number, marks) }

  private static func only(_ number: Int, _ marks: [Mark]) -> [Mark] {
    marks.compactMap { mark in
      guard case .group(let children, let effects) = mark.content else {
        return mark.source == number ? mark : nil
      }
      let left = only(number, children)
      guard !left.isEmpty else { return nil }
      var mark = mark
      mark.content = .group(left, effects)
      return mark
    }
  }
}

extension Rect {
  /// Whether it has a point in common with another one.
  fileprivate func meets(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
