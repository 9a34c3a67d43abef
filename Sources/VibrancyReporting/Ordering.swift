// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

extension Finding {
  /// By path, scene, rule, then name: the order of every report. Compared by UTF-8 bytes, so that
  /// it is the same everywhere.
  func precedes(_ other: Finding) -> Bool {
    if let answer = location.path.comesBefore(other.location.path) { return answer }
    if let answer = scene.comesBefore(other.scene) { return answer }
    if let answer = rule.comesBefore(other.rule) { return answer }
    if let answer = name.comesBefore(other.name) { return answer }
    let (mine, others) = (location, other.location)
    if (mine.line ?? 0, mine.column ?? 0) != (others.line ?? 0, others.column ?? 0) {
      return (mine.line ?? 0, mine.column ?? 0) < (others.line ?? 0, others.column ?? 0)
    }
    if let answer = message.comesBefore(other.message) { return answer }
    if let answer = wallpaper.comesBefore(other.wallpaper) { return answer }
    if let answer = asset.comesBefore(other.asset) { return answer }
    return fingerprint.comesBefore(other.fingerprint) ?? false
  }
}

extension ReportError {
  /// By path, place, then message.
  func precedes(_ other: ReportError) -> Bool {
    if let answer = path.comesBefore(other.path) { return answer }
    if offset != other.offset { return (offset ?? -1) < (other.offset ?? -1) }
    return message.comesBefore(other.message) ?? false
  }
}

extension Exhibit {
  /// By path, name, scene, then wallpaper.
  func precedes(_ other: Exhibit) -> Bool {
    if let answer = path.comesBefore(other.path) { return answer }
    if let answer = name.comesBefore(other.name) { return answer }
    if let answer = scene.comesBefore(other.scene) { return answer }
    return wallpaper.comesBefore(other.wallpaper) ?? false
  }

  /// Whether both show the same thing in the same place.
  func isOfSame(as other: Exhibit) -> Bool { !precedes(other) && !other.precedes(self) }
}

extension String {
  /// Whether it comes before another by UTF-8 bytes; `nil`: they are the same to the byte, which
  /// `==` does not say of two paths that are spelled with other accents.
  func comesBefore(_ other: String) -> Bool? {
    utf8.elementsEqual(other.utf8) ? nil : utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension String? {
  /// As for strings; nothing comes first.
  func comesBefore(_ other: String?) -> Bool? {
    switch (self, other) {
    case (nil, nil): nil
    case (nil, _): true
    case (_, nil): false
    case (let mine?, let others?): mine.comesBefore(others)
    }
  }
}
