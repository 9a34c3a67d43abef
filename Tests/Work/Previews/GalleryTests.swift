// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyScenes
import VibrancyVocabulary

@Suite("The gallery")
struct GalleryTests {
  private func gallery(_ items: [Gallery.Item], title: String = "art") -> Gallery {
    Gallery(
      title: title, items: items,
      places: [
        .init(id: "lock-screen", title: "iPhone Lock Screen", mode: "vibrant"),
        .init(id: "home-light", title: "Home Screen, light", mode: "fullColor"),
      ],
      footer: "estimate, model 1 · vibrancy 0.1.0")
  }

  private func item(
    _ scene: String, wallpaper: String? = nil, variant: String? = nil
  ) -> Gallery.Item {
    Gallery.Item(
      asset: "rain", variant: variant, scene: scene, wallpaper: wallpaper,
      path: "rain.\(variant ?? "").\(scene).\(wallpaper ?? "").png", width: 72,
      height: 72)
  }

  @Test("writes what the page reads, a line a preview")
  func data() {
    var full = Gallery.Item(
      asset: "Weather", variant: "rain", entry: "09:00", family: "systemSmall",
      scene: Place.homeTinted.rawValue, wallpaper: "mid", tint: "#FF9F0A", path: "a.png",
      fullColorPath: "b.png", width: 474, height: 474, scale: 3, relevance: 2.5,
      notes: ["one", "two"])
    (full.margin, full.previewPath) = (57, "c.png")
    #expect(
      gallery([item("lock-screen"), full]).data == """
        {"places":[
        {"id":"lock-screen","title":"iPhone Lock Screen","mode":"vibrant"},
        {"id":"home-light","title":"Home Screen, light","mode":"fullColor"}
        ],"items":[
        {"asset":"rain","scene":"lock-screen","path":"rain..lock-screen..png","width":72,"height":72,"scale":1},
        {"asset":"Weather","variant":"rain","entry":"09:00","family":"systemSmall","scene":"\(Place.homeTinted.rawValue)",\
        "wallpaper":"mid","tint":"#FF9F0A","path":"a.png","fullColor":"b.png","width":474,"height":474,\
        "scale":3,"relevance":2.5,"margin":57,"preview":"c.png","notes":["one","two"]}
        ]}
        """)
  }

  @Test("has no word for a relevance that is not a number", arguments: [Double.nan, .infinity])
  func relevance(value: Double) {
    var odd = item("lock-screen")
    odd.relevance = value
    #expect(gallery([odd]).data == gallery([item("lock-screen")]).data)
  }

  @Test(
    "lets no name end the script it stands in, or reorder its source",
    arguments: [
      "</script><script>x", "<!--<script>", "a\"b\\c", "line\nbreak\r\t", "\u{2028}\u{2029}",
      "rtl\u{202E}gnp", "\0\u{7F}\u{85}", "{{data}}", "tag\u{E0041}",
    ])
  func hostile(name: String) throws {
    var named = item("lock-screen")
    (named.asset, named.path, named.notes) = (name, name, [name])
    let page = gallery([named], title: name).html
    let data = gallery([named], title: name).data
    #expect(!data.contains("<") && !data.contains(">") && !data.contains("&"))
    for scalar in name.unicodeScalars where scalar.value < 32 || scalar.value > 126 {
      // Line feeds are ours: they part the previews.
      if scalar != "\n" { #expect(!data.unicodeScalars.contains(scalar)) }
    }
    #expect(data.split(separator: "\n").count == 6)
    #expect(page.ranges(of: "<script").count == 2 && page.ranges(of: "</script").count == 2)
    #expect(page.contains(data))
  }

  @Test("escapes characters outside the basic plane as two units")
  func surrogates() {
    var named = item("lock-screen")
    named.asset = "\u{E0041}👩‍👩‍👧"
    #expect(gallery([named]).data.contains(#""asset":"\uDB40\uDC41👩‍👩‍👧""#))
  }

  @Test("shows titles as text in the page's own markup")
  func title() {
    let page = gallery([], title: "a<b>&\"'\u{202E}\n").html
    #expect(page.contains("<title>a&lt;b&gt;&amp;&quot;&#39;\\u{202E}\\n</title>"))
    #expect(page.contains("<footer>estimate, model 1 · vibrancy 0.1.0</footer>"))
    #expect(!page.contains("{{"))
  }

  @Test("is one file that fetches nothing and is the same every time")
  func whole() {
    let page = gallery([item("lock-screen"), item("home-light")])
    #expect(page.html == page.html)
    for word in [
      "http://", "https://", "import ", "fetch(", "<link", "@import", "innerHTML", "eval(",
    ] {
      #expect(!page.html.contains(word), "\(word)")
    }
  }

  @Test("shows the sizes of one picture as variants of it, the largest first")
  func sizes() {
    func item(_ asset: String, _ scene: String, variant: String? = nil) -> Gallery.Item {
      Gallery.Item(
        asset: asset, variant: variant, scene: scene, path: "\(asset).\(scene).png", width: 9,
        height: 9)
    }
    let joined = gallery([
      item("rain", "lock-screen"), item("rain", Place.standby.rawValue),
      item("leaf@2x", "lock-screen"),
      item("rain@2x", "lock-screen"), item("rain@3x", "lock-screen"),
      item("rain@3x", Place.standby.rawValue),
      item("sun", Place.standby.rawValue, variant: "hot"), item("sun@2x", Place.standby.rawValue),
    ]).withSizesTogether()
    // What has one size keeps its name; a variant is not a size.
    #expect(
      joined.items.map { "\($0.asset) \($0.variant ?? "-") \($0.path)" } == [
        "rain @3x rain@3x.lock-screen.png", "rain @3x rain@3x.standby.png",
        "rain @2x rain@2x.lock-screen.png", "rain @1x rain.lock-screen.png",
        "rain @1x rain.standby.png", "leaf@2x - leaf@2x.lock-screen.png",
        "sun hot sun.standby.png", "sun@2x - sun@2x.standby.png",
      ])
  }

  @Test("stays small for many previews")
  func many() {
    let items = (0..<5000).map { index in
      Gallery.Item(
        asset: "Set \(index / 25)", scene: "lock-screen", path: "\(index).png", width: 72,
        height: 72)
    }
    #expect(gallery(items).html.utf8.count < 1_000_000)
  }
}
