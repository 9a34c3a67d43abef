// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancySystem
import VibrancyTestSupport

/// Vectors are drawn at the pixels that they cover in their slot.
@Suite(
  .enabled(
    if: ShellRun.path(of: "rsvg-convert") != nil && ShellRun.path(of: "pdftocairo") != nil,
    "programs that draw vectors are missing; scripts/setup --tests installs them"))
struct SlotVectorTests {
  private static let names = "xmlns='http://www.w3.org/2000/svg'"
  /// 24 points square, black on the left and white on the right; each half is a group.
  private static let svg =
    "<svg \(names) width='24' height='24'><g id='left'><rect width='12' height='24'/></g>"
    + "<g id='right'><rect x='12' width='12' height='24' fill='#FFF'/></g></svg>"
  private static let small = "\"families\": [\"systemSmall\"]"
  private static let contents = """
    {"images": [{"idiom": "universal", "filename": "half.svg"}],
     "info": {"version": 1, "author": "xcode"}, "properties": {PROPERTIES}}
    """

  /// A folder with the drawing loose, in a set that keeps vectors, in one that does not, and
  /// descriptions of it.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("half.svg", Array(Self.svg.utf8))
    for (name, properties) in [
      ("Sharp", "\"preserves-vector-representation\": true"), ("Built", ""),
    ] {
      let set = "Art.xcassets/\(name).imageset/"
      try folder.write(set + "half.svg", Array(Self.svg.utf8))
      try folder.write(
        set + "Contents.json",
        Array(Self.contents.replacing("PROPERTIES", with: properties).utf8))
    }
    return folder
  }

  private func described(_ layers: String, in folder: TemporaryFolder) throws -> Input {
    let text = "{\"catalog\": \"Art.xcassets\", \(Self.small),\n \"layers\": [\(layers)]}"
    try folder.write("One.widget.json", Array(text.utf8))
    let found = InputQuery(paths: [folder.path + "/One.widget.json"]).inputs()
    return try #require(found.inputs.first, "\(found.failures)")
  }

  private func set(_ name: String, of folder: TemporaryFolder) throws -> Input {
    let query = InputQuery(paths: [folder.path + "/Art.xcassets/\(name).imageset"])
    return try #require(query.inputs().inputs.first)
  }

  private var inSlot: Presentation {
    var presentation = Presentation()
    presentation.family = .systemSmall
    return presentation
  }

  /// The greys of the middle row that are neither black nor white.
  private func blurred(_ pixels: StraightImage) -> Int {
    let (codes, width) = (pixels.codes, pixels.size.width)
    let row = pixels.size.height / 2
    return (0..<width).count { column in
      let code = codes[4 * (row * width + column)]
      return code > 2 && code < 253
    }
  }

  @Test(arguments: [
    Place.homeLight, .standby,
  ])
  func `an edge of a loose file and of a set that keeps vectors is sharp`(_ place: Place) throws {
    let folder = try project()
    for input in [Input(path: folder.path + "/half.svg"), try set("Sharp", of: folder)] {
      let rendering = try Simulator().render(input, in: [Scene(place)], as: inSlot)
      #expect(blurred(rendering.previews[0].pixels) <= 2)
      #expect(rendering.warnings == [])
    }
  }

  @Test func `a set that keeps no vectors is enlarged as a device does, and that is said`() throws {
    let folder = try project()
    let rendering = try Simulator().render(
      set("Built", of: folder), in: [.homeLight()], as: inSlot)
    let size = rendering.previews[0].size
    #expect((5...10).contains(blurred(rendering.previews[0].pixels)))
    try #require(rendering.warnings.count == 1)
    #expect(rendering.warnings[0].contains("enlarged from 72×72 to \(size) px:"))
    #expect(rendering.warnings[0].contains("preserves-vector-representation"))
  }

  @Test func `what a slot shows is what the tool draws at its size`() throws {
    let folder = try project()
    let preview = try Simulator().render(
      Input(path: folder.path + "/half.svg"), in: .homeLight(), as: inSlot)
    let side = preview.size.width
    let path = folder.path + "/direct@3x.png"
    let run = try ShellRun(
      "rsvg-convert",
      ["-w", "\(side)", "-h", "\(side)", "-o", path, folder.path + "/half.svg"])
    try #require(run.status == 0)
    let direct = try Simulator().render(Input(path: path), in: .homeLight(), as: inSlot)
    let isSame = preview.pixels == direct.pixels
    #expect(isSame)
  }

  @Test(arguments: [
    ("{\"image\": \"half.svg\"}", 2), ("{\"image\": \"Sharp\"}", 2),
    ("{\"image\": \"half.svg#left\"}, {\"image\": \"half.svg#right\"}", 2),
    ("{\"image\": \"Built#left\"}, {\"image\": \"Sharp#right\"}", 2),
    ("{\"image\": \"Built\"}", 20),
  ])
  func `every kind of name in a description is drawn for its place`(
    _ layers: String, _ most: Int
  ) throws {
    let folder = try project()
    let rendering = try Simulator().render(
      described(layers, in: folder), in: [.homeLight(), .standby])
    for preview in rendering.previews {
      #expect(blurred(preview.pixels) <= most)
    }
    #expect(rendering.warnings.isEmpty == (most == 2))
  }

  @Test func `a layer is drawn for its frame`() throws {
    let folder = try project()
    let frame = "\"frame\": [20, 20, 31, 31]"
    let framed = try Simulator().render(
      described("{\"image\": \"half.svg\", \(frame)}", in: folder), in: .homeLight())
    // From 20 to 51 of 158 points, the edge at 35.5: the row at 30 points has nothing between.
    let (codes, size) = (framed.pixels.codes, framed.size)
    let row = size.height * 30 / 158
    let columns = (size.width * 24 / 158)..<(size.width * 48 / 158)
    let greys = columns.count { (3...252).contains(codes[4 * (row * size.width + $0)]) }
    #expect(greys <= 2)
  }

  @Test func `a page is drawn for its slot, too`() throws {
    let folder = try TemporaryFolder()
    let content = "1 g 0 0 24 24 re f 0 g 0 0 12 24 re f"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[4 0 R]>>",
      "<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 24]/Contents 3 0 R>>",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    // Without a table of places, which every reader makes anew.
    try folder.write("page.pdf", Array("%PDF-1.4\n\(body)trailer\n<</Root 1 0 R>>\n".utf8))
    let preview = try Simulator().render(
      Input(path: folder.path + "/page.pdf"), in: .homeLight(), as: inSlot)
    #expect(blurred(preview.pixels) <= 2)
  }

  @Test(arguments: [
    ("half", "is in no catalog"), ("Sharb", "did you mean 'Sharp'?"),
    ("Sharb#left", "did you mean 'Sharp#left'?"), ("hafl.svg", "did you mean 'half.svg'?"),
    ("hafl.svg#left", "did you mean 'half.svg#left'?"), ("Sharp#lefd", "did you mean 'left'?"),
    ("half.svg#rihgt", "did you mean 'right'?"), ("half.svg#center", "write one of left, right"),
  ])
  func `an unknown name or id is reported with its place and the nearest`(
    _ name: String, _ words: String
  ) throws {
    let folder = try project()
    let input = try described("{\"image\": \"\(name)\"}", in: folder)
    let error = #expect(throws: VibrancyError.self) {
      try Simulator().render(input, in: .homeLight())
    }
    let line = error.map { "\($0)" } ?? ""
    #expect(line.contains("One.widget.json:2:23: ") && line.contains("is '\(name)',"), "\(line)")
    #expect(line.contains(words) && !line.contains("\n"), "\(line)")
  }

  @Test(arguments: [
    ("<svg \(names)><rect width='8' height='4'/></svg>", "viewBox"),
    ("<svg \(names) viewBox='0 0 1 90000'><rect width='1' height='90000'/></svg>", "enlarged from"),
    ("<svg \(names) viewBox='0 0 1 1e8'><rect width='1' height='1'/></svg>", "enlarged from"),
  ])
  func `what cannot be drawn for its place is enlarged, and that is said`(
    _ svg: String, _ words: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("odd.svg", Array(svg.utf8))
    var presentation = inSlot
    presentation.fit = .cover
    let rendering = try Simulator().render(
      Input(path: folder.path + "/odd.svg"), in: [.homeLight()], as: presentation)
    #expect(rendering.warnings.count == 1 && rendering.warnings[0].contains(words))
  }

  @Test(arguments: [
    ("viewBox='0 0 0 0'", "viewBox is 0 × 0"),
    ("width='24' height='24' viewBox='0 0 0 9'", "viewBox is 0 × 9"),
    ("width='0' height='24'", "no size"),
  ])
  func `a drawing that shows nothing in any size is an error in one line`(
    _ attributes: String, _ words: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("odd.svg", Array("<svg \(Self.names) \(attributes)><path/></svg>".utf8))
    let error = #expect(throws: VibrancyError.self) {
      try Simulator().render(Input(path: folder.path + "/odd.svg"), in: .homeLight(), as: inSlot)
    }
    let line = error.map { "\($0)" } ?? ""
    #expect(line.contains("odd.svg: ") && line.contains(words) && !line.contains("\n"), "\(line)")
  }

  @Test(arguments: ["--max-pixels", "--max-side"])
  func `a slot over a limit names the option that raises it`(_ option: String) throws {
    let folder = try project()
    var limits = PNGLimits()
    if option == "--max-side" { limits.side = 100 } else { limits.pixels = 1000 }
    let error = #expect(throws: VibrancyError.self) {
      try Simulator(limits: limits).render(
        Input(path: folder.path + "/half.svg"), in: .homeLight(), as: inSlot)
    }
    #expect(error.map { "\($0)".contains(option) } == true, "\(String(describing: error))")
  }

  @Test func `a place of one pixel is drawn`() throws {
    let folder = try project()
    let layer = "{\"image\": \"half.svg\", \"frame\": [0, 0, 0.1, 0.1]}"
    let preview = try Simulator().render(described(layer, in: folder), in: .homeLight())
    #expect(preview.size.width > 400)
  }
}
