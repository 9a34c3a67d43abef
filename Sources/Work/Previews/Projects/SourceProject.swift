// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFonts
internal import VibrancyFormatting
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySymbols
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyTargets
internal import VibrancyVectors
internal import VibrancyVocabulary

/// A project whose widgets are drawn from their Swift: the code of its targets and what its catalogs
/// hold.
package final class SourceProject: Sendable {
  /// A target that makes widgets.
  struct Target: Sendable {
    /// Its name, or its folder's.
    let name: String
    let platform: ProjectTarget.Platform
    let program: Program
    /// How many of the program's files, the first, are its own.
    let ownCount: Int
    /// What it can name in catalogs, its own first.
    let catalog: DescribedCatalog
    /// Its sets by the symbols that Xcode makes of their names.
    let setNames: SetNames
    /// The texts of its tables, its own first.
    let strings: LocalizedStrings
    /// The types that its bundles list, by their index in the program.
    let widgetTypes: [Int]
    /// Files of the input that it is not built of, but that make values of its types.
    let examples: [SourceText]
    /// The files that its code may load, by name: its own before others.
    let files: [String: SourceSearch.File]
  }

  let targets: [Target]
  /// How many widgets they show, which share the time for sources.
  private let widgetCount: Int
  /// The fonts of letters that the library's typeface lacks; `nil`: none.
  let fonts: InstalledFonts?
  /// Its files, without the bytes of sources.
  let tree: SourceTree

  /// Reads which targets a folder's files make.
  ///
  /// - Parameter settings: Have the language that texts are wanted in.
  package convenience init(_ tree: SourceTree, _ settings: SampleSettings) {
    self.init(ProjectReading(tree), settings)
  }

  /// As above, of what was read.
  package init(_ reading: ProjectReading, _ settings: SampleSettings) {
    let (language, tree) = (settings.language, reading.tree)
    self.tree = tree.withoutSources
    let found = WidgetTargets(
      in: reading.library, projects: tree.projects.targets,
      isScopeName: { ScopeExpression.matches($0) })
    targets = found.targets.map { target in
      let program = target.makeProgram()
      // The best of a name comes last, so that it stays.
      let ranked = reading.catalogs.compactMap { catalog in
        target.rank(ofCatalog: tree.paths.below(catalog.path)).map {
          (rank: $0, result: catalog.result)
        }
      }.sorted { $0.rank > $1.rank }
      let catalog = DescribedCatalog(
        ranked.flatMap(\.result.sets), symbols: ranked.reversed().flatMap(\.result.symbols),
        for: [target.platform.idiom])
      return Target(
        name: target.name, platform: target.platform, program: program,
        ownCount: target.ownCount, catalog: catalog, setNames: catalog.symbolNames,
        strings: Self.strings(tree.search.stringFiles, language) { target.rank(ofCatalog: $0) },
        widgetTypes: WidgetList(program, ownCount: target.ownCount).types,
        examples: ExampleFiles.texts(of: program, among: tree.sources.texts),
        files: Self.files(tree.search.dataFiles) { target.rank(ofCatalog: $0) })
    }
    widgetCount = targets.reduce(0) { $0 + $1.widgetTypes.count }
    let written = targets.lazy.compactMap(\.strings.developmentLanguage).first
    fonts = settings.fonts.map { InstalledFonts($0, language: language?.text ?? written ?? "") }
  }

  /// The tables that a target can show.
  private static func strings(
    _ files: [SourceSearch.File], _ language: LanguageTag?, rank: (String) -> Int?
  ) -> LocalizedStrings {
    let ranked = files.compactMap { file in rank(file.relativePath).map { (rank: $0, file: file) } }
    var strings = LocalizedStrings(
      ranked.sorted { $0.rank < $1.rank }.map(\.file), locale: language?.text)
    strings.form = { number, language in
      LocalizedText.Form(rawValue: FormatLocale(language).pluralForm(of: number))
    }
    return strings
  }

  /// The files that a target can load, by their names; of one name the nearest.
  private static func files(
    _ files: [SourceSearch.File], rank: (String) -> Int?
  ) -> [String: SourceSearch.File] {
    var ranks: [String: Int] = [:]
    return files.reduce(into: [:]) { found, file in
      guard let rank = rank(file.relativePath) else { return }
      let name = PathText.lastName(file.relativePath)
      guard ranks[name].map({ rank < $0 }) ?? true else { return }
      (ranks[name], found[name]) = (rank, file)
    }
  }

  /// The drawing of a symbol of the catalogs; `nil`: none has it, or it cannot be read.
  func symbol(_ name: String, in target: Target, _ maker: PreviewMaker) -> SymbolDrawing? {
    guard let path = (try? target.catalog.template(name)) ?? nil,
      let bytes = try? maker.pictureBytes(
        of: Input(path: path, within: tree.root), most: Self.mostSymbolBytes)
    else { return nil }
    return try? SymbolTemplate(bytes).drawing
  }

  /// The drawing that was given for a symbol of the system; `nil`: an icon stands for it.
  func systemSymbol(
    _ name: String, _ maker: PreviewMaker
  ) throws(VibrancyError) -> SymbolDrawing? {
    guard let file = tree.query.symbolFolder?.drawing(of: name) else { return nil }
    let bytes = try maker.pictureBytes(of: file, most: Self.mostSymbolBytes)
    do throws(SymbolTemplateError) {
      return try SymbolTemplate(bytes, standingFor: name).drawing
    } catch {
      throw .undrawable(path: file.path, error.fault)
    }
  }

  private static let mostSymbolBytes = 4 << 20

  /// Runs code of a target's widget with its share of the time for sources.
  ///
  /// - Parameter widget: The widget's name; empty for what lists them.
  func timed<Result>(
    _ widget: String, of target: Target, _ reader: SampleReader, _ body: () -> Result
  ) -> Result {
    tree.query.sourceBudget.run("\(target.name) \(widget)", ofWidgets: widgetCount) { time in
      reader.evaluator.time = time
      return body()
    }
  }

  /// The path of a file of a target's program, as the folder is named.
  func path(of spot: Spot, in target: Target) -> String { path(ofFile: spot.file, in: target) }

  /// The path of a file of a target's program by its number, as the folder is named.
  func path(ofFile file: Int, in target: Target) -> String {
    PathText.joined(tree.folder, target.program.sources[file].path)
  }

  /// A place in a target's program as a sentence names it: `FILE:LINE`, from the working directory.
  func place(of spot: Spot, in target: Target) -> String { places(of: [spot], in: target)[0] }

  /// As above, of many places.
  func places(of spots: [Spot], in target: Target) -> [String] {
    var lines = SourceLines(target.program)
    return spots.map { spot in
      let path = path(of: spot, in: target)
      return "\(path.hasPrefix("./") ? String(path.dropFirst(2)) : path):\(lines.line(of: spot))"
    }
  }

  /// The line of a place in a target's program, from 1.
  func line(of spot: Spot, in target: Target) -> Int {
    var lines = SourceLines(target.program)
    return lines.line(of: spot)
  }
}

extension ProjectTarget.Platform {
  /// What catalogs call its devices.
  fileprivate var idiom: CatalogIdiom {
    switch self {
    case .iOS: .iphone
    case .watchOS: .watch
    case .macOS: .mac
    case .visionOS: .vision
    case .tvOS: .tv
    }
  }
}
