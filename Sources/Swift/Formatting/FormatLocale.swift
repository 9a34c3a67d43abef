// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// The language and region that dates, numbers and lists are written for, as `Locale`.
///
/// English of the United States is written by tables of this module, which need no data of the
/// system; every other by Foundation and the CLDR data that comes with it.
package struct FormatLocale: Sendable, Hashable {
  /// The identifier with underscores, as `Locale.identifier`: `ko_KR`.
  package let identifier: String

  /// English of the United States.
  package static let english = FormatLocale("en_US")

  /// The locale of an identifier: `ko_KR`, `ko-KR`, `ko`. What does not begin with a language, and
  /// the locale for machines (`en_US_POSIX`), is English of the United States.
  package init(_ identifier: String) {
    let text = identifier.prefix(100).map { $0 == "-" ? "_" : $0 }
    let language = text.prefix { $0 != "_" && $0 != "@" }
    let isLanguage =
      (2...3).contains(language.count) && language.allSatisfy { $0.isASCII && $0.isLetter }
    let plain = String(text)
    self.identifier = isLanguage && !plain.hasPrefix("en_US") && plain != "en" ? plain : "en_US"
  }

  /// Whether the tables of this module write it.
  package var isEnglish: Bool { identifier == "en_US" }

  /// The locale with the region in which its language is spoken most, where it names none: a device
  /// always has one.
  package var withRegion: FormatLocale {
    guard !isEnglish, locale.region == nil else { return self }
    let likely = Locale.Language(identifier: locale.language.maximalIdentifier)
    guard let region = likely.region?.identifier else { return self }
    return FormatLocale(identifier + "_" + region)
  }

  /// Foundation's value.
  var locale: Locale { Locale(identifier: identifier) }

  /// The language: `ko`.
  package var language: String {
    String(identifier.prefix { $0 != "_" && $0 != "@" })
  }

  /// The region: `KR`; `nil`: none is named.
  package var region: String? { isEnglish ? "US" : locale.region?.identifier }

  /// What separates whole numbers from fractions.
  package var decimalSeparator: String { isEnglish ? "." : locale.decimalSeparator ?? "." }

  /// What separates thousands.
  package var groupingSeparator: String { isEnglish ? "," : locale.groupingSeparator ?? "," }

  /// The ISO 4217 code of the region's currency.
  package var currencyCode: String { isEnglish ? "USD" : locale.currency?.identifier ?? "USD" }

  /// The symbol of the region's currency.
  package var currencySymbol: String { isEnglish ? "$" : locale.currencySymbol ?? "$" }

  /// The system of measures as `Locale.MeasurementSystem` names it: `metric`, `us`, `uk`.
  package var measurementSystem: String {
    guard !isEnglish else { return "us" }
    let system = locale.measurementSystem
    return system == .us ? "us" : system == .uk ? "uk" : "metric"
  }

  /// How the hours of a day are counted, as `Locale.HourCycle` names it.
  package var hourCycle: String {
    guard !isEnglish else { return "oneToTwelve" }
    switch locale.hourCycle {
    case .zeroToEleven: return "zeroToEleven"
    case .oneToTwelve: return "oneToTwelve"
    case .zeroToTwentyThree: return "zeroToTwentyThree"
    case .oneToTwentyFour: return "oneToTwentyFour"
    @unknown default: return "oneToTwelve"
    }
  }

  /// The name of a language, region or currency in this language; `nil`: it has none.
  package func name(of code: String, _ kind: NameKind) -> String? {
    switch kind {
    case .language: locale.localizedString(forLanguageCode: code)
    case .region: locale.localizedString(forRegionCode: code)
    case .currency: locale.localizedString(forCurrencyCode: code)
    case .identifier: locale.localizedString(forIdentifier: code)
    }
  }

  /// The form of a noun behind an integer by CLDR's name: `one`, `few`, `other`. On a Mac, where
  /// Foundation does not give it, by the rules of English.
  package func pluralForm(of number: Int) -> String {
    #if canImport(_FoundationICU)
      if !isEnglish {
        var status = U_ZERO_ERROR
        guard let rules = unsafe swift_uplrules_open(identifier, &status) else { return "other" }
        defer { unsafe swift_uplrules_close(rules) }
        var name = [UInt16](repeating: 0, count: 16)
        let length = unsafe swift_uplrules_select(
          rules, Double(number), &name, Int32(name.count), &status)
        guard status.rawValue <= 0 else { return "other" }
        return String(decoding: name.prefix(max(0, Int(length))), as: UTF16.self)
      }
    #endif
    return number == 1 ? "one" : "other"
  }

  /// What a code names.
  package enum NameKind: Sendable, Hashable {
    /// A language: `ko`.
    case language
    /// A region: `KR`.
    case region
    /// A currency: `KRW`.
    case currency
    /// A language with its region: `ko_KR`.
    case identifier
  }

  /// The text with the digits that the language writes in place of 0 to 9.
  func withDigits(_ text: String) -> String {
    guard !isEnglish, let zero = 0.formatted(.number.locale(locale)).unicodeScalars.first,
      zero != "0"
    else { return text }
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = scalar.value &- 0x30
      written.append(digit < 10 ? Unicode.Scalar(zero.value + digit) ?? scalar : scalar)
    }
    return String(written)
  }
}
