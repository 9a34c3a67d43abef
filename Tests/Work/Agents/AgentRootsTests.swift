// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAgents
import VibrancyTestSupport

@Suite struct AgentRootsTests {
  @Test(arguments: [
    ("file:///a/b", "/a/b"), ("file://localhost/a%20b/%C3%A9", "/a b/é"), ("file:///a?x#y", "/a"),
    ("file://elsewhere/a", nil), ("file:///%zz", nil), ("file:///%FF", nil), ("http://a/b", nil),
    ("/a/b", nil),
  ])
  func pathsOfURLs(_ url: String, _ path: String?) {
    #expect(AgentRoots.path(ofURL: url) == path)
  }

  @Test func placesLieBelowRoots() throws {
    let folder = try TemporaryFolder()
    let roots = AgentRoots([folder.path, folder.path + "/nothing"])
    #expect(roots.folders.count == 1)
    let root = try #require(roots.folders.first)
    #expect(try roots.place(of: nil) == AgentRoots.Place(path: root, root: root))
    #expect(try roots.place(of: ".").path == root)
    #expect(try roots.place(of: "file://" + root).path == root)
    for path in ["..", "/", "/etc", root + "/..", root + "x"] {
      #expect { try roots.place(of: path) } throws: { ($0 as? ToolFailure)?.isOutsideRoots == true }
    }
    #expect { try roots.place(of: "nothing") } throws: {
      ($0 as? ToolFailure)?.isOutsideRoots == false
    }
  }
}
