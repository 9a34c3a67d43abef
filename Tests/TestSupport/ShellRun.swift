// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A shell, run once, with what it said.
package struct ShellRun: Sendable {
  /// Its exit status.
  package let status: Int32
  /// Its standard output.
  package let output: String

  /// Where a program is, looked up as a shell does; `nil` if this machine has none.
  package static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end, with nothing to read and a home that cannot be written.
  package init(_ program: String, _ words: [String]) throws {
    guard let path = Self.path(of: program) else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    process.environment = [
      "HOME": "/nonexistent", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }
}
