// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The relative luminance of an opaque color: linear light, `0...1` (1 is the reference white).
///
/// `0.2126 R + 0.7152 G + 0.0722 B` of the linearized channels.
///
/// - Source: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, threshold 0.04045.
public func relativeLuminance(_ color: EncodedColor) -> Double {
  0.2126 * SRGBTransfer.linearized(Double(color.red))
    + 0.7152 * SRGBTransfer.linearized(Double(color.green))
    + 0.0722 * SRGBTransfer.linearized(Double(color.blue))
}

/// The WCAG 2.2 contrast ratio of two opaque colors.
///
/// `(L₁ + 0.05) / (L₂ + 0.05)`, where `L₁ ≥ L₂` are relative luminances. Symmetric.
///
/// - Parameters:
///   - a: Relative luminance, linear, `0...1`.
///   - b: As `a`; the order does not matter.
/// - Returns: A ratio in `1...21`, not rounded.
/// - Precondition: Both are finite and not negative.
/// - Source: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
public func contrastRatio(_ a: Double, _ b: Double) -> Double {
  precondition(a >= 0 && b >= 0 && a.isFinite && b.isFinite, "luminances are finite, from 0")
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}
