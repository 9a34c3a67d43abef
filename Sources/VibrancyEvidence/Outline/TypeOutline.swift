// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The declaration of a type or an extension.
struct TypeOutline: Sendable {
  var name: String
  var inherited: [String]
  var isExtension: Bool
  var isProtocol: Bool
  /// What the body of a widget bundle makes: the names of its widgets, among others.
  var bundled: Set<String>
  var place: SourcePlace
}
