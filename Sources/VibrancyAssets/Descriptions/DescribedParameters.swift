// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The parameters of a description.
struct DescribedParameters: Decodable {
  /// In no order that matters.
  let list: [DescribedParameter]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    list = try container.allKeys.map { key in
      if DescribedEntry.ownKeys.contains(key.stringValue) {
        throw JSONFault(
          .key, at: container.codingPath + [key],
          "is what an entry calls something of its own; give the parameter another name")
      }
      guard !key.stringValue.isEmpty, !key.stringValue.contains(where: { "${}.".contains($0) })
      else {
        throw JSONFault(
          .key, at: container.codingPath + [key],
          "cannot be written as ${name}; use a name without $, {, } and .")
      }
      return try container.decode(DescribedParameter.self, forKey: key)
    }
  }
}
