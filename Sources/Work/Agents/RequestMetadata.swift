// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// The `_meta` of a request of a revision without a handshake.
struct RequestMetadata {
  private static let prefix = "io.modelcontextprotocol/"

  /// The revision that the request states; `nil`: none, as in revisions with a handshake.
  let revision: String?
  /// `true` if the client can name roots.
  let namesRoots: Bool

  init(_ parameters: JSONNode?) {
    let members = parameters?.membersByKey?["_meta"]?.membersByKey
    revision = members?[Self.prefix + "protocolVersion"]?.string
    let capabilities = members?[Self.prefix + "clientCapabilities"]?.membersByKey
    namesRoots = capabilities?["roots"]?.membersByKey != nil
  }

  /// The members that each result of such a revision has besides its own.
  static func result(
    _ own: JSONValue, type: String = "complete", from server: JSONValue
  ) -> JSONValue {
    let type: JSONValue = ["resultType": .text(type)]
    let meta: JSONValue = [
      "_meta": .object([(name: prefix + "serverInfo", value: server)])
    ]
    return type.followed(by: own).followed(by: meta)
  }
}
