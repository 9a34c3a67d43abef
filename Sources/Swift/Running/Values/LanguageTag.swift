// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A language that texts are wanted in, with a script and a region if they are said: `de`, `pt-BR`,
/// `zh-Hans`.
package struct LanguageTag: Hashable, Sendable {
  /// As tables of texts are named by it: `pt-BR`.
  package let text: String
  /// As `Locale` names it: `pt_BR`.
  package var identifier: String {
    String(text.map { $0 == "-" ? "_" : $0 })
  }
  /// Whether lines begin on the right.
  package let isRightToLeft: Bool

  /// Reads a tag with `-` or `_` between its parts, in capitals or not; `nil`: it is none, or its
  /// language is unknown.
  package init?(_ text: String) {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first?.lowercased(), Self.languages.contains(language) else {
      return nil
    }
    parts.removeFirst()
    var words = [language]
    var isRightToLeft = Self.rightToLeft.contains(language)
    if let script = parts.first, script.utf8.count == 4, script.utf8.allSatisfy(Self.isLetter) {
      let script = script.prefix(1).uppercased() + script.dropFirst().lowercased()
      isRightToLeft = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"].contains(script)
      words.append(script)
      parts.removeFirst()
    }
    if let region = parts.first {
      let isCode = region.utf8.count == 2 && region.utf8.allSatisfy(Self.isLetter)
      let isNumber =
        region.utf8.count == 3
        && region.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard isCode || isNumber else { return nil }
      words.append(region.uppercased())
      parts.removeFirst()
    }
    guard parts.isEmpty else { return nil }
    self.text = words.joined(separator: "-")
    self.isRightToLeft = isRightToLeft
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Languages without a script of their own that is said.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "ug", "ur", "yi", "ji",
  ]

  /// The codes of languages: ISO 639-1, and those with three letters that Apple's systems offer.
  package static let languages: [String] =
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id
    ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln
    lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl
    ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl
    tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    arc bem ceb chr ckb dsb fil gsw haw hmn hsb kok lkt mai mni nqo sat scn smn yue
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
