// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// Values of WidgetKit, as the language meets them.
extension Evaluator {
  /// The regions of a Dynamic Island that a value is: one, or several that a function gives.
  package func regions(in value: SampleValue) -> [SampleValue] {
    if case .interface(.system(.region)) = value { return [value] }
    guard case .array(let values) = value, let first = values.first,
      case .interface(.system(.region)) = first
    else { return [] }
    return values
  }

  /// A widget's family as code knows it.
  package func family(_ family: Family) -> SampleValue {
    .interface(.word("WidgetFamily", family.rawValue))
  }

  /// The name of a case, of whichever enum.
  package func caseName(_ value: SampleValue) -> String? {
    switch value {
    case .implicit(let name, _, _): name
    case .enumeration(let value): value.name
    case .interface(.word(_, let name)): name
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .structure, .object, .closure, .function, .type, .keyPath, .foundation, .interface,
      .view, .unknown:
      nil
    }
  }
}
