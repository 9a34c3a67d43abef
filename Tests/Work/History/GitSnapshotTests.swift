// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyHistory
import VibrancyTestSupport

@Suite struct GitSnapshotTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `files in no repository lie outside of all`() throws {
    try folder.write("a.png")
    let path = folder.path + "/a.png"
    #expect(GitSnapshot(of: [path])[path] == .outside)
    #expect(GitSnapshot(of: [])[path] == .nothing)
  }

  @Test func `a repository that git does not read says so of each file`() throws {
    try folder.write("a.png")
    try folder.write(".git/HEAD")
    let path = folder.path + "/a.png"
    guard case .unknown(let top, _) = GitSnapshot(of: [path])[path] else {
      Issue.record("it is taken for read")
      return
    }
    #expect(top == folder.path)
  }
}
