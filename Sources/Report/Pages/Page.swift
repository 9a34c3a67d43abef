// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources
internal import CVibrancyWebPage
package import VibrancyJSON
internal import VibrancyVocabulary

/// A page for a browser that opens it from disk: one file, with style, script and data inside.
///
/// All pages share a frame (the bar, the filters' place), a stylesheet and the functions that show
/// text from outside; each adds its own behind them.
package enum Page: Sendable {
  /// Many previews side by side; their pictures lie beside the page.
  case gallery
  /// What lint found; its pictures are in the data.
  case report

  /// The page as HTML, to be stored as UTF-8.
  ///
  /// - Parameters:
  ///   - title: What the browser calls it, as plain text.
  ///   - heading: What it calls itself, as plain text.
  ///   - texts: What stands in the page's own places, as plain text.
  ///   - data: What its script reads: JSON without `<`, `>` and `&`.
  ///   - live: What it knows of the server that shows it, if one does.
  ///   - engine: What draws its pictures with other settings, if that is wanted.
  /// - Precondition: Each of the page's own places has a text.
  package func html(
    title: String, heading: String, texts: [String: String], data: String,
    live: LivePage? = nil, engine: PageEngine? = nil
  ) -> String {
    PageTemplate(unsafe String(cString: vibrancy_page_html())).filled([
      "title": XMLText.escaped(title), "heading": XMLText.escaped(heading),
      "policy": policy(drawing: engine != nil, isLive: live != nil),
      "content": content, "search": searched, "hint": hint, "style": style,
      "body": body.filled(texts.mapValues { XMLText.escaped($0) }), "data": data,
      "engine": engine?.elements ?? "",
      "script": script(drawing: engine != nil) + (live?.script ?? ""),
    ])
  }

  /// What a browser may do with it: nothing is fetched.
  private func policy(drawing: Bool, isLive: Bool) -> String {
    let scripts = drawing ? "'unsafe-inline' 'wasm-unsafe-eval' blob:" : "'unsafe-inline'"
    let workers = drawing ? "worker-src blob:; " : ""
    let connections = "connect-src \(isLive ? "'self'" : "'none'"); "
    return switch self {
    case .gallery:
      "script-src \(scripts); \(workers)\(connections)object-src 'none'; frame-src 'none'; "
        + "base-uri 'none'; form-action 'none'"
    case .report:
      "default-src 'none'; img-src data:\(drawing ? " blob:" : ""); style-src 'unsafe-inline'; "
        + "script-src \(scripts); \(workers)\(isLive ? connections : "")base-uri 'none'; "
        + "form-action 'none'"
    }
  }

  /// What it is a list of.
  private var content: String {
    switch self {
    case .gallery: "previews"
    case .report: "findings"
    }
  }

  /// What its search field does.
  private var searched: String {
    switch self {
    case .gallery: "Search by name"
    case .report: "Search names, rules and messages"
    }
  }

  /// What the empty search field shows.
  private var hint: String {
    switch self {
    case .gallery: "Search by name"
    case .report: "Search"
    }
  }

  private var body: PageTemplate {
    switch self {
    case .gallery: PageTemplate(unsafe String(cString: vibrancy_gallery_html()))
    case .report: PageTemplate(unsafe String(cString: vibrancy_report_html()))
    }
  }

  private var style: String {
    let shared = unsafe String(cString: vibrancy_page_css())
    switch self {
    case .gallery: return unsafe shared + String(cString: vibrancy_gallery_css())
    case .report: return unsafe shared + String(cString: vibrancy_report_css())
    }
  }

  private func script(drawing: Bool) -> String {
    var shared = unsafe String(cString: vibrancy_page_js())
    if drawing {
      shared += unsafe String(cString: vibrancy_crew_js()) + String(cString: vibrancy_tuning_js())
    }
    switch self {
    case .gallery: return unsafe shared + String(cString: vibrancy_gallery_js())
    case .report: return unsafe shared + String(cString: vibrancy_report_js())
    }
  }
}

/// A page with places to fill, each written `{{name}}`.
struct PageTemplate: Sendable {
  /// The text between places, and the names of these; one more text than names.
  private let texts: [Substring]
  private let names: [String]

  /// Finds the places in `source`.
  init(_ source: String) {
    var texts: [Substring] = []
    var names: [String] = []
    var rest = source[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      texts.append(rest[..<open.lowerBound])
      names.append(String(rest[open.upperBound..<close.lowerBound]))
      rest = rest[close.upperBound...]
    }
    texts.append(rest)
    (self.texts, self.names) = (texts, names)
  }

  /// The page with a value in each place. Values are not searched for places in their turn.
  ///
  /// - Precondition: Every place has a value.
  func filled(_ values: [String: String]) -> String {
    var page = ""
    for (text, name) in zip(texts, names) {
      guard let value = values[name] else { preconditionFailure("no value for {{\(name)}}") }
      page += text
      page += value
    }
    return page + texts[texts.count - 1]
  }
}

/// The page that shows in a browser what becomes of art: one file, with the core as a module for
/// WebAssembly inside.
package enum WebPage {
  /// The page, packed by gzip; `nil`: this build has none.
  package static var packed: [UInt8]? {
    var count = 0
    let start = unsafe vibrancy_web_page(&count)
    return count == 0 ? nil : unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  }
}

/// What draws pictures in a page: the core as a module, and the script that works with it.
package struct PageEngine: Sendable, Hashable {
  /// The elements that hold both.
  fileprivate let elements: String

  /// Takes them out of the page for browsers.
  ///
  /// - Parameter page: What `WebPage` holds, unpacked.
  /// - Returns: `nil` if it is another text.
  package init?(of page: String) {
    var elements = ""
    for start in [
      "<script type=\"application/octet-stream;base64\" id=\"module\">",
      "<script type=\"text/worker\" id=\"worker\">",
    ] {
      guard let from = page.firstRange(of: start)?.lowerBound,
        let to = page[from...].firstRange(of: "</script>")?.upperBound
      else { return nil }
      elements += page[from..<to] + "\n"
    }
    self.elements = elements
  }
}

/// Art that a page carries, so that its pictures can be drawn in it with other settings.
package struct LiveArt: Sendable, Hashable {
  /// What draws them.
  package let engine: PageEngine
  /// How the art takes part: options by their names.
  private let look: [String: String]
  private var pictures: [Picture] = []
  private var places: [String: Int] = [:]
  private var byteCount = 0

  private struct Picture: Hashable {
    let scale: Int
    let png: [UInt8]
  }

  /// The most bytes of art that a page carries.
  package static let mostBytes = 8 << 20

  /// No art yet.
  package init(_ engine: PageEngine, look: [String: String] = [:]) {
    (self.engine, self.look) = (engine, look)
  }

  /// Takes a picture.
  ///
  /// - Parameters:
  ///   - path: What the page's items know it by.
  ///   - scale: Pixels per point.
  ///   - png: Its file's bytes.
  /// - Returns: Whether there was room.
  package mutating func add(_ path: String, scale: Int, png: [UInt8]) -> Bool {
    guard places[path] == nil else { return true }
    guard byteCount + png.count <= Self.mostBytes else { return false }
    byteCount += png.count
    places[path] = pictures.count
    pictures.append(Picture(scale: scale, png: png))
    return true
  }

  /// Where a picture stands among those taken.
  package func index(of path: String) -> Int? { places[path] }

  /// What the page's script reads.
  package var json: JSONValue {
    let options = look.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: JSONValue.text($0.value)) }
    let art = pictures.map { ["scale": .integer($0.scale), "png": .file($0.png)] as JSONValue }
    return ["look": .object(options), "art": .lines(art)]
  }
}
