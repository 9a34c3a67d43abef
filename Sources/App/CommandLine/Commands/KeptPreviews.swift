// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache

/// The previews of inputs from earlier runs, as files.
///
/// Sheets and pages are made of pictures, which files are not: for those everything is drawn.
struct KeptPreviews: Sendable {
  /// What is kept of one input.
  struct Entry: Sendable {
    /// The files of its previews, in their order.
    let files: [[UInt8]]
    /// What is odd about them, one sentence each.
    let notes: [String]
    /// Why a widget of Swift is not as on a device.
    let causes: [DrawingCause]
  }

  /// Where an entry is, and the digests of the files that it depends on.
  struct Slot: Sendable {
    fileprivate let key: CacheKey
    fileprivate let digests: [CacheKey]
  }

  private let cache: ResultCache
  private let maker: PreviewMaker
  private let request: RenderRequest
  private let common: CacheKey

  /// - Parameter cache: Where results are kept; `nil`: nowhere.
  /// - Returns: `nil` where nothing can be used again.
  init?(
    _ cache: ResultCache?, _ maker: PreviewMaker, _ request: RenderRequest, _ options: RenderOptions
  ) {
    guard let cache, Self.mayDo(for: options) else { return nil }
    (self.cache, self.maker, self.request) = (cache, maker, request)
    var key = KeyBytes()
    maker.add(to: &key)
    key.add(value: request.scenes)
    key.add(value: request.presentation)
    key.add(value: options.depth)
    key.add(value: options.compression)
    common = key.key
  }

  /// Whether files are all that is wanted.
  static func mayDo(for options: RenderOptions) -> Bool {
    options.folder != nil && options.sheet == nil && !options.writesPage && !options.drawsScreens
  }

  /// The place of an input's entry; `nil` if it cannot be read, or not twice.
  func slot(of input: Input) -> Slot? {
    guard let digests = maker.digests(of: [input]) else { return nil }
    let key = cache.key("drawn previews") { key in
      key.add(common)
      key.add(value: input)
      key.add(value: request.served(input))
      for digest in digests { key.add(digest) }
    }
    return Slot(key: key, digests: digests)
  }

  /// What is kept at a place, if it is as many files as there are to be.
  func entry(at slot: Slot, count: Int) -> Entry? {
    guard let parts = cache.value(for: slot.key).flatMap(JoinedBytes.parts), parts.count > count,
      let causes = JoinedBytes.parts(of: parts[count])
    else { return nil }
    return Entry(
      files: Array(parts[..<count]),
      notes: parts[(count + 1)...].map { String(decoding: $0, as: UTF8.self) },
      causes: causes.compactMap { DrawingCause(keptAs: $0) })
  }

  /// Keeps an entry, unless the input was replaced meanwhile.
  func store(_ entry: Entry, of input: Input, at slot: Slot) async {
    guard maker.digests(of: [input]) == slot.digests,
      input.sourceWidget?.tree.isUnchanged ?? true
    else { return }
    let causes = JoinedBytes.of(entry.causes.map(\.keptBytes))
    let parts = entry.files + [causes] + entry.notes.map { Array($0.utf8) }
    await cache.store(JoinedBytes.of(parts), for: slot.key)
  }
}

extension RenderOutcome {
  /// Writes what an earlier run drew.
  init(of entry: KeptPreviews.Entry, files: [OutputFile?]) {
    (count, notes, isDrawn) = (entry.files.count, entry.notes, !entry.files.isEmpty)
    causes = entry.causes
    for (index, (file, bytes)) in zip(files, entry.files).enumerated() {
      write(index, at: file) { sink throws(PNGError) in
        do throws(ByteStreamError) {
          try sink.write(bytes)
        } catch {
          throw .destination(reason: error.reason)
        }
      }
    }
  }
}

extension DrawingCause {
  /// As it is kept.
  fileprivate var keptBytes: [UInt8] {
    JoinedBytes.of([kind.rawValue, item, widget].map { Array($0.utf8) })
  }

  /// `nil`: they are not what `keptBytes` makes.
  fileprivate init?(keptAs bytes: [UInt8]) {
    guard let parts = JoinedBytes.parts(of: bytes), parts.count == 3,
      let kind = Kind(rawValue: String(decoding: parts[0], as: UTF8.self))
    else { return nil }
    self.init(
      kind, String(decoding: parts[1], as: UTF8.self),
      widget: String(decoding: parts[2], as: UTF8.self))
  }
}
