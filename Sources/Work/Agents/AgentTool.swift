// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A tool that an agent may call. It reads and never writes.
package protocol AgentTool: Sendable {
  /// Its name, title, description and parameters.
  var about: ToolDescription { get }

  /// Does the work of a call.
  ///
  /// - Parameters:
  ///   - arguments: By the names of the parameters, checked.
  ///   - roots: The folders that may be read.
  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult
}

/// What clients and agents learn of a tool before they call it.
package struct ToolDescription: Sendable {
  /// The name that calls carry.
  package let name: String
  /// The name for people.
  package let title: String
  /// What it is for, in some sentences.
  package let description: String
  /// The parameters.
  package let parameters: [ToolParameter]
  /// The JSON Schema of structured results; `nil`: there are none.
  package let output: JSONValue?

  /// A description.
  package init(
    _ name: String, title: String, description: String, parameters: [ToolParameter],
    output: JSONValue? = nil
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.parameters, self.output) = (parameters, output)
  }

  /// The tool as `tools/list` lists it.
  package var json: JSONValue {
    [
      "name": .text(name), "title": .text(title), "description": .text(description),
      "inputSchema": parameters.schema, "outputSchema": output ?? .absent,
      "annotations": [
        "title": .text(title), "readOnlyHint": true, "destructiveHint": false,
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }
}
