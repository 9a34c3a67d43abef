// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
package import VibrancySystem
internal import VibrancyVocabulary

/// The texts of a project's tables: string catalogs, and `.strings` and `.stringsdict` in folders of
/// languages.
package struct LocalizedStrings: Sendable {
  /// Why a table could not be read.
  package enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
    case unreadable(FileError)
    case catalog(JSONError)
    case table(StringsError)

    /// `path: what is wrong; what to do`, with line and column where there are some.
    package var description: String {
      switch self {
      case .unreadable(let error): error.description
      case .catalog(let error): error.description
      case .table(let error): error.description
      }
    }
  }

  /// What could not be read; the rest was.
  package private(set) var problems: [Problem] = []
  /// The languages that are wanted, the first that has a text first; empty: none is.
  private let wanted: [String]
  private var tables: [String: StringTable] = [:]
  /// The form of a text that a number takes in a language; `nil`: that of all others.
  package var form: @Sendable (Int, String) -> LocalizedText.Form? = { number, _ in
    LocalizedText.english(number)
  }

  /// - Parameter locale: The language that is wanted, `pt-BR`: what it has no text for is looked up in
  ///   the development language, then in English. `nil`: in English, then in the development language.
  package init(locale: String? = nil) {
    wanted = locale.map { Self.languages(for: $0) } ?? []
  }

  /// A language and those that it is a kind of: `zh-Hans-CN`, `zh-Hans`, `zh`.
  private static func languages(for locale: String) -> [String] {
    var parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // Which script a region writes in.
    switch names.first {
    case "zh-CN", "zh-SG": names.insert("zh-Hans", at: 1)
    case "zh-TW", "zh-HK", "zh-MO": names.insert("zh-Hant", at: 1)
    case _: break
    }
    return names
  }

  private static let english = ["en", "en-US", "en-GB", "Base"]
  /// The languages that are looked up, but for the development language.
  private var languages: [String] { wanted + Self.english }
  /// Whether any text is in the language that is wanted; `true` where none is.
  package var hasWantedLanguage: Bool {
    wanted.isEmpty
      || tables.values.contains { table in wanted.contains { table.texts[$0] != nil } }
  }

  /// Reads files; those that come first count where several have a key.
  package init(_ files: [SourceSearch.File], locale: String? = nil) {
    self.init(locale: locale)
    // What has forms for numbers counts before the same file's plain texts.
    for file in files where Self.isPluralTable(file.relativePath) { read(file) }
    for file in files where !Self.isPluralTable(file.relativePath) { read(file) }
  }

  private mutating func read(_ file: SourceSearch.File) {
    let path = file.relativePath
    let isCatalog = PathText.hasExtension(".xcstrings", path)
    let language = isCatalog ? nil : Self.folderLanguage(of: path)
    // Tables of languages that are not looked up are passed over.
    if !isCatalog, !languages.contains(language ?? "en") { return }
    do throws(FileError) {
      let limit = isCatalog ? StringCatalog.mostBytes : StringsFile.mostBytes
      add(try SourceSearch.bytes(of: file, limit: limit), path: path)
    } catch {
      problems.append(.unreadable(error))
    }
  }

  /// Adds the texts of a file by its path: `Localizable.xcstrings`, `en.lproj/Localizable.strings`.
  package mutating func add(_ bytes: [UInt8], path: String) {
    let file = PathText.lastName(path)
    let name = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    if PathText.hasExtension(".xcstrings", path) {
      do throws(JSONError) {
        let table = try StringCatalog.table(bytes, path: path, languages: Set(languages))
        tables[name, default: StringTable()].add(table)
      } catch {
        problems.append(.catalog(error))
      }
      return
    }
    do throws(StringsError) {
      var table = StringTable()
      let language = Self.folderLanguage(of: path) ?? "en"
      if Self.isPluralTable(path) {
        for (key, text) in try PluralTable(bytes, path: path).texts {
          table.set(text, for: key, in: language)
        }
      } else {
        for (key, text) in try StringsFile(bytes, path: path).texts {
          table.set(LocalizedText(text), for: key, in: language)
        }
      }
      tables[name, default: StringTable()].add(table)
    } catch {
      problems.append(.table(error))
    }
  }

  /// The language that the tables are written in first, as far as one says it.
  package var developmentLanguage: String? {
    tables.sorted { $0.key < $1.key }.lazy.compactMap(\.value.developmentLanguage).first
  }

  private static func isPluralTable(_ path: String) -> Bool {
    PathText.hasExtension(".stringsdict", path)
  }

  /// The language of the folder that a table is in: of `de.lproj`, `de`.
  private static func folderLanguage(of path: String) -> String? {
    let folder = PathText.lastName(String(PathText.folder(path)))
    guard PathText.hasExtension(".lproj", folder) else { return nil }
    return String(folder.dropLast(6))
  }

  /// The text of a key, in the first language that has one; `nil`: none has it, so that the key is the
  /// text.
  ///
  /// - Parameters:
  ///   - table: The table's name; `nil`: `Localizable`.
  ///   - number: The only argument that is put into it, for its plural form; `nil`: none or several.
  package func text(_ key: String, table: String? = nil, number: Int? = nil) -> String? {
    guard let found = tables[table ?? "Localizable"] else { return nil }
    let development = found.developmentLanguage.map { [$0] } ?? []
    let languages =
      wanted.isEmpty ? Self.english + development : wanted + development + Self.english
    return found.text(key, in: languages).map { found in
      found.text.text(for: number) { form($0, found.language) }
    }
  }
}
