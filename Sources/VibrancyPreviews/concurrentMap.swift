// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels
package import VibrancyScenes

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
