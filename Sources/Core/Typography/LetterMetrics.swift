// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How wide the clusters of one font are: at any size, from lengths that do not depend on it.
///
/// A cluster is `ems · narrowing · size + tracking · letters · size` wide, where narrowing and tracking
/// follow from the size at which the text is shown.
struct LetterMetrics: Sendable {
  private let font: Font
  private let weightFactor: Double

  /// The metrics of a font; its size does not matter.
  init(_ font: Font) {
    self.font = font
    weightFactor = SystemMetrics.weightFactor(font.weight)
  }

  private var isMonospaced: Bool { font.design == .monospaced }

  /// The width of a cluster in ems, without tracking, kerning and narrowing.
  func ems(_ cluster: Cluster) -> Double {
    if let glyph = cluster.glyph { return glyph.room }
    switch cluster.shape {
    case .letter:
      if isMonospaced { return SystemMetrics.monospacedAdvance }
      if [.mark, .joiner, .directionMark].contains(cluster.kind) { return 0 }
      return natural(cluster.scalar)
    case .empty: return blank(cluster)
    case .bar: return isMonospaced ? SystemMetrics.monospacedAdvance : SystemMetrics.unknown
    case .ideograph, .emoji: return cluster.fixedWidth ?? SystemMetrics.unknown
    }
  }

  /// The width of a letter that no design changes.
  func natural(_ scalar: Unicode.Scalar) -> Double {
    let tabular = font.hasMonospacedDigits
    let advance = Typeface.shared.advance(of: scalar, weight: font.weight, tabular: tabular) ?? 0
    return advance * SystemMetrics.factor(of: scalar) * weightFactor
  }

  private func blank(_ cluster: Cluster) -> Double {
    switch cluster.kind {
    case .newline, .hiddenBreak, .mark, .joiner, .directionMark: return 0
    case .letter, .digit, .blank, .hyphen, .glue, .ideograph, .closing, .opening, .emoji, .regional,
      .rightToLeft:
      break
    }
    switch cluster.scalar.value {
    case 0x2060, 0xFEFF: return 0
    case 0x3000: return SystemMetrics.ideograph
    default: break
    }
    if isMonospaced { return SystemMetrics.monospacedAdvance * (cluster.scalar == "\t" ? 4 : 1) }
    switch cluster.scalar.value {
    case 0x09: return 4 * SystemMetrics.blank
    case 0x2001, 0x2003: return 1
    case 0x2000, 0x2002: return 1 / 2.0
    case 0x2004: return 1 / 3.0
    case 0x2005: return 1 / 4.0
    case 0x2006: return 1 / 6.0
    case 0x2007: return natural("0")
    case 0x2009, 0x202F: return 1 / 5.0
    case 0x200A: return 1 / 10.0
    default: return SystemMetrics.blank
    }
  }

  /// What is added between two clusters, in ems.
  func kerning(_ left: Cluster, _ right: Cluster) -> Double {
    guard !isMonospaced, left.glyph == nil, right.glyph == nil, left.shape == .letter,
      right.shape == .letter,
      left.run == right.run, right.scalar != "…"
    else { return 0 }
    return Typeface.shared.kerning(left.scalar, right.scalar) * weightFactor
  }

  /// Whether tracking is added behind a cluster.
  func isTracked(_ cluster: Cluster) -> Bool {
    switch cluster.kind {
    case .newline, .hiddenBreak, .mark, .joiner, .directionMark: false
    case .letter, .digit, .blank, .hyphen, .glue, .ideograph, .closing, .opening, .emoji, .regional,
      .rightToLeft:
      true
    }
  }

  /// Points that a cluster is wide, and points behind it, of a run.
  ///
  /// - Parameter ems: Its width in ems.
  static func lengths(
    of cluster: Cluster, ems: Double, isTracked: Bool, in run: TextRun,
    _ lengths: (em: Double, tracking: Double)
  ) -> (width: Double, space: Double) {
    guard cluster.isForeign else { return (ems * lengths.em, isTracked ? lengths.tracking : 0) }
    // The system font's tracking is its own, and letters that are joined take none.
    let isApart = isTracked && cluster.kind != .rightToLeft
    return (ems * run.font.size, isApart ? run.tracking : 0)
  }

  /// Points per em of advances, and points behind each letter, of a run.
  static func lengths(_ run: TextRun) -> (em: Double, tracking: Double) {
    let size = run.font.size
    guard run.font.design != .monospaced else { return (size, run.tracking) }
    return (
      size * SystemMetrics.opticalFactor(size),
      size * SystemMetrics.tracking(size) + run.tracking
    )
  }
}

extension Cluster {
  /// The width in ems that it has in whatever font it is drawn; `nil` if it has none such.
  var fixedWidth: Double? {
    switch shape {
    case .ideograph: scalar.isHangul ? SystemMetrics.hangul : SystemMetrics.ideograph
    case .emoji: SystemMetrics.emoji
    case .letter, .empty, .bar: nil
    }
  }
}
