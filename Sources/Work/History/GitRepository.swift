// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem

/// A Git work tree, read by the program `git`, which writes nothing and starts nothing for us: no
/// hook, pager, filter, monitor or download. Nothing else starts `git`.
package struct GitRepository: Sendable {
  /// The top of the work tree: absolute, without links.
  package let root: String
  /// `true` if older commits may be missing because it was cloned so.
  package let isShallow: Bool
  private let folder: String
  private let process: HelperProcess
  private let settings: [String]

  /// The repository of a folder, found as Git finds it.
  ///
  /// - Parameter heedsEnvironment: Whether `GIT_DIR` and its like say where it is.
  /// - Throws: There is none, it has no work tree here, or Git will not read it.
  package init(at folder: String, heedsEnvironment: Bool = true) throws(GitError) {
    var process = HelperProcess()
    process.environment = Self.environment(withPlaces: heedsEnvironment)
    // Git maps packs of objects into memory; what it holds of its own is watched besides.
    process.limits.memoryBytes = 16 << 30
    process.limits.cpuSeconds = 120
    (self.folder, self.process) = (folder, process)
    let plain = Git(process, folder, Self.settings)
    let asked = try plain.run(
      "rev-parse", "--is-bare-repository", "--is-inside-work-tree", "--is-shallow-repository")
    let words = asked.text.split(separator: "\n")
    guard words.count == 3 else { throw .unreadable("rev-parse") }
    if words[0] == "true" { throw .bare(folder) }
    if words[1] != "true" { throw .outsideWorkTree(folder) }
    isShallow = words[2] == "true"
    let top = try plain.run("rev-parse", "--show-toplevel")
    root = PathBelow.resolved(String(top.text.dropLast()))
    // A filter is a program of somebody's choice, and no fact about a picture.
    let filters = try plain.run(
      "config", "--name-only", "-z", "--get-regexp", "^filter\\.", accepting: [0, 1])
    var settings = Self.settings
    for name in GitPaths.all(in: filters.bytes) {
      if name.utf8.contains(UInt8(ascii: "=")) { throw .strangeFilter(name) }
      settings += ["-c", "\(name)=" + (name.hasSuffix(".required") ? "false" : "")]
    }
    self.settings = settings
  }

  /// The commit that a revision is.
  ///
  /// - Parameter revision: As Git understands it. `REF...` is where the work tree's commit branched
  ///   off from `REF`.
  /// - Returns: Its name, 40 hexadecimal digits or 64.
  package func commit(of revision: String) throws(GitError) -> String {
    if revision.hasSuffix("...") {
      let (one, head) = (try commit(of: String(revision.dropLast(3))), try commit(of: "HEAD"))
      let base = try git.run("merge-base", one, head, accepting: [0, 1])
      guard base.status == 0 else { throw .noCommonCommit(revision, isShallow: isShallow) }
      return base.text.split(separator: "\n").first.map(String.init) ?? ""
    }
    if revision.contains("..") { throw .range(revision) }
    let unknown = GitError.unknownRevision(revision, isShallow: isShallow)
    if revision.isEmpty || revision.utf8.contains(0) { throw unknown }
    let found = try git.run(
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
      accepting: [0, 1, 128])
    guard found.status == 0 else { throw unknown }
    return String(found.text.dropLast())
  }

  /// The differences of the work tree from a commit, files that Git does not know included.
  ///
  /// - Returns: The changes, and the paths below the top that Git neither knows nor ignores.
  /// - Throws: Also that a merge is not resolved.
  package func changes(
    since commit: String
  ) throws(GitError) -> (changes: [GitChange], unknown: [String]) {
    // Mode, object and stage, a tab, and the path, each version of a file.
    let open = try git.run("ls-files", "-z", "--unmerged", "--full-name", "--", ":/")
    if let first = GitPaths.all(in: open.bytes).first {
      throw .conflict(first.split(separator: "\t", maxSplits: 1).last.map(String.init) ?? "")
    }
    let raw = try git.run(
      "diff-index", "--raw", "-z", "-M80%", "--no-abbrev", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=dirty", commit, "--")
    guard let changes = GitChange.all(in: raw.bytes) else { throw .unreadable("diff-index") }
    if let conflict = changes.first(where: { $0.kind == .unmerged }) {
      throw .conflict(conflict.newPath ?? conflict.oldPath ?? "")
    }
    let others = try git.run(
      "ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--", ":/")
    // A folder is a repository of its own, of which this one knows nothing.
    return (changes, GitPaths.all(in: others.bytes).filter { !$0.hasSuffix("/") })
  }

  /// The bytes of objects, in portions, each held at a time.
  ///
  /// - Parameters:
  ///   - names: The objects.
  ///   - limit: The most bytes an object may have.
  ///   - body: Takes a portion's bytes by name.
  /// - Returns: The names of those that are not there, and of those that are larger.
  package func readBlobs(
    _ names: [String], limit: Int, _ body: ([String: [UInt8]]) throws(GitError) -> Void
  ) throws(GitError) -> (missing: Set<String>, large: Set<String>) {
    guard !names.isEmpty else { return ([], []) }
    let sizes = GitBlobs.sizes(in: try batch("--batch-check", names).bytes)
    let large = Set(names.filter { sizes[$0].map { $0 > limit } ?? false })
    var (portion, bytes): ([String], Int) = ([], 0)
    func read() throws(GitError) {
      guard !portion.isEmpty else { return }
      let answer = try batch("--batch", portion, room: bytes + 256 * portion.count)
      guard let blobs = GitBlobs(answer.bytes) else { throw .unreadable("cat-file") }
      try body(blobs.bytes)
      (portion, bytes) = ([], 0)
    }
    for name in names where !large.contains(name) {
      guard let size = sizes[name] else { continue }
      if bytes + size > 32 << 20 { try read() }
      portion.append(name)
      bytes += size
    }
    try read()
    return (Set(names.filter { sizes[$0] == nil }), large)
  }

  /// The folder where Git LFS keeps what its pointers stand for.
  package func largeFileFolder() throws(GitError) -> String {
    let path = String(try git.run("rev-parse", "--git-path", "lfs/objects").text.dropLast())
    return path.utf8.first == UInt8(ascii: "/") ? path : PathBelow.joined(folder, path)
  }

  private var git: Git { Git(process, folder, settings) }

  /// Runs a subcommand that only reads.
  func run(_ words: [String]) throws(GitError) -> HelperOutput { try git.run(words) }

  private func batch(
    _ kind: String, _ names: [String], room: Int = 64 << 20
  ) throws(GitError) -> HelperOutput {
    var git = git
    git.process.limits.outputBytes = max(room, 64 << 20)
    return try git.run(
      "cat-file", kind, input: Array(names.joined(separator: "\n").utf8) + [10])
  }

  /// The settings that hold for every run, whatever the user's configuration says.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.quotePath=false",
    "core.pager=cat", "diff.relative=false", "diff.external=", "submodule.recurse=false",
    // Nothing is fetched, not even what a partial clone left out.
    "protocol.allow=never", "credential.helper=", "core.askPass=", "core.sshCommand=false",
    // A folder that merely looks like a repository is none.
    "safe.bareRepository=explicit",
  ].flatMap { ["-c", $0] }

  /// The variables that Git gets in its environment: where repositories and its configuration are,
  /// and nothing that makes it start a program.
  ///
  /// The user's own configuration counts, which says what repositories are safe to read
  /// (`safe.directory`); settings on the command line win over all of it.
  private static func environment(withPlaces: Bool) -> [String] {
    let places = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_CEILING_DIRECTORIES",
      "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]
    let passed =
      [
        "HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
        "GIT_CONFIG_PARAMETERS", "GIT_CONFIG_COUNT", "SUDO_UID",
      ] + (withPlaces ? places : [])
    var values = ["PATH=/usr/bin:/bin", "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0"]
    values += ["GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_PAGER=cat"]
    // Wins over `protocol.NAME.allow`, by which a repository could allow a protocol of its own.
    values.append("GIT_ALLOW_PROTOCOL=none")
    func pass(_ name: String) {
      if let value = SystemCall.environment(name) { values.append("\(name)=\(value)") }
    }
    for name in passed { pass(name) }
    let count = SystemCall.environment("GIT_CONFIG_COUNT").flatMap { Int($0) } ?? 0
    for index in 0..<min(max(count, 0), 1000) {
      pass("GIT_CONFIG_KEY_\(index)")
      pass("GIT_CONFIG_VALUE_\(index)")
    }
    return values
  }
}

/// One way of running `git`.
private struct Git {
  var process: HelperProcess
  let folder: String
  let settings: [String]

  init(_ process: HelperProcess, _ folder: String, _ settings: [String]) {
    (self.process, self.folder, self.settings) = (process, folder, settings)
  }

  func run(
    _ words: String..., input: [UInt8] = [], accepting accepted: Set<Int> = [0]
  ) throws(GitError) -> HelperOutput {
    try run(words, input: input, accepting: accepted)
  }

  func run(
    _ words: [String], input: [UInt8] = [], accepting accepted: Set<Int> = [0]
  ) throws(GitError) -> HelperOutput {
    do throws(HelperError) {
      return try process.run(
        .git, ["-C", folder] + settings + words, input: input, accepting: accepted)
    } catch {
      throw GitError(error, running: words[0], in: folder)
    }
  }
}

extension HelperOutput {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
