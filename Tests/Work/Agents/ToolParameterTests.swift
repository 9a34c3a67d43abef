// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAgents
import VibrancyJSON

@Suite struct ToolParameterTests {
  private let parameters = [
    ToolParameter("path", help: "a file"),
    ToolParameter("rule", .choice(["one", "two"]), isRequired: true, help: "a rule"),
  ]

  private func arguments(_ text: String) throws(ToolFailure) -> [String: String] {
    try parameters.arguments(of: JSONDocument(Array(text.utf8), as: .strict).root)
  }

  @Test func theSchemaIsOfTheDeclaration() {
    #expect(
      JSONText.of(parameters.schema)
        == "{\"type\":\"object\",\"properties\":{\"path\":{\"type\":\"string\",\"description\":\"a file\"},"
        + "\"rule\":{\"type\":\"string\",\"enum\":[\"one\",\"two\"],\"description\":\"a rule\"}},"
        + "\"required\":[\"rule\"],\"additionalProperties\":false}")
  }

  @Test func argumentsAreChecked() throws {
    #expect(try arguments("{\"rule\":\"one\",\"path\":null}") == ["rule": "one"])
    for wrong in [
      "{}", "{\"rule\":\"onne\"}", "{\"rule\":1}", "{\"rule\":\"one\",\"paht\":\"a\"}",
    ] {
      #expect(throws: ToolFailure.self) { try arguments(wrong) }
    }
  }
}
