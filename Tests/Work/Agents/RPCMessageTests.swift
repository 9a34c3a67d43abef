// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAgents
import VibrancyJSON

@Suite struct RPCMessageTests {
  private func message(_ text: String) -> RPCMessage { RPCMessage(Array(text.utf8)) }

  private func code(_ text: String) -> RPCError.Code? {
    if case .malformed(_, let error) = message(text) { error.code } else { nil }
  }

  @Test(arguments: ["", "{", "{]", "{\"jsonrpc\":\"2.0\",}", "// a\n{}", "{'a':1}", "NaN"])
  func whatIsNotJSONIsAParseError(_ text: String) { #expect(code(text) == .parse) }

  @Test(arguments: [
    "[]", "3", "null", "{}", "{\"jsonrpc\":\"2.0\"}", "{\"jsonrpc\":2.0,\"id\":1,\"method\":\"a\"}",
    "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"a\"}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":1}",
  ])
  func whatIsNotARequestIsInvalid(_ text: String) { #expect(code(text) == .invalidRequest) }

  @Test func parametersAreAnObject() {
    let text = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"a\",\"params\":[]}"
    #expect(code(text) == .invalidParameters)
  }

  @Test func namesOfRequestsStayAsTheyAreWritten() throws {
    for (written, id) in [
      ("1", RPCIdentifier.number("1")), ("\"1\"", .text("1")),
      ("9007199254740993", .number("9007199254740993")),
    ] {
      let text = "{\"jsonrpc\":\"2.0\",\"id\":\(written),\"method\":\"a\"}"
      guard case .request(let found, method: "a", nil) = message(text) else {
        Issue.record("\(text) is not a request")
        continue
      }
      #expect(found == id)
      #expect(JSONText.of(found.json) == written)
    }
  }

  @Test func answersAndNotificationsAreKnown() {
    guard
      case .notification(method: "a", _?) = message(
        "{\"jsonrpc\":\"2.0\",\"method\":\"a\",\"params\":{}}"),
      case .answer(.text("r"), _?) = message("{\"jsonrpc\":\"2.0\",\"id\":\"r\",\"result\":{}}"),
      case .answer(.text("r"), nil) = message("{\"jsonrpc\":\"2.0\",\"id\":\"r\",\"error\":{}}")
    else {
      Issue.record("a kind of message is not known")
      return
    }
  }
}
