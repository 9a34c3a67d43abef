// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension WidgetFile {
  /// Every preview that the description asks for, in the order of the file.
  ///
  /// Entries choose values of parameters. A parameter that no entry names takes every value: each
  /// combination is a variant, and each variant has every entry. A parameter that some entries name
  /// has its first value in the others. Without entries all parameters take every value.
  ///
  /// - Throws: Names outside the vocabulary, `${…}` that cannot be filled in, more previews than
  ///   the limit, two of one name; each with its place.
  package func variants(
    _ vocabulary: WidgetVocabulary, limits: DescriptionLimits = DescriptionLimits()
  ) throws(JSONError) -> [WidgetVariant] {
    try checkEntries()
    let parameters = description.parameters
    let chosen = Set(description.entries.flatMap(\.choices.keys))
    let free = parameters.indices.filter { !chosen.contains(parameters[$0].name) }
    try checkCount(free: free, limit: limits.previews)

    var variants: [WidgetVariant] = []
    var combination = [Int](repeating: 0, count: parameters.count)
    repeat {
      let entries = description.entries.indices.map { Optional($0) }
      for entry in entries.isEmpty ? [nil] : entries {
        var resolver = WidgetResolver(
          self, vocabulary, combination: combination, entry: entry, limits: limits)
        variants.append(try resolver.variant(free: free))
      }
    } while step(&combination, free)
    try checkNames(variants)
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

  private func checkEntries() throws(JSONError) {
    let parameters = description.parameters
    for entry in description.entries {
      for (name, value) in entry.choices.sorted(by: { $0.key < $1.key }) {
        guard let parameter = parameters.first(where: { $0.name == name }) else {
          throw error(
            atKey: value.path,
            "is no known key; "
              + remedy(for: name, among: parameters.map(\.name) + DescribedEntry.ownKeys))
        }
        if parameter.value(named: value.text) == nil {
          throw error(
            at: value.path,
            "is '\(JSONText.shown(value.text))', no value of '\(JSONText.shown(name))'; "
              + remedy(for: value.text, among: parameter.values.map(\.name)))
        }
      }
    }
  }

  private func checkCount(free: [Int], limit: Int) throws(JSONError) {
    var factors = free.map { index in
      let parameter = description.parameters[index]
      return (name: JSONText.shown(parameter.name), count: parameter.values.count)
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
    throw error(
      at: [free.isEmpty ? "entries" : "parameters"],
      "ask for \(total) previews of each family (\(shown)), more than the limit of \(limit); "
        + "use fewer values, or raise it with --max-variants")
  }

  /// Two previews of one name would be one file, on some disks whatever their letter case.
  private func checkNames(_ variants: [WidgetVariant]) throws(JSONError) {
    var seen: [String: WidgetVariant] = [:]
    for (index, variant) in variants.enumerated() {
      let key = (variant.fileName ?? "").lowercased()
      if let other = seen.updateValue(variant, forKey: key) {
        let (one, two) = (other.name ?? "", variant.name ?? "")
        let entries = description.entries
        throw error(
          at: entries.isEmpty ? ["parameters"] : entries[index % entries.count].path,
          "would be previewed as '\(JSONText.shown(two))' and another as "
            + "'\(JSONText.shown(one))', one file's name; name them apart")
      }
    }
  }
}
