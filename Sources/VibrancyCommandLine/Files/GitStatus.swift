// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyProcess

/// What git says of files: whether it could bring them back.
enum GitStatus {
  /// All are committed as they are, or ignored.
  case clean
  /// A file has changes that are not committed, or is not known to git.
  case dirty(String)
  /// They lie in no repository.
  case noRepository
  /// Git cannot be asked, or does not answer: why.
  case unknown(String)

  /// Asks about files.
  ///
  /// - Parameter paths: Absolute, without links, in one repository; at least one.
  init(of paths: [String]) {
    let folder = FileSystem.folder(of: paths[0])
    guard let git = Self.program else {
      self =
        Self.isInRepository(folder) ? .unknown("there is no program of that name") : .noRepository
      return
    }
    // Nothing of the repository's own configuration runs, and its index stays as it is.
    let words =
      [
        "git", "--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-C",
        folder,
        "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--",
      ] + paths
    guard let answer = GitRun.answer(of: git, words) else {
      self = .unknown("it could not be run")
      return
    }
    if answer.status == 0 {
      self = answer.output.isEmpty ? .clean : .dirty(Self.name(in: answer.output, among: paths))
    } else if answer.message.contains("not a git repository") {
      self = .noRepository
    } else {
      let line = answer.message.split(separator: "\n").first ?? "status \(answer.status)"
      self = .unknown(String(line))
    }
  }

  /// The file that the first entry of an answer is about: ` M path`.
  private static func name(in output: [UInt8], among paths: [String]) -> String {
    let entry = output.prefix { $0 != 0 }.dropFirst(3)
    let name = "/" + String(decoding: entry, as: UTF8.self)
    return paths.first { $0.hasSuffix(name) } ?? paths[0]
  }

  private static var program: String? {
    let folders = Terminal.environment(["PATH"])["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/git" }.first {
      $0.hasPrefix("/") && FileRecord($0)?.kind == .file && FileSystem.isExecutable($0)
    }
  }

  private static func isInRepository(_ folder: String) -> Bool {
    var place = folder
    while !FileSystem.exists(FileSystem.joined(place, ".git")) {
      if place == "/" || place.isEmpty { return false }
      place = FileSystem.folder(of: place)
    }
    return true
  }
}

/// One run of git, which writes nothing and has a minute.
private enum GitRun {
  struct Answer {
    let status: Int
    let output: [UInt8]
    let message: String
  }

  /// The most of an answer that is read.
  private static let mostBytes = 16 << 20

  static func answer(of path: String, _ words: [String]) -> Answer? {
    func texts(_ words: [String]) -> [UInt8] { words.flatMap { Array($0.utf8) + [0] } }
    let kept = Terminal.environment(["HOME", "XDG_CONFIG_HOME", "PATH"])
    let settings = texts(kept.map { "\($0.key)=\($0.value)" } + ["LC_ALL=C"])
    let arguments = texts(words)
    var handle: OpaquePointer?
    let code = unsafe path.withCString { path in
      unsafe arguments.withUnsafeBytes { arguments in
        unsafe settings.withUnsafeBytes { settings in
          guard let words = arguments.baseAddress, let settings_ = settings.baseAddress else {
            preconditionFailure("a job has words")
          }
          var job = unsafe vproc_job(
            path: path, arguments: words.assumingMemoryBound(to: CChar.self),
            argument_bytes: arguments.count,
            environment: settings_.assumingMemoryBound(to: CChar.self),
            environment_bytes: settings.count, side: VPROC_SIDE_CLOSED,
            limits: vproc_limits(wall_seconds: 60, cpu_seconds: 60, memory_bytes: 8 << 30))
          return unsafe vproc_start(&job, &handle)
        }
      }
    }
    guard code == 0, let process = unsafe handle else { return nil }
    defer { unsafe vproc_destroy(process) }
    return unsafe read(process)
  }

  private static func read(_ process: OpaquePointer) -> Answer? {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while output.count <= mostBytes {
      var count = 0
      let event = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
        guard let room = buffer.baseAddress else { preconditionFailure("a buffer has room") }
        let nothing = unsafe vproc_bytes(data: nil, count: 0)
        return unsafe vproc_next(process, nothing, nothing, room, buffer.count, &count)
      }
      switch event {
      case VPROC_OUTPUT: output += buffer[..<count]
      case VPROC_TICK, VPROC_SIDE_OUTPUT: continue
      case VPROC_EXITED:
        let message = unsafe vproc_message(process)
        let text = unsafe String(
          decoding: UnsafeBufferPointer(start: message.data, count: message.count), as: UTF8.self)
        return unsafe Answer(status: Int(vproc_code(process)), output: output, message: text)
      default: return nil
      }
    }
    return nil
  }
}
