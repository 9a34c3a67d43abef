// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the expressions of a file that show assets.
struct UseReader {
  let file: SourceFile
  let resolver: NameResolver
  private let owners: DeclarationOwners
  private let clockKit: ClockKitRegions
  private var uses: [UseFact] = []
  var tree: SyntaxTree { file.tree }

  private init(file: SourceFile, resolver: NameResolver, owners: DeclarationOwners) {
    (self.file, self.resolver, self.owners) = (file, resolver, owners)
    clockKit = ClockKitRegions(file)
  }

  /// The uses of a file, in the order of its text.
  static func uses(
    in file: SourceFile, resolver: NameResolver, owners: DeclarationOwners
  ) -> [UseFact] {
    var reader = UseReader(file: file, resolver: resolver, owners: owners)
    for index in file.tree.tokens.indices { reader.read(index) }
    return reader.uses
  }

  private mutating func read(_ index: Int) {
    let token = tree.tokens[index]
    guard token.kind == .word, token.text.utf8.count <= 7, token.first < UInt8(ascii: "a"),
      isStart(index)
    else { return }
    let isCall = tree.token(index + 1).isMark("(") && !tree.token(index + 1).startsLine
    switch token.text {
    case "Image" where isCall: readImage(at: index)
    case "UIImage" where isCall, "NSImage" where isCall: readPlatformImage(at: index)
    case "Label" where isCall: readLabel(at: index)
    case "Color" where isCall, "UIColor" where isCall, "NSColor" where isCall: readColor(at: index)
    case "UIImage", "Color", "UIColor", "NSColor": readMember(at: index)
    case "Asset", "Assets": readGenerated(at: index)
    default: break
    }
  }

  /// Whether a name starts an expression, or follows the name of its module.
  private func isStart(_ index: Int) -> Bool {
    let before = tree.token(index - 1)
    if before.isWord("func") || before.isWord("struct") || before.isWord("extension") {
      return false
    }
    guard before.isMark(".") else { return true }
    return ["SwiftUI", "UIKit", "AppKit"].contains(tree.token(index - 2).text)
  }

  mutating func add(
    _ kind: KnownSet.Kind, _ resolution: NameResolution, at index: Int, chain: Int,
    canBeMissing: Bool = false
  ) {
    guard !resolution.names.isEmpty || !resolution.flows.isEmpty || resolution.isComputed else {
      return
    }
    var elements = file.chain(at: chain)
    // What is made of the image is marked in its place: `Image(uiImage: UIImage(named: "n")!).…`.
    var bracket = Int(tree.owners[index])
    for _ in 0..<8 where bracket > 0 && !tree.tokens[bracket].isMark("{") {
      if tree.tokens[bracket].isMark("("), tree.tokens[bracket - 1].isWord("Image") {
        elements += file.chain(at: tree.close(bracket) + 1)
      }
      bracket = Int(tree.owners[bracket])
    }
    uses.append(
      UseFact(
        kind: kind, resolution: resolution, canBeMissing: canBeMissing,
        place: file.place(of: index), elements: elements, owner: owners.owner(of: index),
        types: file.types(around: index), isClockKit: clockKit.contains(index, in: tree)))
  }
}
