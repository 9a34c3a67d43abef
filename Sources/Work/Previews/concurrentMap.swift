// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancySystem

/// Maps elements side by side, at most `jobs` at a time, and no more than can
/// have their files open; results are in the order of elements. A large picture that is written
/// meanwhile may be compressed on as many threads, as far as they have nothing else to do.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int,
  _ transform: @escaping @Sendable (Int, Element) async -> Result
) async -> [Result] {
  await PNGWriter.$striping.withValue(PNGStriping(threads: jobs)) {
    await map(elements, jobs: OpenFiles.jobs(min(jobs, elements.count)), transform)
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
