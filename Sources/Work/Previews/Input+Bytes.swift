// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancySystem

extension Input {
  /// The most bytes that are held of what comes only once, from a pipe or standard input.
  package static let mostPipedBytes = 48 << 20

  /// All bytes of the input, whatever they are.
  ///
  /// - Parameter limit: The most bytes accepted; a file of more is not read.
  /// - Throws: `VibrancyError`: it cannot be read, or is larger.
  package func bytes(limit: Int) throws(VibrancyError) -> [UInt8] {
    try bytes(limit: limit, most: .max)
  }

  /// As `bytes(limit:)`, with a limit of our own, which no option raises.
  func bytes(limit: Int, most: Int) throws(VibrancyError) -> [UInt8] {
    if case .memory(let bytes) = source { return bytes }
    do throws(FileError) {
      if let bytes = try FileBytes(path: path, within: root).rest(limit: min(limit, most)) {
        return bytes
      }
      if most < limit { throw FileError(path: path, problem: .tooLarge(limit: most)) }
    } catch {
      throw .unreadable(error)
    }
    throw .undecodable(path: path, .tooManyBytes(limit: limit))
  }

  /// Lends all bytes of the input portion by portion, whatever they are.
  ///
  /// - Parameters:
  ///   - limit: The most bytes accepted, which no option raises; a file of more is not read.
  ///   - body: Gets the next bytes; returns whether it wants more.
  /// - Returns: How many bytes there were.
  /// - Throws: `VibrancyError`: it cannot be read, or is larger.
  @discardableResult
  package func forEachPortion(
    limit: Int, _ body: ([UInt8]) -> Bool
  ) throws(VibrancyError) -> Int {
    if case .memory(let bytes) = source {
      _ = body(bytes)
      return bytes.count
    }
    var count = 0
    do throws(FileError) {
      let file = try FileBytes(path: path, within: root)
      var isTooLarge = file.bytesLeft ?? 0 > limit
      while !isTooLarge {
        let part = try file.next()
        count += part.count
        isTooLarge = count > limit
        if part.isEmpty || !isTooLarge && !body(part) { return count }
      }
      throw FileError(path: path, problem: .tooLarge(limit: limit))
    } catch {
      throw .unreadable(error)
    }
  }

  /// The picture that standard input brings. Of what is not a PNG only the beginning is read.
  ///
  /// - Parameter limit: The most bytes accepted, never more than `mostPipedBytes`.
  /// - Throws: `VibrancyError`: it cannot be read, or has more.
  package static func standardInput(limit: Int) throws(VibrancyError) -> [UInt8] {
    let name = "standard input"
    return try held(FileBytes(standardInputAs: name), path: name, limit: limit)
  }

  /// The input itself, or a copy in memory if it could be read only once.
  func rereadable(limit: Int) throws(VibrancyError) -> Input {
    guard source == .file, !FileBytes.startsOver(path) else { return self }
    let pipe: FileBytes
    do throws(FileError) { pipe = try FileBytes(path: path, within: root) } catch {
      throw .unreadable(error)
    }
    return Input(pngData: try Self.held(pipe, path: path, limit: limit), name: path)
  }

  /// The bytes of a PNG; what is none is known by its first bytes, and the rest is left.
  private static func held(
    _ pipe: FileBytes, path: String, limit: Int
  ) throws(VibrancyError) -> [UInt8] {
    let most = min(limit, mostPipedBytes)
    var bytes: [UInt8] = []
    do throws(FileError) {
      while bytes.count <= most {
        let part = try pipe.next()
        if part.isEmpty { return bytes }
        bytes += part
        if bytes.count >= FileKind.bytesWanted, FileKind.of(bytes) != .png { return bytes }
      }
      if most < limit { throw FileError(path: path, problem: .pipeTooLong(limit: most)) }
    } catch {
      throw .unreadable(error)
    }
    throw .undecodable(path: path, .tooManyBytes(limit: limit))
  }
}

extension Input {
  /// The names in a list of inputs: one a line, or with zero bytes between them.
  ///
  /// A list has at most 32 MiB and 262 144 names of at most 8192 bytes.
  ///
  /// - Parameters:
  ///   - path: The list's file; `nil` for standard input.
  ///   - isNullSeparated: Whether zero bytes separate names instead of line ends.
  ///   - limit: The most bytes accepted, if they are fewer.
  /// - Throws: `VibrancyError`: it cannot be read, or is over a limit.
  package static func names(
    inListAt path: String?, isNullSeparated: Bool, limit: Int
  ) throws(VibrancyError) -> [String] {
    let name = path ?? "standard input"
    do throws(FileError) {
      let file = try path.map { path throws(FileError) in try FileBytes(path: path) }
      return try NameList(
        file ?? FileBytes(standardInputAs: name), path: name, separator: isNullSeparated ? 0 : 10,
        limit: min(limit, NameList.mostBytes)
      ).names
    } catch {
      // The lower limit is one that an option sets.
      if error.problem == .tooLarge(limit: limit) {
        throw .undecodable(path: name, .tooManyBytes(limit: limit))
      }
      throw .unreadable(error)
    }
  }
}
