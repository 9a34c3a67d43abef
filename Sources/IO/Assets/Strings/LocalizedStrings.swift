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
  /// The languages that are looked up, the first that has a text first, but for the development
  /// language.
  private let languages: [String]
  private var tables: [String: StringTable] = [:]

  /// - Parameter locale: The language that is wanted before English and the development language.
  package init(locale: String? = nil) {
    let wanted = locale.map { [$0, Self.language(of: $0)] } ?? []
    languages = wanted + ["en", "en-US", "en-GB", "Base"]
  }

  private static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "-" && $0 != "_" })
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

  private static func isPluralTable(_ path: String) -> Bool {
    PathText.hasExtension(".stringsdict", path)
  }

  /// The language of the folder that a table is in: of `de.lproj`, `de`.
  private static func folderLanguage(of path: String) -> String? {
    let folder = PathText.lastName(String(PathText.folder(path)))
    guard PathText.hasExtension(".lproj", folder) else { return nil }
    return String(folder.dropLast(6))
  }

  /// The text of a key: in the wanted language, else in English, else in the development language;
  /// `nil`: none has it, so that the key is the text.
  ///
  /// - Parameters:
  ///   - table: The table's name; `nil`: `Localizable`.
  ///   - number: The only argument that is put into it, for its plural form; `nil`: none or several.
  package func text(_ key: String, table: String? = nil, number: Int? = nil) -> String? {
    guard let found = tables[table ?? "Localizable"] else { return nil }
    let development = found.developmentLanguage.map { [$0] } ?? []
    return found.text(key, in: languages + development)?.text(for: number)
  }
}
