// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

extension [Place] {
  /// Their names with a word before the last: `home-light, lock-screen or standby`.
  func listed(with conjunction: String) -> String {
    guard let last, count > 1 else { return first?.rawValue ?? "" }
    let names = dropLast().map(\.rawValue).joined(separator: ", ")
    return "\(names) \(conjunction) \(last.rawValue)"
  }

  /// What previews show unless a scene is asked for; where an older system has another, with that.
  static func standardNames() -> String {
    let pairs = zip(Place.standard(), Place.standard(on: .ios18)).map { new, old in
      new == old ? new.rawValue : "\(new.rawValue) (\(old.rawValue) with --os 18)"
    }
    return pairs.dropLast().joined(separator: ", ") + " and " + (pairs.last ?? "")
  }
}
