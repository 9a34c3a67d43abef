// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

// The interface of the module that a page loads: C functions on integers and memory. A page calls
// one at a time; what a call left as its result is valid until the next.

/// Where the session is: a module has one, made when it is first needed and never taken down.
private let address: UInt = {
  let session = UnsafeMutablePointer<WebSession>.allocate(capacity: 1)
  unsafe session.initialize(to: WebSession())
  return UInt(bitPattern: session)
}()

private func withSession<Result>(_ body: (inout WebSession) -> Result) -> Result {
  guard let session = unsafe UnsafeMutablePointer<WebSession>(bitPattern: address) else {
    preconditionFailure("the session was made")
  }
  return unsafe body(&session.pointee)
}

/// Runs a call that answers or fails with a sentence.
///
/// - Returns: 0, or -1: the result is the sentence.
private func answering(
  _ body: (inout WebSession) throws(WebError) -> WebResult
) -> Int32 {
  withSession { session in
    // What the last call left is no longer wanted, and the next may need its memory.
    session.result = WebResult()
    do throws(WebError) {
      session.result = try body(&session)
      return 0
    } catch {
      session.result = WebResult(text: error.text)
      return -1
    }
  }
}

/// Bytes that a page lends for one call; a length that is negative or of nothing is none.
private func lent(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeBufferPointer<UInt8> {
  unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(max(count, 0)))
}

private func text(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> String {
  unsafe String(decoding: lent(start, count), as: UTF8.self)
}

/// The samples of a picture that a page lends.
private func picture(
  _ start: UnsafePointer<UInt8>?, _ width: Int32, _ height: Int32
) throws(WebError) -> StraightImage {
  let size = try size(width, height, isThere: unsafe start != nil)
  let codes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: 4 * size.area))
  return StraightImage(size: size, samples: .eight(codes))
}

/// The size of a picture that can be held.
private func size(_ width: Int32, _ height: Int32, isThere: Bool) throws(WebError) -> PixelSize {
  guard let size = PixelSize(width: Int(width), height: Int(height)), isThere else {
    throw WebError("\(width)×\(height) is not a size of a picture that can be held")
  }
  return size
}

/// Makes the result a JSON text: what there is to choose from, see `WebSession.about`.
@_cdecl("vibrancy_about")
public func vibrancyAbout() -> Int32 { answering { _ in WebResult(text: WebSession.about) } }

/// Takes a picture: straight RGBA, 8 bits, encoded sRGB, row by row from the top.
///
/// - Returns: A handle, from 1, or -1.
@_cdecl("vibrancy_load")
public func vibrancyLoad(
  _ samples: UnsafePointer<UInt8>?, _ width: Int32, _ height: Int32, _ scale: Int32
) -> Int32 {
  var handle: Int32 = -1
  let status = answering { session throws(WebError) in
    handle = session.load(try unsafe picture(samples, width, height), scale: Int(scale))
    return WebResult()
  }
  return status == 0 ? handle : status
}

/// Takes a picture of 16 bits per sample, in native order; else as `vibrancy_load`.
///
/// - Returns: A handle, from 1, or -1.
@_cdecl("vibrancy_load_deep")
public func vibrancyLoadDeep(
  _ samples: UnsafePointer<UInt16>?, _ width: Int32, _ height: Int32, _ scale: Int32
) -> Int32 {
  var handle: Int32 = -1
  let status = answering { session throws(WebError) in
    let size = try size(width, height, isThere: unsafe samples != nil)
    let codes = unsafe [UInt16](UnsafeBufferPointer(start: samples, count: 4 * size.area))
    handle = session.load(
      StraightImage(size: size, samples: .sixteen(codes)), scale: Int(scale))
    return WebResult()
  }
  return status == 0 ? handle : status
}

/// Forgets a picture.
@_cdecl("vibrancy_unload")
public func vibrancyUnload(_ handle: Int32) { withSession { $0.unload(handle) } }

/// Sets an option of what follows, by its name on the command line.
@_cdecl("vibrancy_set")
public func vibrancySet(
  _ name: UnsafePointer<UInt8>?, _ nameLength: Int32, _ value: UnsafePointer<UInt8>?,
  _ valueLength: Int32
) -> Int32 {
  answering { session throws(WebError) in
    try session.set(unsafe text(name, nameLength), to: unsafe text(value, valueLength))
    return WebResult()
  }
}

/// Takes the picture that the wallpaper `own` stands for; samples as for `vibrancy_load`.
@_cdecl("vibrancy_wallpaper")
public func vibrancyWallpaper(
  _ samples: UnsafePointer<UInt8>?, _ width: Int32, _ height: Int32
) -> Int32 {
  answering { session throws(WebError) in
    session.setOwnWallpaper(try unsafe picture(samples, width, height))
    return WebResult()
  }
}

/// Makes the result a preview of a picture, with wallpaper around it if `framed` is not 0.
@_cdecl("vibrancy_render")
public func vibrancyRender(_ handle: Int32, _ framed: Int32) -> Int32 {
  answering { session throws(WebError) in try session.rendered(handle, isFramed: framed != 0) }
}

/// Lets a picture, as it takes part now, wait for a slot of the next screen, see `WebSession.seat`;
/// 0: none waits any more.
@_cdecl("vibrancy_seat")
public func vibrancySeat(_ handle: Int32) -> Int32 {
  answering { session throws(WebError) in
    try session.seat(handle)
    return WebResult()
  }
}

/// Makes the result a whole screen with the pictures that wait, of so many pixels per point.
///
/// - Returns: How many of them are on it, or -1.
@_cdecl("vibrancy_screen")
public func vibrancyScreen(
  _ name: UnsafePointer<UInt8>?, _ nameLength: Int32, _ scale: Int32
) -> Int32 {
  var count: Int32 = 0
  let status = answering { session throws(WebError) in
    try session.screen(unsafe text(name, nameLength), scale: Int(scale), count: &count)
  }
  return status == 0 ? count : status
}

/// Makes the result a JSON text: what rules say of a picture, see `WebSession.judged`.
@_cdecl("vibrancy_judge")
public func vibrancyJudge(_ handle: Int32) -> Int32 {
  answering { session throws(WebError) in WebResult(text: try session.judged(handle)) }
}

/// Makes the result a picture converted, of a kind as `vibrancy convert --to` names it.
@_cdecl("vibrancy_convert")
public func vibrancyConvert(
  _ handle: Int32, _ kind: UnsafePointer<UInt8>?, _ kindLength: Int32
) -> Int32 {
  answering { session throws(WebError) in
    try session.converted(handle, to: unsafe text(kind, kindLength))
  }
}

/// Makes the result the file that `vibrancy convert` writes, of a kind as `--to` names it.
@_cdecl("vibrancy_pack")
public func vibrancyPack(
  _ handle: Int32, _ kind: UnsafePointer<UInt8>?, _ kindLength: Int32
) -> Int32 {
  answering { session throws(WebError) in
    try session.packed(handle, to: unsafe text(kind, kindLength))
  }
}

/// Makes the result a JSON text: what the last conversion destroyed, see `WebSession.lost`.
@_cdecl("vibrancy_lost")
public func vibrancyLost() -> Int32 { answering { session in WebResult(text: session.lost) } }

/// The first byte of the result.
@_cdecl("vibrancy_result_pointer")
public func vibrancyResultPointer() -> UnsafeMutablePointer<UInt8>? {
  unsafe withSession { unsafe $0.result.start }
}

/// How many bytes the result has.
@_cdecl("vibrancy_result_length")
public func vibrancyResultLength() -> Int32 { withSession { Int32($0.result.count) } }

/// How many columns the result has, if it is a picture.
@_cdecl("vibrancy_result_width")
public func vibrancyResultWidth() -> Int32 { withSession { Int32($0.result.width) } }

/// How many rows the result has, if it is a picture.
@_cdecl("vibrancy_result_height")
public func vibrancyResultHeight() -> Int32 { withSession { Int32($0.result.height) } }
