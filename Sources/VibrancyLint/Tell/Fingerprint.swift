// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPreviews

/// What makes a finding the same as one of another run: rule, path, scene and the asset's bytes,
/// never a line.
///
/// FNV-1a of 64 bits over the three texts and the 16 digits of the hash, a zero byte behind each.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// 16 hexadecimal digits in lower case, as findings and baselines carry it.
  public let text: String

  /// The fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - rule: The id of its rule.
  ///   - path: Of its location, as reports print it.
  ///   - scene: The scene's id; `nil` is hashed as the empty one.
  ///   - hash: Of what was judged.
  public init(rule: String, path: String, scene: String?, hash: ContentHash) {
    var print = FNV1a()
    for part in [rule, path, scene ?? "", hash.description] {
      print.combine(part)
      print.combine([0])
    }
    text = print.value.hexDigits
  }

  /// The 16 digits.
  public var description: String { text }
}
