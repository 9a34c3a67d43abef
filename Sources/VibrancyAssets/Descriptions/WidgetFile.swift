// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A widget description that was read, with the places of everything in its file.
package struct WidgetFile: Sendable {
  /// What it says.
  package let description: WidgetDescription
  private let file: JSONFile

  /// Reads a description's bytes.
  ///
  /// - Parameters:
  ///   - path: The file's path as the user knows it; errors name it.
  ///   - isOutside: Whether it lies outside of its input, so that errors tell nothing of it.
  /// - Throws: What is no JSON5, no known key, of the wrong type or over a limit, with its place.
  package init(
    _ bytes: [UInt8], path: String, limits: DescriptionLimits = DescriptionLimits(),
    isOutside: Bool = false
  ) throws(JSONError) {
    let file = try JSONFile(bytes, path: path, isOutside: isOutside)
    var description = try file.decode(WidgetDescription.self)
    try Self.check(description, limits, file)
    // The decoder forgets the order of keys, and it is that of the variants.
    func order(_ path: [JSONKey]) -> JSONPosition { file.locator.keyPosition(of: path) }
    description.parameters = description.parameters.map { parameter in
      guard parameter.values.contains(where: { $0.fields != nil }) else { return parameter }
      var parameter = parameter
      parameter.values = parameter.values
        .map { (order(parameter.path + [.name($0.name)]), $0) }
        .sorted { $0.0 < $1.0 }.map(\.1)
      return parameter
    }
    description.parameters = description.parameters
      .map { (order($0.path), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    (self.file, self.description) = (file, description)
  }

  /// The path as the user knows it.
  package var path: String { file.path }

  /// An error at a value of the file: `path:line:column: layers[2].image reason`.
  ///
  /// - Parameters:
  ///   - path: The way to it, as pictures, colors and layers carry it.
  ///   - reason: What is wrong with it, and after a semicolon what to do.
  package func error(at path: [JSONKey], _ reason: String) -> JSONError {
    file.error(.value, at: path, reason)
  }

  /// An error at a key of the file.
  func error(atKey path: [JSONKey], _ reason: String) -> JSONError {
    file.error(.key, at: path, reason)
  }

  private static func check(
    _ description: WidgetDescription, _ limits: DescriptionLimits, _ file: JSONFile
  ) throws(JSONError) {
    func check(_ count: Int, _ limit: Int, _ things: String, _ path: [JSONKey]) throws(JSONError) {
      guard count > limit else { return }
      throw file.error(
        .value, at: path, "has \(count) \(things), more than the limit of \(limit); use fewer")
    }
    try check(description.layers.count, limits.layers, "layers", ["layers"])
    try check(
      description.parameters.count, limits.parameters, "parameters", ["parameters"])
    for parameter in description.parameters {
      try check(parameter.values.count, limits.values, "values", parameter.path)
    }
    for text in [description.name, description.catalog].compactMap(\.self) {
      if text.text.isEmpty {
        throw file.error(.value, at: text.path, "is empty; write a name or leave it out")
      }
      if text.text.contains("${") {
        throw file.error(.value, at: text.path, "cannot vary; write it without ${…}")
      }
    }
    if let catalog = description.catalog, catalog.text.hasPrefix("/") || catalog.text.contains("\0")
    {
      throw file.error(
        .value, at: catalog.path, "leads nowhere on other machines; write a path from this folder")
    }
  }
}
