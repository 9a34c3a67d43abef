// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A part of an app, as SwiftUI has it.
public protocol Scene {}

/// A group of windows, as SwiftUI has it.
public struct WindowGroup: Scene {
  /// A group.
  public init() {}
}
