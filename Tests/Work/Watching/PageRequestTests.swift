// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyWatching

@Suite struct PageRequestTests {
  private func read(_ text: String) throws(PageRequest.Refusal) -> PageRequest? {
    try PageRequest.read(Array(text.utf8), port: 8017, token: "abc")
  }

  private func request(
    _ target: String, method: String = "GET", host: String = "127.0.0.1:8017"
  ) throws(PageRequest.Refusal) -> PageRequest? {
    try read("\(method) \(target) HTTP/1.1\r\nAccept: */*\r\nHost: \(host)\r\n\r\n")
  }

  @Test func `the page, and to report of another`() throws {
    #expect(try request("/abc/")?.target == .page(.findings))
    #expect(try request("/abc/changes?since=12")?.target == .changes(.findings, since: 12))
    #expect(try request("/abc/widgets/")?.target == .page(.widgets))
    #expect(try request("/abc/widgets/changes?since=0")?.target == .changes(.widgets, since: 0))
    #expect(try request("/abc/", method: "HEAD")?.wantsHead == true)
    #expect(try request("/abc/", host: "LOCALHOST:8017")?.target == .page(.findings))
  }

  /// A picture is only ever looked up among those that were drawn.
  @Test func `pictures are asked for by their paths`() throws {
    let names = [
      ("Steps.png", "Steps.png"), ("a%20b/%C3%A9.png?12", "a b/é.png"), ("../x", "../x"),
      ("%2e%2e%2fx", "../x"),
    ]
    for (path, name) in names {
      #expect(try request("/abc/widgets/\(path)")?.target == .picture(name))
    }
    for path in ["%", "%4", "%zz", "%ff", "?12"] {
      #expect(throws: PageRequest.Refusal.unknown) { try request("/abc/widgets/\(path)") }
    }
  }

  @Test(arguments: [
    "/", "/abc", "/abc/x", "/abd/", "/abc/../abc/", "//abc/", "/abc/changes", "/abc/changes?since=",
    "/abc/changes?since=-1", "/abc/changes?since=99999999999999999999",
    "http://127.0.0.1:8017/abc/",
  ]) func `no other path is known`(_ path: String) {
    #expect(throws: PageRequest.Refusal.unknown) { try request(path) }
  }

  /// A name of another site may be made to lead to this machine.
  @Test(arguments: [
    "evil.example:8017", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:80170", "localhost", "",
    "127.0.0.1:8017.evil.example", "127.0.0.1:8017\r\nHost: evil.example",
  ]) func `who asks by another name is refused`(_ host: String) {
    #expect(throws: PageRequest.Refusal.foreignHost) { try request("/abc/", host: host) }
  }

  @Test func `other methods are refused, also where the path is unknown`() {
    for method in ["POST", "PUT", "OPTIONS", "get", "CONNECT"] {
      #expect(throws: PageRequest.Refusal.otherMethod) { try request("/abc/", method: method) }
    }
  }

  @Test func `no request is read before its end, and none that is too long`() throws {
    let whole = "GET /abc/ HTTP/1.1\r\nHost: localhost:8017\r\n\r\n"
    for count in 0..<whole.utf8.count {
      #expect(try read(String(decoding: whole.utf8.prefix(count), as: UTF8.self)) == nil)
    }
    let long = "GET /abc/ HTTP/1.1\r\nX: " + String(repeating: "x", count: 9000)
    #expect(throws: PageRequest.Refusal.tooLong) { try read(long) }
    #expect(throws: PageRequest.Refusal.tooLong) { try read(long + "\r\n\r\n") }
  }

  @Test(arguments: ["GET /abc/", "GET  /abc/ HTTP/1.1", "", "GET /abc/ FTP/1.1", "\u{0}"])
  func `what is not a request is refused`(_ line: String) {
    #expect(throws: PageRequest.Refusal.malformed) { try read("\(line)\r\nHost: x\r\n\r\n") }
    #expect(throws: PageRequest.Refusal.malformed) {
      try PageRequest.read([0xFF, 0xFE] + Array("\r\n\r\n".utf8), port: 1, token: "a")
    }
  }
}
