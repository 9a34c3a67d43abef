// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancyVocabulary

/// A widget description that was read, with the places of everything in its file.
package struct WidgetFile: Sendable {
  /// What it says.
  package let description: WidgetDescription
  let document: JSONDocument

  /// Reads a description's bytes.
  ///
  /// - Parameters:
  ///   - path: The file's path as the user knows it; errors name it.
  ///   - isOutside: Whether it lies outside of its input, so that errors reveal nothing of it.
  /// - Throws: All that is not JSON5, no known key, of the wrong type or over a limit.
  package init(
    _ bytes: [UInt8], path: String, limits: DescriptionLimits = DescriptionLimits(),
    isOutside: Bool = false
  ) throws(JSONError) {
    document = JSONDocument(bytes, path: path, isOutside: isOutside)
    let mistakes = JSONMistakes(of: document)
    let description = mistakes.root.flatMap { WidgetDescription($0, limits: limits) }
    try mistakes.check()
    guard let description else { preconditionFailure("a mistake was not reported") }
    self.description = description
  }

  /// The path as the user knows it.
  package var path: String { document.path }

  /// The line of a byte of the file, from 1.
  package func line(of offset: Int) -> Int { document.position(of: offset).line }
}

extension WidgetFile {
  /// Every preview that the description asks for, in the order of the file.
  ///
  /// Entries choose values of parameters. A parameter that no entry names takes every value: each
  /// combination is a variant, and each variant has every entry. A parameter that some entries name
  /// has its first value in the others. Without entries all parameters take every value.
  ///
  /// - Throws: All unknown names and all `${…}` that cannot be filled in, with their
  ///   places; more previews than the limit; two of one name.
  package func variants(
    limits: DescriptionLimits = DescriptionLimits()
  ) throws(JSONError) -> [WidgetVariant] {
    let mistakes = JSONMistakes(of: document)
    checkEntries(mistakes)
    let parameters = description.parameters
    let chosen = Set(description.entries.flatMap(\.choices.keys))
    let free = parameters.indices.filter { !chosen.contains(parameters[$0].name) }
    checkCount(free: free, limit: limits.previews, mistakes)
    try mistakes.check()

    var variants: [WidgetVariant] = []
    var combination = [Int](repeating: 0, count: parameters.count)
    repeat {
      let entries = description.entries.indices.map { Optional($0) }
      for entry in entries.isEmpty ? [nil] : entries where !mistakes.isFull {
        var resolver = WidgetResolver(
          self, combination: combination, entry: entry, limits: limits, mistakes)
        variants.append(resolver.variant(free: free))
      }
    } while step(&combination, free)
    try mistakes.check()
    checkNames(variants, mistakes)
    try mistakes.check()
    return variants
  }

  /// The next combination of the free parameters' values, the last changing fastest.
  private func step(_ combination: inout [Int], _ free: [Int]) -> Bool {
    for parameter in free.reversed() {
      combination[parameter] += 1
      if combination[parameter] < description.parameters[parameter].values.count { return true }
      combination[parameter] = 0
    }
    return false
  }

  private func checkEntries(_ mistakes: JSONMistakes) {
    let parameters = description.parameters
    for (name, written) in description.entries.flatMap(\.choices) {
      let value = mistakes.cursor(at: written.source)
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        value.reportUnknownKey(
          "key", among: parameters.map(\.name) + DescribedEntry.ownKeys)
        continue
      }
      if parameter.value(named: written.value) == nil {
        let names = parameter.values.map(\.name)
        value.report(
          "is '\(VisibleText.short(written.value))', not a value of '\(VisibleText.short(name))'",
          fix: fix(for: written.value, among: names))
      }
    }
  }

  private func checkCount(free: [Int], limit: Int, _ mistakes: JSONMistakes) {
    var factors = free.map { index in
      let parameter = description.parameters[index]
      return (name: VisibleText.short(parameter.name), count: parameter.values.count)
    }
    if !description.entries.isEmpty { factors.append(("entries", description.entries.count)) }
    var product = 1
    for factor in factors {
      let (next, overflows) = product.multipliedReportingOverflow(by: factor.count)
      product = overflows ? .max : next
    }
    guard product > limit else { return }
    let terms = factors.filter { $0.count > 1 }.map { "\($0.name) \($0.count)" }
    let shown = terms.prefix(8).joined(separator: " × ") + (terms.count > 8 ? " × …" : "")
    let total = product == .max ? "countless" : "\(product)"
    let source = free.isEmpty ? description.entriesSource : description.parametersSource
    mistakes.add(
      at: source ?? description.source,
      "ask for \(total) previews of each family (\(shown)), more than the limit of \(limit)",
      fix: "use fewer values, or raise it with --max-variants")
  }

  /// Two previews of one name would be one file, on some disks whatever their letter case.
  private func checkNames(_ variants: [WidgetVariant], _ mistakes: JSONMistakes) {
    var seen: [String: WidgetVariant] = [:]
    for (index, variant) in variants.enumerated() {
      let key = (variant.fileName ?? "").lowercased()
      if let other = seen.updateValue(variant, forKey: key) {
        let (one, two) = (other.name ?? "", variant.name ?? "")
        let entries = description.entries
        let source =
          entries.isEmpty ? description.parametersSource : entries[index % entries.count].source
        mistakes.add(
          at: source ?? description.source,
          "would be previewed as '\(VisibleText.short(two))' and another as "
            + "'\(VisibleText.short(one))', one file's name", fix: "name them apart")
      }
    }
  }
}
