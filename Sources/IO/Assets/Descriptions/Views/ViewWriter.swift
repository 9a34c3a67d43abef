// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout

/// Writes views as descriptions have them: the inverse of `ViewReader`.
///
/// What is read of what it wrote is the view again, but for where it is written, and the last digit of
/// path data. What a description cannot say becomes the nearest thing that it can, with a comment.
package struct ViewWriter {
  /// Whether the system's colors are those of dark appearance.
  let isDark: Bool
  /// Where a view is written, by `ViewNode.source`; a few words.
  let place: (Int) -> String?
  /// Remarks about the view that is being written.
  private var remarks: [String] = []
  /// The sources that the views around have; each is named once.
  private var placesAround: [String] = []
  /// How many remarks were made on what cannot be said.
  package private(set) var lossCount = 0
  private var count = 0
  private var depth = 0
  /// How many objects and lists are around.
  private var level = 0

  /// - Parameters:
  ///   - isDark: Whether the system's colors are those of dark appearance.
  ///   - place: Where a view is written, by `ViewNode.source`; `nil`: not known.
  package init(isDark: Bool, place: @escaping (Int) -> String? = { _ in nil }) {
    (self.isDark, self.place) = (isDark, place)
  }

  /// A layer of a description.
  ///
  /// - Parameter families: The names of the families that have it; empty: all.
  package mutating func layer(_ node: ViewNode, families: [String] = []) -> CommentedValue {
    var node = node
    switch node.content {
    // A layer of its own kind has other keys.
    case .text, .picture: node = ViewNode(.group([node]))
    case .empty, .group, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits,
      .customLayout, .spacer, .divider, .symbol, .shape, .fill, .geometryReader, .label, .gauge,
      .progress, .button, .toggle, .link, .contentUnavailable, .accessoryBackground, .unknown:
      break
    }
    let list = CommentedValue.list(families.map { .text($0) })
    return self.node(node, own: families.isEmpty ? [] : [(.families, list)])
  }

  /// A view.
  package mutating func node(_ node: ViewNode) -> CommentedValue { self.node(node, own: []) }

  private mutating func node(
    _ node: ViewNode, own: [(ViewKey, CommentedValue)]
  ) -> CommentedValue {
    let around = remarks
    remarks = []
    (count, depth, level) = (count + 1, depth + 1, level + 1)
    let name = node.source.flatMap(place)
    let isNew = name.map { !$0.isEmpty && placesAround.last != $0 } ?? false
    if isNew, let name { placesAround.append(name) }
    defer {
      remarks = around
      (depth, level) = (depth - 1, level - 1)
      if isNew { placesAround.removeLast() }
    }
    var value: CommentedValue
    if count > ViewReader.mostNodes || depth > ViewReader.mostDepth || level > Self.mostLevels {
      lose("more views than a description may have")
      value = .object([(ViewKey.empty.rawValue, .true)] + Self.named(own))
    } else {
      value = .object(members(of: node, own: own))
    }
    value.notes = (isNew ? [name].compactMap(\.self) : []) + remarks
    return value
  }

  /// As deep as a description's text may be, less what a view and its style take.
  private static let mostLevels = 3 * ViewReader.mostDepth - 16

  private mutating func members(
    of node: ViewNode, own: [(ViewKey, CommentedValue)]
  ) -> [(key: String, value: CommentedValue)] {
    let kind = Self.kind(of: node.content)
    var members = content(node.content) + own
    var modifiers = node.modifiers[...]
    if case .aspectRatio(nil, let mode)? = modifiers.first, kind.ownKeys.contains(.contentMode) {
      modifiers.removeFirst()
      members.append((.contentMode, .text(Self.name(of: mode, ViewReader.contentModes))))
    }
    if let style = Self.style(modifiers.first, of: kind) {
      modifiers.removeFirst()
      members.append((.style, .text(style)))
    }
    // The objects of modifiers, the first being the view's own.
    var objects = [members]
    var last = -1
    for modifier in modifiers {
      level += objects.count > 1 ? 2 : 0
      defer { level -= objects.count > 1 ? 2 : 0 }
      guard let (key, value) = written(modifier),
        let rank = Self.order.firstIndex(of: key)
      else { continue }
      // The color of a view that is a color is the view.
      if rank <= last || key == .color && kind == .color && objects.count == 1 {
        objects.append([])
      }
      objects[objects.count - 1].append((key, value))
      last = rank
    }
    var result = Self.named(objects[0])
    let later = objects.dropFirst().map { CommentedValue.object(Self.named($0)) }
    if !later.isEmpty { result.append((ViewKey.modifiers.rawValue, .list(later))) }
    return result
  }

  /// The keys of modifiers in the order in which those of one object are applied.
  private static let order: [ViewKey] = [
    .font, .weight, .design, .italic, .monospacedDigits, .tracking, .baselineOffset, .underline,
    .strikethrough, .lines, .minimumScale, .truncation, .align, .lineSpacing, .scale, .color,
    .tint, .redacted, .labelStyle, .gaugeStyle, .progressStyle, .buttonStyle, .toggleStyle,
    .colorScheme, .layoutDirection, .typeSize, .aspectRatio, .padding, .fixedSize, .frame,
    .containerRelativeFrame, .background, .overlay, .clip, .cornerRadius, .mask, .opacity,
    .offset, .position, .rotation, .scaleEffect, .shadow, .blur, .compositing,
    .luminanceToAlpha, .blend, .layoutPriority, .alignmentGuide, .gridCell, .hidden,
    .accentable, .accentedRendering, .privacySensitive, .invalidatable, .interactive,
  ]

  private static func named(
    _ members: [(ViewKey, CommentedValue)]
  ) -> [(key: String, value: CommentedValue)] {
    members.map { (key: $0.0.rawValue, value: $0.1) }
  }

  /// Several views in a list.
  mutating func list(_ nodes: [ViewNode]) -> CommentedValue {
    level += 1
    defer { level -= 1 }
    return .list(nodes.map { node($0) })
  }

  /// Views where one is written; `nil`: none.
  mutating func one(_ nodes: [ViewNode]) -> CommentedValue? {
    guard let first = nodes.first else { return nil }
    guard nodes.count == 1 else { return node(ViewNode(.group(nodes))) }
    if first.modifiers.isEmpty, first.source.flatMap(place) == placesAround.last,
      case .text(let spans) = first.content, let words = Self.plainWords(spans)
    {
      return .text(words)
    }
    return node(first)
  }

  /// Remarks that something is written as the nearest thing that can be said.
  mutating func lose(_ remark: String) {
    lossCount += 1
    self.remark(remark)
  }

  /// Remarks something behind the view.
  mutating func remark(_ remark: String) {
    if remarks.count < 8, !remarks.contains(remark) { remarks.append(remark) }
  }

  /// A name of a table; the first if it is none's.
  static func name<Value: Equatable>(of value: Value, _ table: [(String, Value)]) -> String {
    table.first { $0.1 == value }?.0 ?? table[0].0
  }

  /// A finite number in a range.
  static func bounded(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    number.isNaN
      ? min(max(0, range.lowerBound), range.upperBound)
      : min(max(number, range.lowerBound), range.upperBound)
  }

  /// A length in points, from 0.
  static func length(_ points: Double) -> CommentedValue {
    .number(bounded(points, 0...ViewReader.mostPoints))
  }

  /// A distance in points.
  static func distance(_ points: Double) -> CommentedValue {
    .number(bounded(points, -ViewReader.mostPoints...ViewReader.mostPoints))
  }

  /// A share, 0…1.
  static func share(_ share: Double) -> CommentedValue { .number(bounded(share, 0...1)) }
}
