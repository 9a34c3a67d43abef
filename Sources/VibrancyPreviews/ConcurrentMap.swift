// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// Maps elements side by side, at most `jobs` at a time, and no more than can
/// have their files open; results are in the order of elements.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int,
  _ transform: @escaping @Sendable (Int, Element) async -> Result
) async -> [Result] {
  let jobs = OpenFiles.jobs(min(jobs, elements.count))
  return await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: elements.count)
    var next = 0
    func start() {
      let index = next
      next += 1
      group.addTask { (index, await transform(index, elements[index])) }
    }
    while next < min(jobs, elements.count) { start() }
    while let (index, result) = await group.next() {
      results[index] = result
      if next < elements.count { start() }
    }
    return results.compactMap { $0 }
  }
}
