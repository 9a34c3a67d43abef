// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// A limit on a number: compared unrounded, and printed so as never to contradict that.
struct Requirement {
  /// The side of the limit on which numbers fail.
  enum Failure { case below, above, atOrAbove }

  let limit: Double
  let failure: Failure
  /// The unit of the number that decides, and how it is written.
  let unit: FigureUnit

  /// A smallest contrast ratio.
  static func ratio(_ limit: Double) -> Requirement {
    Requirement(limit: limit, failure: .below, unit: .ratio)
  }

  func isMissed(by number: Double) -> Bool {
    switch failure {
    case .below: number < limit
    case .above: number > limit
    case .atOrAbove: number >= limit
    }
  }

  func fulfilment(of measured: Estimate) -> Fulfilment {
    guard isMissed(by: measured.value) else { return .passes }
    let best = failure == .below ? measured.range.upperBound : measured.range.lowerBound
    return isMissed(by: best) ? .fails : .undetermined
  }

  /// `true` if the first number is further from meeting the limit than the second.
  func isWorse(_ a: Double, than b: Double) -> Bool { failure == .below ? a < b : a > b }

  /// `needs 3:1`, `must be at most 25 %`, `must be less than 60 %`.
  var demand: Message {
    let limit = MessageArgument.figure(digits: Decimal.exact(limit, shift: shift), unit)
    return switch failure {
    case .below: "needs \(limit)"
    case .above: "must be at most \(limit)"
    case .atOrAbove: "must be less than \(limit)"
    }
  }

  /// `2.1:1 (model range 1.4–2.5)`, `31 % (model range 26–40 %)`; the range where it shows.
  func figure(_ measured: Estimate) -> Message {
    let (value, range) = (text(measured.value), measured.range)
    let (low, high) = (text(range.lowerBound), text(range.upperBound))
    let figure = MessageArgument.figure(digits: value, unit)
    guard low != high else { return "\(figure)" }
    return "\(figure)\(.modelRange(low: low, high: high, unit))"
  }

  /// A number without its unit, rounded so that it stays on its side of the limit.
  func text(_ number: Double) -> String {
    guard let places = Decimal.places(of: limit) else { return "\(number)" }
    return Decimal.text(
      number, places: self.places(for: number, limit: max(places - shift, 0)),
      rounding: failure == .above ? .up : .down, shift: shift)
  }

  private func places(for number: Double, limit places: Int) -> Int {
    switch unit {
    case .ratio: number < 10 ? max(places, 1) : places
    case .share: places
    case .plain: places + 1
    }
  }

  private var shift: Int { unit == .share ? 2 : 0 }
}

/// The outcome of comparing a number, measured with the model's range, with a requirement.
enum Fulfilment: Int, Comparable {
  /// Met at the defaults.
  case passes
  /// Missed at the defaults, but not over the whole range.
  case undetermined
  /// Missed over the whole range.
  case fails

  static func < (a: Fulfilment, b: Fulfilment) -> Bool { a.rawValue < b.rawValue }
}

/// The share of the judged backdrops that must fail before a rule fires.
enum Quorum {
  case any
  case all
  case atLeast(Int)

  func count(of judged: Int) -> Int {
    switch self {
    case .any: 1
    case .all: judged
    case .atLeast(let count): min(max(count, 1), judged)
    }
  }
}

/// The measured value of one preview of a scene.
struct PreviewReading {
  let preview: PreviewFacts
  let measured: Estimate
}

extension SceneFacts {
  /// A number a preview; those without it, or with nothing visible, are left out.
  func readings(_ measure: (PreviewFacts) -> Estimate?) -> [PreviewReading] {
    previews.compactMap { preview in
      guard !preview.parts.isEmpty, let measured = measure(preview) else { return nil }
      return PreviewReading(preview: preview, measured: measured)
    }
  }

  /// The contrast that all but a share of the area has; it is below a ratio exactly where more
  /// than that share of the area is.
  func contrasts(leavingOut share: Double) -> [PreviewReading] {
    readings { $0.legibleContrast(leavingOut: share) }
  }
}
