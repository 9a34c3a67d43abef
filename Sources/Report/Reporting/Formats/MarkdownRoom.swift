// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The bytes that are left of a Markdown document, which goes into a comment.
struct MarkdownRoom {
  /// The most bytes: what GitHub and GitLab take, and some room for what is put around it.
  static let mostBytes = 60_000
  /// The command that lists what has no room.
  let command: String
  private var left = MarkdownRoom.mostBytes - 4096

  init(command: String) { self.command = command }

  /// The lines that fit in some bytes, and how many do not.
  mutating func fitting(_ lines: [String], in room: Int) -> String {
    var (kept, room) = ([String](), min(room, left))
    for line in lines {
      room -= line.utf8.count + 1
      if room < 0 { break }
      left -= line.utf8.count + 1
      kept.append(line)
    }
    let rest = lines.count - kept.count
    return kept.joined(separator: "\n")
      + (rest > 0 ? "\n\nand \(rest) more; `\(command)` lists all" : "")
  }
}
