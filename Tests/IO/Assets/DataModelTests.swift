// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport

@Suite struct DataModelTests {
  private func swift(_ inside: String) -> String? {
    DataModel(Array("<?xml version=\"1.0\"?><model type=\"x\">\(inside)</model>".utf8))?.swift
  }

  @Test func `an entity is a class with its attributes and their defaults`() {
    let model = """
      <!-- <entity name="Gone"/> -->
      <entity name="Book" representedClassName="BookObject" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="kind" attributeType="String" defaultValueString="novel &amp; more"/>
        <attribute name="pages" attributeType="Integer 64" defaultValueString="0"
          usesScalarValueType="YES"/>
        <attribute name="stars" attributeType="Double" defaultValueString="2.5"/>
        <attribute name="isRead" attributeType="Boolean" defaultValueString="YES"/>
        <attribute name="rank" attributeType="Integer 16" usesScalarValueType="NO"/>
        <attribute name="cover" attributeType="Transformable" customClassName="Cover"/>
        <attribute name="not a name" attributeType="String"/>
        <relationship name="author" maxCount="1" destinationEntity="Author"/>
        <relationship name="notes" toMany="YES" destinationEntity="Note"/>
      </entity>
      <entity name="Author" representedClassName="AuthorObject" codeGenerationType="category">
        <attribute name="born" attributeType="Date"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="URI"/></entity>
      """
    #expect(
      swift(model) == """
        class BookObject: NSManagedObject {
          var `title`: String?
          var `kind`: String? = "novel & more"
          var `pages`: Int64
          var `stars`: Double = 2.5
          var `isRead`: Bool = true
          var `rank`: NSNumber?
          var `cover`: Cover?
          var `author`: AuthorObject?
          var `notes`: Set<Note>?
          static func fetchRequest() -> NSFetchRequest<BookObject> {
            NSFetchRequest<BookObject>(entityName: "Book")
          }
        }
        extension BookObject: Identifiable {}
        extension AuthorObject {
          var `born`: Date?
          static func fetchRequest() -> NSFetchRequest<AuthorObject> {
            NSFetchRequest<AuthorObject>(entityName: "Author")
          }
        }

        """)
  }

  @Test func `of a model's versions the current one is read`() throws {
    let folder = try TemporaryFolder()
    for name in ["A/A.xcdatamodel", "A/A 2.xcdatamodel", "A/A 10.xcdatamodel", "B/B.xcdatamodel"] {
      let parts = name.split(separator: "/")
      try folder.write("\(parts[0]).xcdatamodeld/\(parts[1])/contents", [0])
    }
    let list = """
      <plist><dict><key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string></dict></plist>
      """
    try folder.write("A.xcdatamodeld/.xccurrentversion", Array(list.utf8))
    try folder.write("Old.xcdatamodel/contents", [0])
    try folder.write("contents", [0])
    let search = SourceSearch(root: folder.path, excluded: [], followsOutside: false)
    #expect(
      Set(search.modelFiles.map(\.relativePath)) == [
        "A.xcdatamodeld/A 2.xcdatamodel/contents", "B.xcdatamodeld/B.xcdatamodel/contents",
        "Old.xcdatamodel/contents",
      ])
  }

  @Test(arguments: [
    "", "<entity", "<entity name=\"", "<entity name=\"A\" codeGenerationType='class",
    "<entity representedClassName=\"A\" codeGenerationType=\"class\"/>", "<!-- ", "<<<>>>", "&&&",
  ])
  func `what is no model is none`(_ text: String) {
    #expect(swift(text) == nil)
    #expect(DataModel(Array(text.utf8)) == nil)
  }
}
