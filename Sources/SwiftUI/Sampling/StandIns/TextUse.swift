// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// What a text is used for.
enum TextUse: Hashable {
  /// The name of one of the system's symbols.
  case symbol
  /// The name of a set of the catalog.
  case picture
  /// A color's name in the catalog.
  case namedColor
  /// A color as digits.
  case color
  /// An address.
  case address
  /// A currency's code.
  case currency
  /// A time zone, or a locale.
  case zone, locale
}

/// What the code of a program uses texts for, by the names of the properties that hold them, and the
/// symbols that it names.
struct TextUses {
  private(set) var uses: [String: TextUse] = [:]
  /// The symbols that code names as such, in the order of files.
  private(set) var symbols: [String] = []
  /// The symbols among the texts that are passed by a label that a symbol is passed by.
  private(set) var labelled: [String: [String]] = [:]

  private static let mostSymbols = 200

  /// Reads the code of files.
  init(_ sources: [Source]) {
    for source in sources { read(source, labels: Self.labels) }
    // What is passed on by another name is used for the same.
    for _ in 0..<2 {
      let known = uses.filter { !Self.common.contains($0.key) }
      guard !known.isEmpty else { return }
      for source in sources { read(source, labels: known) }
    }
  }

  private static let labels: [String: TextUse] = [
    "systemName": .symbol, "systemImage": .symbol, "systemSymbolName": .symbol,
    "hex": .color, "hexString": .color, "currencyCode": .currency,
  ]
  /// Labels that say too little to be followed.
  private static let common: Set<String> = [
    "name", "title", "text", "value", "label", "of", "for", "with", "in", "string", "identifier",
    "key", "id", "named",
  ]

  private mutating func read(_ source: Source, labels: [String: TextUse]) {
    let tokens = source.tokens
    for index in tokens.indices where tokens[index].isMark("(") || tokens[index].isMark(":") {
      guard index > 0, tokens[index - 1].isName else { continue }
      if tokens[index].isMark(":") {
        guard index > 1, tokens[index - 2].isMark("(") || tokens[index - 2].isMark(","),
          let use = labels[source.text(index - 1)]
        else { continue }
        read(source, from: index + 1, use, label: source.text(index - 1))
        continue
      }
      guard let use = Self.firstUse(source, callee: index - 1, open: index) else { continue }
      let isLabelled = source.token(index + 2).isMark(":")
      read(source, from: index + (isLabelled ? 3 : 1), use, label: nil)
    }
  }

  /// What the first argument of a call is used for, by what is called.
  private static func firstUse(_ source: Source, callee: Int, open: Int) -> TextUse? {
    let label = source.token(open + 2).isMark(":") ? source.text(open + 1) : nil
    switch (source.text(callee), label) {
    case ("Image", nil), ("UIImage", "named"?), ("NSImage", "named"?): return .picture
    case ("Color", nil), ("UIColor", "named"?): return .namedColor
    case ("URL", "string"?): return .address
    case ("TimeZone", "identifier"?): return .zone
    case ("Locale", "identifier"?): return .locale
    case _: return nil
    }
  }

  /// Reads what stands for an argument.
  private mutating func read(_ source: Source, from start: Int, _ use: TextUse, label: String?) {
    var index = start
    while index < min(start + 60, source.tokens.count) {
      let token = source.token(index)
      if token.isMark(",") || token.isMark(")") || token.isMark("{") || token.isMark("}") { return }
      if token.isMark("(") || token.isMark("[") {
        index = max(index, source.close(index)) + 1
        continue
      }
      if token.kind == .string, use == .symbol {
        let text = source.value(ofString: index)
        if Self.isSymbol(text) { add(text, label) }
      } else if token.isName {
        let next = source.token(index + 1)
        if !next.isMark("."), !next.isMark("("),
          !next.isMark("?") || source.token(index + 2).followsSpace
        {
          let name = source.text(index)
          if uses[name] == nil { uses[name] = use }
        }
      }
      index += 1
    }
  }

  private mutating func add(_ text: String, _ label: String?) {
    if symbols.count < Self.mostSymbols, !symbols.contains(text) { symbols.append(text) }
    guard let label, labelled[label, default: []].count < Self.mostSymbols,
      labelled[label]?.contains(text) != true
    else { return }
    labelled[label, default: []].append(text)
  }

  /// Whether a text looks like the name of a symbol.
  static func isSymbol(_ text: String) -> Bool {
    (2...60).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || $0 == UInt8(ascii: ".")
      } && text.utf8.first != UInt8(ascii: ".")
  }
}
