// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Program {
  /// Whether a type is, or inherits from, one of these.
  package func type(_ type: Int, isOneOf names: Set<String>) -> Bool {
    var seen: Set<Int> = []
    var open = [type]
    while let next = open.popLast(), seen.count < 32 {
      guard seen.insert(next).inserted else { continue }
      for parent in types[next].inherited {
        for parent in meant(by: parent) {
          if names.contains(parent) { return true }
          open += typesByName[parent] ?? []
        }
      }
    }
    return false
  }
}
