// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Accessors that tools generate for string tables, whatever their bodies do.
extension Evaluator {
  /// The text that a call means whose own code is not followed, by the key and table among its arguments,
  /// as `tr("Localizable", "days_left", 3)` has them; `nil`: the tables have no such key.
  ///
  /// What stands behind the key is put into the text.
  package func textOfKey(_ arguments: [PassedValue]) -> SampleValue? {
    guard !isCovering else { return nil }
    let flat = arguments.flatMap { argument -> [PassedValue] in
      guard case .array(let elements) = argument.value else { return [argument] }
      return elements.map { PassedValue(argument.label, $0) }
    }
    let table = Self.table(in: flat)
    for (place, argument) in flat.prefix(4).enumerated() {
      guard let key = argument.value.text, key != table || argument.label == "key" else { continue }
      let values = flat.dropFirst(place + 1).filter {
        $0.label == nil && $0.value.text != table && !isFunction($0.value)
      }
      var number: Int?
      if values.count == 1, case .integer(let only) = values[values.startIndex].value {
        number = only
      }
      guard let format = interface.strings(key, table, number) else { continue }
      guard !values.isEmpty else { return .string(format) }
      return foundation.printfText([PassedValue("format", .string(format))] + values)
        .map { .string($0) }
    }
    return nil
  }

  /// Whether a function of a name looks texts up, whatever its arguments are.
  package func readsTexts(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "tr" || name == "t"
      || ["local", "string", "text", "transl", "resolv"].contains { name.contains($0) }
  }

  /// The name of a table among arguments: behind its label, else the text before the key.
  private static func table(in arguments: [PassedValue]) -> String? {
    let labelled = arguments.first { ["table", "tableName"].contains($0.label) }?.value.text
    if let labelled { return labelled }
    let texts = arguments.filter { $0.label == nil }.compactMap(\.value.text)
    return texts.count > 1 ? texts[0] : nil
  }
}
