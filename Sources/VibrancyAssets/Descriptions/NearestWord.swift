// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The word a user probably meant, or `nil` if none is near enough to be worth saying.
///
/// Near is a Levenshtein distance, letter case ignored, of at most a third of the longer word and
/// at most 3, but always 1. A tie goes to the earlier word.
func nearestWord(to typed: String, among words: [String]) -> String? {
  // A few more than any word: enough to see that a megabyte is none of them.
  let letters = Array(typed.lowercased().unicodeScalars.prefix(64))
  var best: (word: String, distance: Int)?
  for word in words {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(64))
    let limit = max(1, min(3, max(letters.count, wanted.count) / 3))
    guard abs(letters.count - wanted.count) <= limit else { continue }
    var row = Array(0...wanted.count)
    for (index, letter) in letters.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in wanted.indices {
        let replaced = corner + (letter == wanted[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(replaced, corner + 1, row[column] + 1)
      }
    }
    let distance = row[wanted.count]
    if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

/// What to do about a word that is none of `words`: the nearest one, or all if they are few.
func remedy(for typed: String, among words: [String]) -> String {
  if let word = nearestWord(to: typed, among: words) {
    return "did you mean '\(JSONText.shown(word))'?"
  }
  if words.isEmpty { return "there is none to choose from, remove it" }
  let shown = words.prefix(12).map { JSONText.shown($0) }.joined(separator: ", ")
  return "write one of \(shown)\(words.count > 12 ? ", …" : "")"
}
