internal enum Art {
  internal enum Birds {
    internal static let heron = ImageAsset(name: "heron")
    internal static let owl = ImageAsset(name: "owl")
  }
  internal static let logo = ImageAsset(name: "logo")
}

internal struct ImageAsset {
  internal fileprivate(set) var name: String

  internal var image: UIImage {
    let bundle = BundleToken.bundle
    let image = UIImage(named: name, in: bundle, compatibleWith: nil)
    guard let result = image else {
      fatalError("Unable to load image asset named \(name).")
    }
    return result
  }
}
