// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension SourceFile {
  /// The names a property may hold, and whether it can hold no other; nil where it holds none.
  func value(of property: Declaration) -> (terms: [NameTerm], isComplete: Bool)? {
    if let value = property.value {
      let terms = tree.nameTerms(in: value).filter { $0 != .computed }
      guard !terms.isEmpty else { return nil }
      return (terms, terms.count == tree.nameTerms(in: value).count)
    }
    guard let body = body(of: property) else { return nil }
    let isResource =
      property.annotation.contains("ImageResource") || property.annotation.contains("ColorResource")
    let returned = tree.returnedTerms(in: body, takesSymbols: isResource)
    return returned.terms.isEmpty ? nil : returned
  }
}
