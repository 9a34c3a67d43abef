// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules

extension Examiner {
  /// A unit with its key.
  func keyed(_ unit: LintUnit) -> KeyedUnit {
    guard let common, unit.inputs != nil else { return KeyedUnit(unit: unit, key: nil) }
    var key = KeyBytes()
    key.add(common)
    key.add("\(type(of: unit.content))")
    key.add(value: unit)
    return KeyedUnit(unit: unit, key: key.key)
  }

  /// What becomes of a unit.
  func outcome(of unit: LintUnit) async -> LintOutcome { await outcome(of: keyed(unit)) }

  /// What becomes of a unit, from an earlier run if everything that it depends on is the same.
  ///
  /// Nothing is decoded for what is known. What the disk or a helper program refused is not kept: it
  /// may be given the next time. A file is opened once, for its digest and its pixels, unless it is
  /// too large to be held.
  func outcome(of keyed: KeyedUnit) async -> LintOutcome {
    let unit = keyed.unit
    guard let cache = request.cache, let own = keyed.key, let inputs = unit.inputs,
      let files = maker.read(inputs)
    else { return await made(unit) }
    let key = cache.key("lint") { key in
      key.add(own)
      for digest in files.digests { key.add(digest) }
    }
    if let bytes = cache.value(for: key), let known = LintOutcome(kept: bytes) {
      return known
    }
    var reader = self
    reader.maker = maker.holding(files)
    let outcome = await reader.made(unit)
    // A file that is replaced meanwhile must not leave its verdicts to the one that was there.
    if !outcome.hasUnread, maker.isUnchanged(files) {
      await cache.store(outcome.kept, for: key)
    }
    return outcome
  }

  private func made(_ unit: LintUnit) async -> LintOutcome {
    await UnitContext(unit, of: self).outcome()
  }

  /// The digest of what holds for all units; `nil` where they have no keys.
  static func common(_ request: LintRequest, _ maker: PreviewMaker, _ folder: String) -> CacheKey? {
    // Facts and pictures of everything are for a look at a few pieces.
    guard request.inspection == .none else { return nil }
    var key = KeyBytes()
    key.add(folder)
    maker.add(to: &key)
    key.add(value: request.deciding)
    return key.key
  }
}

extension LintRequest {
  /// Without what says which units there are and how they are gone through, but not what becomes of
  /// one. Whatever is not taken away here is part of the keys.
  var deciding: LintRequest {
    var request = self
    request.query = InputQuery(paths: [])
    (request.inputs, request.targets) = ([], [])
    (request.shard, request.jobs, request.cache) = (nil, 1, nil)
    return request
  }
}

extension LintUnit {
  /// The pictures that decide what becomes of it; `nil` where there is nothing to be saved.
  var inputs: [Input]? { content.inputs(for: use) }
}
