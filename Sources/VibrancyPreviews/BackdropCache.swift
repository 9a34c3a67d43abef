// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels
package import VibrancyScenes

/// Backdrops that tasks share: each is drawn and blurred once, whatever asks for it.
package actor BackdropCache {
  private var shelf = BackdropShelf()

  /// An empty cache.
  package init() {}

  /// How many backdrops were made.
  package var count: Int { shelf.count }

  /// The backdrops of all keys. One is made at a time; who asks for the same waits for it.
  package func backdrops(_ keys: Set<Backdrop.Key>) -> [Backdrop.Key: Backdrop] {
    var found: [Backdrop.Key: Backdrop] = [:]
    for key in keys { found[key] = shelf.backdrop(key) }
    return found
  }
}

private func map<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int,
  _ transform: @escaping @Sendable (Int, Element) async -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    // In order, as they come; those that are early wait: all of them twice would be much.
    var results: [Result] = []
    results.reserveCapacity(elements.count)
    var early: [Int: Result] = [:]
    var next = 0
    func start() {
      let index = next
      next += 1
      group.addTask { (index, await transform(index, elements[index])) }
    }
    while next < min(jobs, elements.count) { start() }
    while let (index, result) = await group.next() {
      early[index] = result
      while let first = early.removeValue(forKey: results.count) { results.append(first) }
      if next < elements.count { start() }
    }
    return results
  }
}
