// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A container background as it is written.
package enum DescribedBackground: Sendable {
  /// The keys of the object that stands for one; exactly one is used.
  package enum Key: String, CaseIterable { case color, image, gradient, families }

  /// A string in place of the object: `#RRGGBB`.
  case plain(Written<String>)
  /// A color set, or `#RRGGBB`.
  case color(Written<String>)
  /// A picture.
  case image(Written<String>)
  /// A vertical gradient of two colors.
  case gradient(top: Written<String>, bottom: Written<String>)
}

extension DescribedBackground {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor) {
    if let text = value.node.string {
      self = .plain(Written(text, at: value.node))
      return
    }
    guard value.node.members != nil else {
      value.report("is neither", fix: Self.advice)
      return nil
    }
    guard let object = value.object(Key.self, .known) else { return nil }
    if let count = value.count, count - (object[.families] == nil ? 0 : 1) != 1 {
      value.report("has not exactly one key", fix: Self.advice)
      return nil
    }
    if let color = object.string(.color) {
      self = .color(color)
    } else if let image = object.string(.image) {
      self = .image(image)
    } else if let colors = object.strings(.gradient), let count = object[.gradient]?.count {
      guard count == 2 else {
        object[.gradient]?.report("has \(count) colors", fix: "write the top and the bottom one")
        return nil
      }
      guard colors.count == 2 else { return nil }
      self = .gradient(top: colors[0], bottom: colors[1])
    } else {
      return nil
    }
  }

  private static let advice =
    ##"write "#RRGGBB", {"color": NAME}, {"image": NAME} or {"gradient": [TOP, BOTTOM]}"##
}

/// A container background with the families that have it.
package struct FamilyBackground: Sendable {
  /// What it is.
  let background: DescribedBackground
  /// The families that have it; `nil`: all.
  let families: [Written<String>]?
}

extension FamilyBackground {
  /// One background for all families, or a list of them.
  static func all(of value: JSONCursor) -> [FamilyBackground] {
    guard value.node.elements != nil else {
      return FamilyBackground(value).map { [$0] } ?? []
    }
    if value.isEmptyList { value.report("is empty", fix: "write one, or leave the key out") }
    return value.list { FamilyBackground($0) } ?? []
  }

  private init?(_ value: JSONCursor) {
    guard let background = DescribedBackground(value) else { return nil }
    self.background = background
    let named = value.node.members?.first { $0.key == DescribedBackground.Key.families.rawValue }
    let list = named.map { value.mistakes.cursor(at: $0) }
    if list?.isEmptyList == true {
      list?.report("is empty", fix: "name at least one, or leave the key out for all")
    }
    families = list?.list { $0.string() }
  }
}
