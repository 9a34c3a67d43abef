internal import Vibrancy
struct Thumbnail: Sendable { init(_ p: Preview) {} }
struct ContactSheet: Sendable {
  struct Row: Sendable { var title: String; var subtitle: String; var cells: [Thumbnail?] }
  init(columns: [String], rows: [Row], footer: String, omittedRows: Int = 0) {}
  static func rowLimit(columns: Int) -> Int { 10 }
  func write(to sink: some ByteSink, compression: Compression = .balanced) throws(PNGError) {}
}
