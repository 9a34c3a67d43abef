// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyJSON

extension Exhibit: Recorded {
  package static var blank: Exhibit {
    Exhibit(path: "", name: "", scene: nil, png: [], width: 1, height: 1)
  }

  /// Its file in base 64.
  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    var file = RecordedFile(png)
    try form.take("path", &path)
    try form.take("name", &name, unless: "")
    try form.take("scene", &scene, unless: nil)
    try form.take("wallpaper", &wallpaper, unless: nil)
    try form.count("width", &width, in: 1...1 << 30)
    try form.count("height", &height, in: 1...1 << 30)
    try form.take("zoom", &zoom)
    try form.check(zoom > 0, "zoom")
    try form.take("legibleRange", &legibleRange, unless: nil)
    try form.take("screen", &isScreen, unless: false)
    try form.take("png", &file)
    png = file.bytes
  }
}

extension LegibleRange: RecordValue {
  /// A point a grey: `[grey, share, its least and most, contrast, its least and most]`.
  package var json: JSONValue {
    points.map { point in
      let (share, contrast) = (point.illegibleShare, point.contrast)
      return [
        point.grey, share.value, share.range.lowerBound, share.range.upperBound, contrast.value,
        contrast.range.lowerBound, contrast.range.upperBound,
      ]
    }.json
  }

  package init?(_ node: JSONNode) {
    guard let rows = [[Double]](node),
      rows.allSatisfy({ $0.count == 7 && $0[2] <= $0[3] && $0[5] <= $0[6] })
    else { return nil }
    self.init(
      points: rows.map { row in
        Point(
          grey: row[0], illegibleShare: Estimate(row[1], in: row[2]...row[3]),
          contrast: Estimate(row[4], in: row[5]...row[6]))
      })
  }
}
