// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "FaceKit", resources: [.process("Resources")]),
    .target(name: "OtherKit", resources: [.process("Resources")]),
  ])
