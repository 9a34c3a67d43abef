// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/5", 2, 5), ("007/07", 7, 7), ("1/1048576", 1, 1_048_576)])
  func `i of n is a shard`(_ text: String, _ index: Int, _ count: Int) throws {
    let shard = try Shard(text)
    #expect(shard.index == index && shard.count == count)
    #expect(shard.description == "\(index)/\(count)")
  }

  @Test(arguments: [
    ("", #""" is not a shard; give i/n, such as 2/5"#), ("2", #""2" is not a shard"#),
    ("1/2/3", "is not a shard"), ("/2", "is not a shard"), ("1/", "is not a shard"),
    ("a/b", "is not a shard"),
    ("-1/2", "is not a shard"), ("+1/2", "is not a shard"), (" 1/2", "is not a shard"),
    ("1/2\n", "is not a shard"),
    ("१/२", "is not a shard"), ("1/99999999999999999999", "is not a shard"),
    ("0x1/2", "is not a shard"),
    ("0/2", "there is no shard 0 of 2; count from 1 to 2"),
    ("3/2", "there is no shard 3 of 2; count from 1 to 2"),
    ("1/0", "work cannot be parted into 0 shards; give 1 to 1048576"),
    ("1/1048577", "work cannot be parted into 1048577 shards"),
  ])
  func `anything else is refused with what to give`(_ text: String, _ words: String) {
    do throws(ShardError) {
      _ = try Shard(text)
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.description.contains(words), "\(error)")
      #expect(!error.description.contains("\n") && error.description.contains(";"))
    }
  }

  @Test(arguments: 1...7)
  func `each path is in exactly one shard, and none is empty`(_ count: Int) throws {
    var random = SeededGenerator(seed: 5)
    let paths = (0..<500).map { _ in "App/A.xcassets/\(random.next()).imageset" }
    let shards = try (1...count).map { try Shard(index: $0, count: count) }
    for path in paths { #expect(shards.count { $0.contains(path) } == 1) }
    for shard in shards { #expect(paths.contains { shard.contains($0) }) }
  }

  @Test func `which shard a path is in never changes`() throws {
    // 0x85944171f73967e8 mod 5 = 3; 0xaf63dc4c8601ec8c mod 5 = 1.
    #expect(try Shard("4/5").contains("foobar"))
    #expect(try Shard("2/5").contains("a"))
  }
}
