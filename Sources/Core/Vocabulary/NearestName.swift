// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The name a user probably meant, or `nil` if none is near enough to be worth saying.
///
/// Near is a Damerau-Levenshtein distance (optimal string alignment, case of Latin letters ignored) of at
/// most a third of the longer word and at most 3, but always 1. A tie goes to the earlier name.
///
/// - Parameters:
///   - acceptingPrefix: Whether a word of three letters or more that begins exactly one of the
///     names, dashes not counted, means it.
package func nearestName(
  to word: String, among names: [String], acceptingPrefix: Bool = true
) -> String? {
  let typed = folded(word)
  var best: (name: String, distance: Int)?
  for name in names {
    let letters = folded(name)
    let limit = max(1, min(3, max(typed.count, letters.count) / 3))
    // Also keeps the work small when somebody passes a megabyte.
    guard abs(typed.count - letters.count) <= limit else { continue }
    let distance = editDistance(typed, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
  }
  if let best { return best.name }
  guard acceptingPrefix, typed.drop(while: { $0 == "-" }).count >= 3 else { return nil }
  let begun = names.filter { folded($0).starts(with: typed) }
  return begun.count == 1 ? begun[0] : nil
}

/// A word's scalars with Latin capitals as small letters: a browser's copy knows no others.
private func folded(_ word: String) -> [Unicode.Scalar] {
  word.unicodeScalars.map { scalar in
    let isCapital = ("A"..."Z").contains(scalar)
    return isCapital ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar
  }
}

/// The number of insertions, deletions, replacements and swaps of neighbours that turn `a` into
/// `b`, where no stretch is edited twice. `a.count × b.count` steps.
package func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

/// The advice on a word that is none of `words`: the nearest one, or all if they are few.
package func fix(for typed: String, among words: [String]) -> String {
  if let word = nearestName(to: typed, among: words, acceptingPrefix: false) {
    return "did you mean '\(VisibleText.short(word))'?"
  }
  if words.isEmpty { return "there is none to choose from, remove it" }
  let shown = words.prefix(12).map { VisibleText.short($0) }.joined(separator: ", ")
  return "write one of \(shown)\(words.count > 12 ? ", …" : "")"
}
