// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// The grey that ink must have to be legible wherever a scene is judged.
struct InkAdvice {
  /// The grey that reaches it, with the model's range; `nil`: nobody measured one.
  let grey: Estimate?
  /// `true` if not even white reaches it for certain.
  let isBeyondWhite: Bool

  /// The largest grey that any judged backdrop asks for.
  init(reaching ratio: Double, in scene: SceneFacts) {
    let scales = scene.previews.filter { !$0.isNamed }.compactMap { $0.inkScale }
    let greys = scales.compactMap { $0.smallestGrey(reaching: ratio) }
    isBeyondWhite = greys.count < scales.count
    grey = isBeyondWhite ? nil : greys.max { $0.range.upperBound < $1.range.upperBound }
  }

  /// `true` if the ink is at or above it already, so that there is nothing to advise.
  ///
  /// Ink at an opacity counts as the grey it comes to: white at 40 % as .4.
  func isMet(by art: ArtFacts) -> Bool {
    guard let grey, let luma = art.luma else { return false }
    return luma.p05 * art.inkOpacity >= grey.range.upperBound
  }

  /// The advice on a picture's ink, led by a verb.
  func fix(for art: ArtFacts) -> Advice {
    if let grey, let luma = art.luma, luma.p05 >= grey.range.upperBound {
      return "draw the ink opaque: at its opacity it counts as grey "
        + "\(Self.figure(luma.p05 * art.inkOpacity)), and ≥ \(Self.figure(grey.range.upperBound)) "
        + "is needed"
    }
    return art.ink.hasSeveral
      ? "lighten the darker parts\(goal), or set them further apart in brightness"
      : "lighten the ink\(goal)"
  }

  /// ` to ≥ .66, #A9A9A9 (model range .32–.66)`; nothing where nobody measured a grey.
  var goal: Message {
    guard let grey else {
      return isBeyondWhite ? " to white, #FFFFFF, and set it on a dark plate of its own" : ""
    }
    let (low, safe) = (Self.text(grey.range.lowerBound), Self.text(grey.range.upperBound))
    let range: Message = low == safe ? "" : "\(.modelRange(low: low, high: safe, .plain))"
    let color = MessageArgument.color(Self.hex(grey.range.upperBound))
    return " to ≥ \(Self.figure(grey.range.upperBound)), \(color)\(range)"
  }

  /// A grey rounded up, as designers write it: `.66`.
  static func text(_ grey: Double) -> String {
    var text = Decimal.text(grey, places: 2, rounding: .up)[...]
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return String(text.hasPrefix("0.") ? text.dropFirst() : text)
  }

  private static func figure(_ grey: Double) -> MessageArgument {
    .figure(digits: text(grey), .plain)
  }

  private static func hex(_ grey: Double) -> String {
    let code = Int(min(max((grey * 255).rounded(.up), 0), 255))
    let digits = String(code, radix: 16, uppercase: true)
    return "#" + String(repeating: code < 16 ? "0" + digits : digits, count: 3)
  }
}
