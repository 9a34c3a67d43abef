// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyJSON

/// What an undo folder keeps of one file.
struct UndoEntry: Sendable, Hashable {
  /// Where the file is: below the manifest's root, or absolute.
  let path: String
  /// How many bytes the original has.
  let size: Int
  /// The SHA-256 digest of the original.
  let before: String
  /// The SHA-256 digest of what the conversion wrote.
  let after: String
  /// The conversion, as its options are typed.
  let conversion: String

  /// The line of the manifest.
  var line: String {
    JSONText.of(
      .object([
        ("path", .text(path)), ("size", .integer(size)), ("before", .text(before)),
        ("after", .text(after)), ("conversion", .text(conversion)),
      ])) + "\n"
  }

  /// Where the original is kept, below the undo folder.
  var keptPath: String {
    path.utf8.first == UInt8(ascii: "/") ? "outside" + path : "files/" + path
  }
}

/// The list of an undo folder: a line of JSON for the root, then one for each file, written before
/// the file is replaced. Of several lines about one file the last counts.
struct UndoManifest: Sendable {
  /// What it is called.
  static let name = "manifest.jsonl"
  /// The folder that paths begin in.
  let root: String
  /// By path.
  private(set) var entries: [String: UndoEntry] = [:]
  /// In the order of the list, each once.
  private(set) var paths: [String] = []
  /// How many bytes of the file are whole lines: a run that was killed may have left part of one.
  private(set) var wholeBytes = 0

  /// A manifest without entries.
  init(root: String) { self.root = root }

  /// Its first line.
  var head: String {
    JSONText.of(.object([("vibrancy-undo", .integer(1)), ("root", .text(root))])) + "\n"
  }

  /// Reads a manifest.
  ///
  /// - Parameter shown: The file as the user knows it.
  /// - Throws: The line that is wrong.
  init(_ bytes: [UInt8], shown: String) throws(CommandError) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    wholeBytes = bytes.count - rest.count
    guard let first = lines.first, let head = Members(first), head.integer("vibrancy-undo") == 1,
      let root = head.text("root"), root.utf8.first == UInt8(ascii: "/")
    else {
      throw CommandError(
        "\(shown):1: is not a manifest of 'convert --undo-folder'; name another folder")
    }
    self.root = root
    for (index, line) in lines.enumerated().dropFirst() {
      guard let entry = UndoEntry(line) else {
        throw CommandError(
          "\(shown):\(index + 1): is not an entry of 'convert --undo-folder'; restore the file")
      }
      add(entry)
    }
  }

  /// Adds an entry.
  ///
  /// - Returns: Its line.
  @discardableResult mutating func add(_ entry: UndoEntry) -> String {
    if entries.updateValue(entry, forKey: entry.path) == nil { paths.append(entry.path) }
    return entry.line
  }

  /// The path of an entry for a file.
  ///
  /// - Parameter real: Absolute, without links.
  func path(of real: String) -> String {
    let prefix = root == "/" ? root : root + "/"
    guard real.utf8.starts(with: prefix.utf8) else { return real }
    return String(Substring(real.utf8.dropFirst(prefix.utf8.count)))
  }

  /// Where the file of an entry is.
  func place(of entry: UndoEntry) -> String {
    entry.path.utf8.first == UInt8(ascii: "/")
      ? entry.path : FileSystem.joined(root, entry.path)
  }
}

extension UndoEntry {
  /// The entry of a line; `nil` if it is something else, or leads out of its folder.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    guard let members = Members(line), let path = members.text("path"),
      let size = members.integer("size"), let before = members.text("before"),
      let after = members.text("after"), let conversion = members.text("conversion"),
      size >= 0, [before, after].allSatisfy({ $0.utf8.count == 64 }), !path.isEmpty,
      !path.utf8.contains(0), !path.utf8.split(separator: 47).contains(where: Self.leadsUp)
    else { return nil }
    self.init(path: path, size: size, before: before, after: after, conversion: conversion)
  }

  private static func leadsUp(_ name: Substring.UTF8View.SubSequence) -> Bool {
    name.elementsEqual("..".utf8) || name.elementsEqual(".".utf8)
  }
}

/// The members of an object in one line.
private struct Members {
  private let members: [JSONNode]

  init?(_ line: ArraySlice<UInt8>) {
    let document = JSONDocument(Array(line), as: .strict)
    guard document.mistakes.isEmpty, let members = document.root?.members else { return nil }
    self.members = Array(members)
  }

  func text(_ key: String) -> String? { members.first { $0.key == key }?.string }

  func integer(_ key: String) -> Int? {
    members.first { $0.key == key }?.number.flatMap { Int(exactly: $0) }
  }
}
