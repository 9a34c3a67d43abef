// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// `Scanner`, with which code reads colors in hexadecimal digits.
extension FoundationLibrary {
  /// A call of a scanner's, which may set the variable that it is given; `nil`: it is no scanner.
  package func scan(
    _ name: String, on receiver: SampleValue, changing arguments: inout [PassedValue]
  ) -> SampleValue? {
    guard case .foundation(.object(let scanner)) = receiver, scanner.kind == "Scanner" else {
      return nil
    }
    guard let text = scanner.text("string") else {
      return scannedHole(name, in: scanner, changing: &arguments)
    }
    let start = min(max(0, position(of: scanner)), text.count)
    let rest = text.dropFirst(start).drop { $0.isWhitespace }
    let read: (value: SampleValue, length: Int)?
    switch name {
    case "scanHexInt64", "scanHexInt32", "scanHexInt", "scanUInt64", "scanInt", "scanInt64":
      let isHex = name.contains("Hex")
      let prefix = isHex && rest.lowercased().hasPrefix("0x") ? 2 : 0
      let digits = rest.dropFirst(prefix).prefix { isHex ? $0.isHexDigit : $0.isWholeNumber }
      read = Int(digits, radix: isHex ? 16 : 10).map { (.integer($0), prefix + digits.count) }
    case "scanDouble", "scanFloat":
      let digits = rest.prefix { $0.isWholeNumber || $0 == "." || $0 == "-" }
      read = Double(digits).map { (.double($0), digits.count) }
    case "scanString":
      guard let wanted = arguments.first?.value.text else { return nil }
      read = rest.hasPrefix(wanted) ? (.string(wanted), wanted.count) : nil
    case _: return nil
    }
    if let read {
      let skipped = text.count - start - rest.count
      scanner.fields["scanLocation"] = .integer(start + skipped + read.length)
    }
    // Given a variable, whether there was a value is returned.
    guard name != "scanString", arguments.first?.label == nil, !arguments.isEmpty else {
      return SampleValue(read?.value)
    }
    if let read { arguments[0].value = read.value }
    return .bool(read != nil)
  }

  /// What is read of a text that is not known; `nil`: where one sample is run.
  private func scannedHole(
    _ name: String, in scanner: FoundationObject, changing arguments: inout [PassedValue]
  ) -> SampleValue? {
    guard code.isCovering, name.hasPrefix("scan"),
      case .unknown(let hole)? = scanner.fields["string"]
    else { return nil }
    let isFraction = name == "scanDouble" || name == "scanFloat"
    let type = TypeName(name == "scanString" ? "String" : isFraction ? "Double" : "Int")
    guard name != "scanString", arguments.first?.label == nil, !arguments.isEmpty else {
      return .unknown(hole.derived(name, type: type))
    }
    arguments[0].value = .unknown(hole.derived(name, type: type))
    return .unknown(hole.derived("has " + name, type: TypeName("Bool")))
  }

  /// Whether nothing is left but what is passed over.
  package func isAtEnd(_ scanner: FoundationObject) -> Bool {
    (scanner.text("string") ?? "").dropFirst(max(0, position(of: scanner))).allSatisfy(
      \.isWhitespace)
  }

  private func position(of scanner: FoundationObject) -> Int {
    scanner.whole("scanLocation") ?? 0
  }
}
