// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// The result of a call of a tool.
package struct ToolResult: Sendable {
  /// A part of the result that an agent reads or looks at.
  package enum Content: Sendable {
    /// Text.
    case text(String)
    /// The bytes of a PNG.
    case picture([UInt8])
  }

  /// The parts.
  package var content: [Content]
  /// The same as data, as the tool's output schema says; `nil`: it has none.
  package var structured: JSONValue?

  /// A result.
  package init(_ content: [Content], structured: JSONValue? = nil) {
    (self.content, self.structured) = (content, structured)
  }

  /// The members of the answer.
  var json: JSONValue {
    ["content": .list(content.map(Self.json)), "structuredContent": structured ?? .absent]
  }

  /// The members of the answer for a tool that failed.
  static func json(of failure: ToolFailure) -> JSONValue {
    ["content": [json(.text(failure.message))], "isError": true]
  }

  private static func json(_ content: Content) -> JSONValue {
    switch content {
    case .text(let text): ["type": "text", "text": .text(text)]
    case .picture(let bytes): ["type": "image", "data": .file(bytes), "mimeType": "image/png"]
    }
  }
}
