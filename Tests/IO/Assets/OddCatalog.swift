// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyTestSupport

/// A project with a catalog that has every oddity met in public ones.
enum OddCatalog {
  static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let webp = Array("RIFF\u{10}\0\0\0WEBPVP8 ".utf8)

  /// The files by their path; no bytes are a PNG.
  static let files: [String: String] = [
    "App/Art.xcassets/Contents.json": "{info: {author: 'xcode', version: 1}}",
    // Scales, an unfilled slot, a file in two slots, a name with spaces, a missing file.
    "App/Art.xcassets/Sun.imageset/Contents.json": """
    { // comment
      "images" : [
        { "filename" : "sun one.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "sun@2x.png", "idiom" : "universal", "scale" : "2x" },
        { "filename" : "sun@2x.png", "idiom" : "universal", "scale" : "3x" },
        { "idiom" : "ipad", "scale" : "2x" },
        { "filename" : "", "idiom" : "ipad", "scale" : "3x" },
        { "filename" : "gone.png", "idiom" : "watch", "scale" : "2x",
          "screen-width" : "<=145", "subtype" : "38mm" },
      ],
      "properties" : { "template-rendering-intent" : "template" },
    }
    """,
    "App/Art.xcassets/Sun.imageset/sun one.png": "",
    "App/Art.xcassets/Sun.imageset/sun@2x.png": "",
    "App/Art.xcassets/Sun.imageset/unassigned.png": "",
    // A group with a namespace, and in it one without; vectors; looks.
    "App/Art.xcassets/Icons/Contents.json": "{properties: {'provides-namespace': true}}",
    "App/Art.xcassets/Icons/Deep/Contents.json": "{properties: {'provides-namespace': false}}",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/Contents.json": """
    { "images" : [
        { "filename" : "moon.svg", "idiom" : "universal" },
        { "filename" : "moon.pdf", "idiom" : "universal",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] },
        { "filename" : "moon-hc.png", "idiom" : "universal",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" },
                            { "appearance" : "contrast", "value" : "high" } ] },
        { "filename" : "odd.png", "idiom" : "universal",
          "appearances" : [ { "appearance" : "mood", "value" : "gloomy" } ] },
        { "filename" : "four.png", "idiom" : "universal", "scale" : "4x" },
        { "filename" : "folder.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "photo.png", "idiom" : "mac", "display-gamut" : "display-P3" },
        { "filename" : "webp.png", "idiom" : "car", "language-direction" : "right-to-left" } ],
      "properties" : { "preserves-vector-representation" : true,
                       "template-rendering-intent" : "original" } }
    """,
    "App/Art.xcassets/Icons/Deep/Moon.imageset/moon.svg": "\u{FEFF} <?xml version='1.0'?><!-- -->",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/moon.pdf": "%PDF-1.7",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/moon-hc.png": "",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/odd.png": "",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/four.png": "",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/folder.png/x": "",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/photo.png": "JPEG",
    "App/Art.xcassets/Icons/Deep/Moon.imageset/webp.png": "WEBP",
    // Names that lead out of the set.
    "App/Art.xcassets/Sly.imageset/Contents.json": """
    {"images": [{"filename": "../Sun.imageset/sun@2x.png"}, {"filename": "/etc/passwd"},
      {"filename": "sub/../../x.png"}, {"filename": "fine..png"}]}
    """,
    "App/Art.xcassets/Sly.imageset/fine..png": "",
    "App/Art.xcassets/Nul.imageset/Contents.json": "{images: [{filename: 'a\\u0000.png'}]}",
    // Broken ones.
    "App/Art.xcassets/Broken.imageset/Contents.json":
      "{\n  \"images\" : [\n    { \"filename\" \"x\" }\n]}",
    "App/Art.xcassets/Wrong.imageset/Contents.json": "{\"images\": [{\"filename\": 3}]}",
    "App/Art.xcassets/Empty.imageset/Contents.json": "",
    "App/Art.xcassets/None.imageset/x.png": "",
    "App/Art.xcassets/BadGroup/Contents.json": "[]",
    "App/Art.xcassets/BadGroup/Still.imageset/Contents.json": "{images: [{filename: 'still.png'}]}",
    "App/Art.xcassets/BadGroup/Still.imageset/still.png": "",
    // Colors.
    "App/Art.xcassets/Ink.colorset/Contents.json": """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "128", "blue": "0.5", "alpha": "1"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"platform": "ios", "reference": "systemIndigoColor"}},
      {"idiom": "watch"}]}
    """,
    // An icon, and a set of images by its name.
    "App/Art.xcassets/AppIcon.appiconset/Contents.json": """
    {"images": [
      {"filename": "mac.png", "idiom": "mac", "scale": "2x", "size": "512x512"},
      {"filename": "small.png", "idiom": "iphone", "scale": "3x", "size": "20x20"},
      {"filename": "big.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"},
      {"filename": "dark.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "universal", "platform": "ios", "size": "1024x1024",
       "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
    """,
    "App/Art.xcassets/AppIcon.appiconset/mac.png": "",
    "App/Art.xcassets/AppIcon.appiconset/small.png": "",
    "App/Art.xcassets/AppIcon.appiconset/big.png": "",
    "App/Art.xcassets/AppIcon.appiconset/dark.png": "",
    "App/Art.xcassets/AppIcon.imageset/Contents.json": "{images: [{filename: 'big.png'}]}",
    "App/Art.xcassets/AppIcon.imageset/big.png": "",
    // Sets of other kinds, with art inside, and what is hidden.
    "App/Art.xcassets/star.symbolset/Contents.json": "{",
    "App/Art.xcassets/moon.symbolset/Contents.json": "{",
    "App/Art.xcassets/TV.brandassets/Icon.imagestack/L.imagestacklayer/C.imageset/Contents.json":
      "{",
    "App/Art.xcassets/Data.dataset/data.json": "{}",
    "App/Art.xcassets/V1.2/Old.imageset/Contents.json": "{images: []}",
    "App/Art.xcassets/.hidden.imageset/Contents.json": "{",
    // Loose art, art that tools put there, an icon bundle.
    "App/loose@2x.png": "", "Pods/Lib/P.xcassets/P.imageset/p.png": "",
    "node_modules/n.png": "", "DerivedData/d.png": "", "Carthage/c.png": "", "build/b.png": "",
    ".build/x.png": "", ".git/x.png": "", "App/New.icon/icon.json": "{}",
    "App/New.icon/Assets/x.png": "",
  ]

  static func write(to folder: TemporaryFolder) throws {
    for (path, text) in files {
      let bytes: [UInt8] =
        switch text {
        case "JPEG": [0xFF, 0xD8, 0xFF, 0xE0]
        case "WEBP": webp
        case "" where path.hasSuffix(".png"): png
        default: Array(text.utf8)
        }
      try folder.write(path, bytes)
    }
  }
}
