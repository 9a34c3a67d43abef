// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A container background as it is written.
package enum DescribedBackground: Sendable {
  /// The keys of the object that stands for one; exactly one is used.
  package enum Key: String, CodingKey, CaseIterable { case color, image, gradient }

  /// A string in place of the object: `#RRGGBB`.
  case plain(WrittenText)
  /// A color set, or `#RRGGBB`.
  case color(WrittenText)
  /// A picture.
  case image(WrittenText)
  /// A vertical gradient of two colors.
  case gradient(top: WrittenText, bottom: WrittenText)
}

extension DescribedBackground: Decodable {
  package init(from decoder: any Decoder) throws {
    if let text = try? WrittenText(from: decoder) {
      self = .plain(text)
      return
    }
    guard (try? decoder.container(keyedBy: Key.self)) != nil else {
      throw JSONFault(.value, at: decoder.codingPath, "is neither; \(Self.advice)")
    }
    let values = try KnownKeys<Key>(decoder)
    let color: WrittenText? = try values.optional(.color)
    let image: WrittenText? = try values.optional(.image)
    let gradient: [WrittenText]? = try values.optional(.gradient)
    switch (color, image, gradient) {
    case (let color?, nil, nil): self = .color(color)
    case (nil, let image?, nil): self = .image(image)
    case (nil, nil, let colors?):
      guard colors.count == 2 else {
        throw values.fault(
          .gradient, "has \(colors.count) colors; write the top and the bottom one")
      }
      self = .gradient(top: colors[0], bottom: colors[1])
    default:
      throw JSONFault(.value, at: decoder.codingPath, "has not exactly one key; \(Self.advice)")
    }
  }

  private static let advice =
    ##"write "#RRGGBB", {"color": NAME}, {"image": NAME} or {"gradient": [TOP, BOTTOM]}"##
}
