// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Gallery.Item {
  /// The preview as JSON; what it does not have is left out.
  var data: String {
    var object = JSONObjectText()
    object.add("asset", asset)
    object.add("variant", variant)
    object.add("entry", entry)
    object.add("family", family)
    object.add("scene", scene)
    object.add("wallpaper", wallpaper)
    object.add("tint", tint)
    object.add("path", path)
    object.add("fullColor", fullColorPath)
    object.add("width", width)
    object.add("height", height)
    object.add("scale", scale)
    object.add("relevance", relevance)
    if !notes.isEmpty { object.add("notes", notes) }
    return object.text
  }
}
