// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Variables by their names. A body has so few that to look through them is faster than to hash a name.
package struct Variables {
  private var names: [String] = []
  private var held: [SampleValue] = []

  /// None.
  package init() {}

  /// A variable's value; `nil`: there is none of that name.
  package subscript(name: String) -> SampleValue? {
    get { place(of: name).map { held[$0] } }
    set {
      if let place = place(of: name) {
        if let newValue {
          held[place] = newValue
        } else {
          names.remove(at: place)
          held.remove(at: place)
        }
      } else if let newValue {
        names.append(name)
        held.append(newValue)
      }
    }
  }

  /// Whether there is a variable of a name.
  package func has(_ name: String) -> Bool { place(of: name) != nil }

  /// Takes a variable's value out, so that no copy of it is kept while it is changed.
  package mutating func take(_ name: String) -> SampleValue {
    var value = SampleValue.void
    if let place = place(of: name) { swap(&value, &held[place]) }
    return value
  }

  private func place(of name: String) -> Int? {
    for place in names.indices where names[place] == name { return place }
    return nil
  }
}
