// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyProcess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system's own calls, with their results as values.
package enum SystemCall {
  /// The kind and the identity of the thing that a path leads to.
  package struct Status {
    package enum Kind { case file, folder, other }
    package let kind: Kind
    package let identity: FileIdentity
    package let byteCount: Int
    /// The time it was last written: nanoseconds since 1970.
    package let modified: Int
    /// The time anything about it was last changed, rights and names included: nanoseconds since
    /// 1970.
    package let changed: Int

    fileprivate init(_ record: stat) {
      kind =
        switch record.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
      identity = FileIdentity(
        device: UInt64(truncatingIfNeeded: record.st_dev),
        number: UInt64(truncatingIfNeeded: record.st_ino))
      byteCount = Int(record.st_size)
      #if canImport(Darwin)
        let (written, touched) = (record.st_mtimespec, record.st_ctimespec)
      #else
        let (written, touched) = (record.st_mtim, record.st_ctim)
      #endif
      modified = Int(written.tv_sec) &* 1_000_000_000 &+ Int(written.tv_nsec)
      changed = Int(touched.tv_sec) &* 1_000_000_000 &+ Int(touched.tv_nsec)
    }
  }

  /// The path of an open file, without links, if the system knows it.
  package static func path(ofOpen descriptor: Int32) -> String? {
    #if os(Linux)
      let text = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
        guard let start = buffer.baseAddress else { return }
        let place = "/proc/self/fd/\(descriptor)"
        filled = unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
          unsafe max(0, readlink(place, $0, buffer.count))
        }
      }
      return text.isEmpty || text.count == 4096 ? nil : String(validating: text, as: UTF8.self)
    #else
      return nil
    #endif
  }

  /// Follows links.
  package static func status(of path: String) throws(FileError) -> Status {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else {
      let error = lastError(at: path)
      guard error.problem == .missing, unsafe lstat(path, &record) == 0 else { throw error }
      throw FileError(path: path, problem: .danglingLink)
    }
    return Status(record)
  }

  /// Returns `true` if a path is an ordinary file itself, and no link to one.
  package static func isPlainFile(_ path: String) -> Bool {
    var record = stat()
    return unsafe lstat(path, &record) == 0 && record.st_mode & S_IFMT == S_IFREG
  }

  /// Returns `true` if there is anything by a name, be it a link that leads nowhere.
  package static func isTaken(_ path: String) -> Bool {
    var record = stat()
    return unsafe lstat(path, &record) == 0
  }

  /// Nanoseconds since 1970.
  package static var now: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// The status of an open file.
  package static func status(ofOpen descriptor: Int32, path: String) throws(FileError) -> Status {
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { throw lastError(at: path) }
    return Status(record)
  }

  /// The number of bytes of an open file that are left to read; `nil` if it is not an ordinary
  /// file, whose bytes come as they come.
  package static func bytesLeft(of descriptor: Int32) -> Int? {
    guard let status = try? status(ofOpen: descriptor, path: ""), status.kind == .file else {
      return nil
    }
    return max(0, status.byteCount - max(0, Int(lseek(descriptor, 0, SEEK_CUR))))
  }

  /// Opens a file; waits where too many are open, until others are done.
  ///
  /// - Parameter waitsForPipes: Whether opening a pipe waits for who writes to it.
  package static func openForReading(
    _ path: String, waitsForPipes: Bool = true
  ) throws(FileError) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC | (waitsForPipes ? 0 : O_NONBLOCK)
    var descriptor = uninterrupted { unsafe open(path, flags) }
    for _ in 0..<OpenFiles.mostWaits where descriptor < 0 && [EMFILE, ENFILE].contains(errno) {
      _ = usleep(OpenFiles.microsecondsOfWait)
      descriptor = uninterrupted { unsafe open(path, flags) }
    }
    guard descriptor >= 0 else { throw lastError(at: path) }
    return descriptor
  }

  /// Makes a call again as long as a signal interrupts it, as one may where a disk is slow or far.
  private static func uninterrupted(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Up to `count` bytes; none at the end.
  package static func read(_ descriptor: Int32, count: Int, path: String) throws(FileError)
    -> [UInt8]
  {
    while true {
      var failure: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        #if canImport(Glibc)
          let got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
        #elseif canImport(Musl)
          let got = unsafe Musl.read(descriptor, buffer.baseAddress, count)
        #else
          let got = unsafe Darwin.read(descriptor, buffer.baseAddress, count)
        #endif
        if got < 0 { failure = errno }
        filled = Swift.max(got, 0)
      }
      if failure == 0 { return bytes }
      if failure != EINTR { throw error(failure, at: path) }
    }
  }

  /// The entries of a folder, in the order of the disk, without `.` and `..`.
  package static func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    var opened = unsafe opendir(folder)
    while unsafe opened == nil, errno == EINTR { unsafe opened = opendir(folder) }
    guard let stream = unsafe opened else { throw lastError(at: folder) }
    defer { _ = unsafe closedir(stream) }
    return unsafe try entries(in: stream, path: folder)
  }

  /// The entries of an open folder, as `entries(of:)` lists them.
  static func entries(in stream: Stream, path folder: String) throws(FileError) -> [FolderEntry] {
    var found: [FolderEntry] = []
    while true {
      errno = 0
      guard let record = unsafe readdir(stream) else {
        if errno != 0 { throw lastError(at: folder) }
        return found
      }
      // The name is as long as it is, not as the tuple that Swift takes its array for.
      let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
      let name = unsafe (UnsafeRawPointer(record) + offset).assumingMemoryBound(to: CChar.self)
      let text = unsafe String(validatingCString: name)
      if text == "." || text == ".." { continue }
      let kind = unsafe Int(record.pointee.d_type)
      found.append(
        FolderEntry(
          name: unsafe text ?? String(cString: name), isUnicode: text != nil,
          isFolder: kind == Int(DT_DIR), isFile: kind == Int(DT_REG),
          mayBeLink: kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN)))
    }
  }

  /// Closes a descriptor.
  package static func close(_ descriptor: Int32) { _ = closed(descriptor) }

  /// Closes a descriptor, when a disk that is far away may report that it has no room. Returns the
  /// number of the error; 0: there is none.
  static func closed(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      let result = Glibc.close(descriptor)
    #elseif canImport(Musl)
      let result = Musl.close(descriptor)
    #else
      let result = Darwin.close(descriptor)
    #endif
    return result == 0 ? 0 : errno
  }

  #if canImport(Darwin)
    /// A folder that is being listed.
    typealias Stream = UnsafeMutablePointer<DIR>
  #else
    /// A folder that is being listed.
    typealias Stream = OpaquePointer
  #endif

  /// The path without links, `.` and `..`; `nil` if there is nothing by that name.
  package static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func lastError(at path: String) -> FileError { error(errno, at: path) }

  package static func error(_ code: Int32, at path: String) -> FileError {
    let problem: FileError.Problem =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .forbidden
      case EISDIR: .folder
      case ELOOP: .linkLoop
      case EBADF: .closed
      case ENAMETOOLONG: .longPath
      case EMFILE, ENFILE: .tooManyOpen
      default: .system(code: code, text: text(code))
      }
    return FileError(path: path, problem: problem)
  }

  /// The meaning of an error's number.
  package static func text(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "system error \(code)" }
    return unsafe String(cString: text)
  }
}

/// The identity of the file or folder that a path leads to, whatever it is called.
package struct FileIdentity: Sendable, Hashable {
  package let device: UInt64
  package let number: UInt64

  /// The identity of what is at a path, links followed; `nil` if nothing is.
  package static func of(_ path: String) -> FileIdentity? {
    try? SystemCall.status(of: path).identity
  }

  package init(device: UInt64, number: UInt64) { (self.device, self.number) = (device, number) }
}

/// An entry of a folder.
package struct FolderEntry {
  /// Its name; what is not UTF-8 in it is replaced by U+FFFD.
  package let name: String
  /// `true` if the name is UTF-8: no other can be written down here, and so not be opened.
  package let isUnicode: Bool
  /// `true` if the system says at once that it is a folder.
  package let isFolder: Bool
  /// `true` if the system says at once that it is a file.
  package let isFile: Bool
  /// `true` if the system does not say that it is not a link.
  package let mayBeLink: Bool

  /// The kind of thing that it leads to.
  ///
  /// - Parameter path: Where it is.
  package func kind(at path: String) throws(FileError) -> SystemCall.Status.Kind {
    if isFolder { return .folder }
    return isFile ? .file : try SystemCall.status(of: path).kind
  }
}

/// The supply of threads that the system gives this process.
package enum ThreadSupply {
  /// The number of processors of this machine, from 1.
  package static let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// The number of some threads that there can be at once.
  ///
  /// Swift's own pool asks again and again for a thread that it is refused, and never ends.
  package static func available(of count: Int) -> Int {
    Int(vproc_threads(Int32(clamping: count)))
  }
}
