// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

/// `vibrancy cache`.
struct CacheCommand: ListingCommand {
  private let folder: String?
  private let showsFolder: Bool
  private let clears: Bool

  init(_ options: inout OptionReader) {
    let dir = options.flag("dir", help: "print the folder")
    let size = options.flag("size", help: "print how much it holds")
    let clear = options.flag("clear", help: "forget all results; other files there stay")
    (showsFolder, clears) = (dir.value, clear.value)
    options.require(oneOf: dir, size, clear)
    options.exclude(dir, size)
    options.exclude(dir, clear)
    options.exclude(size, clear)
    folder = CacheOptions.folder(&options).value
    options.help()
  }

  var text: String {
    get throws(CommandError) {
      guard let path = CachePlace(typed: folder).path else {
        throw CommandError("there is no home folder to keep results in; name one with --cache")
      }
      if showsFolder { return "\(VisibleText.of(path))\n" }
      // To ask must not make it.
      guard ResultCache.isMade(at: path) else { return Self.sentence(0, 0) }
      let cache = try Self.cache(at: path)
      let size = cache.size
      guard clears else { return Self.sentence(size.count, size.bytes) }
      cache.clear()
      let left = cache.size.count
      if left > 0 {
        throw CommandError(
          "\(path): \(counted(left, "result")) cannot be removed; make the folder writable and "
            + "clear it again")
      }
      return Self.sentence(size.count, size.bytes, " forgotten")
    }
  }

  private static func cache(at path: String) throws(CommandError) -> ResultCache {
    do throws(CacheError) { return try ResultCache(folder: path) } catch {
      throw CommandError("\(error)")
    }
  }

  private static func sentence(_ count: Int, _ bytes: Int, _ end: String = "") -> String {
    let tenths = (bytes * 10 + 1 << 19) >> 20
    return "\(counted(count, "result")), \(tenths / 10).\(tenths % 10) MiB\(end)\n"
  }

  static let about = CommandDescription(
    "Shows or forgets what runs keep for the next one",
    usage: ["--dir|--size|--clear [--cache DIR]"],
    examples: [
      ExampleSpec("vibrancy cache --size", "how much is kept"),
      ExampleSpec("vibrancy cache --clear", "the next run works everything out anew"),
    ])
}
