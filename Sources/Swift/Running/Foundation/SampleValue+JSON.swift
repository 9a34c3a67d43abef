// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

extension SampleValue {
  /// The value of a text of JSON (RFC 8259): objects are dictionaries, `null` is `nil`. `nil`: it is no
  /// JSON, or has more values than are kept.
  package init?(json bytes: [UInt8]) {
    let document = JSONDocument(bytes, as: .strict)
    guard document.mistakes.isEmpty, let root = document.root else { return nil }
    var count = 0
    self.init(root, &count)
  }

  private init?(_ node: JSONNode, _ count: inout Int) {
    count += 1
    guard count <= Evaluator.mostElements else { return nil }
    if let members = node.members {
      var pairs: [(key: SampleValue, value: SampleValue)] = []
      for member in members {
        guard let value = SampleValue(member, &count) else { return nil }
        pairs.append((.string(member.key), value))
      }
      self = .dictionary(pairs)
    } else if let elements = node.elements {
      var values: [SampleValue] = []
      for element in elements {
        guard let value = SampleValue(element, &count) else { return nil }
        values.append(value)
      }
      self = .array(values)
    } else if let text = node.string {
      self = .string(text)
    } else if let whole = node.integer {
      self = .integer(whole)
    } else if let number = node.number {
      self = .double(number)
    } else if let flag = node.boolean {
      self = .bool(flag)
    } else if node.isNull {
      self = .nothing
    } else {
      return nil
    }
  }
}
