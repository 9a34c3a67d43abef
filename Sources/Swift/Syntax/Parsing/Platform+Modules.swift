// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// The modules of Apple's SDKs, for `canImport`.
///
/// - Source: Apple's list of technologies, developer.apple.com/documentation/technologies.
extension ProjectTarget.Platform {
  /// Whether the system's SDK has a module of this name; those of no SDK are nowhere.
  package func hasModule(_ name: String) -> Bool {
    if let platforms = Self.ofSome[name] { return platforms.contains(self) }
    return Self.ofAll.contains(name)
  }

  /// Modules of some systems alone.
  private static let ofSome: [String: Set<Self>] = [
    "ActivityKit": [.iOS], "AppKit": [.macOS], "ARKit": [.iOS, .visionOS],
    "AlarmKit": [.iOS], "Carbon": [.macOS], "CarPlay": [.iOS], "ClockKit": [.watchOS],
    "Cocoa": [.macOS], "ContactsUI": [.iOS, .macOS, .visionOS],
    "CoreTelephony": [.iOS, .watchOS], "CoreMotion": [.iOS, .watchOS, .visionOS],
    "CoreNFC": [.iOS], "CoreSpotlight": [.iOS, .macOS, .visionOS],
    "DeviceActivity": [.iOS, .visionOS], "EventKitUI": [.iOS, .visionOS],
    "FamilyControls": [.iOS, .visionOS], "HealthKit": [.iOS, .watchOS, .visionOS],
    "HealthKitUI": [.iOS, .visionOS], "IOKit": [.macOS], "ManagedSettings": [.iOS, .visionOS],
    "MessageUI": [.iOS, .visionOS], "Messages": [.iOS, .visionOS], "OpenGLES": [.iOS, .tvOS],
    "PencilKit": [.iOS, .macOS, .visionOS], "PhotosUI": [.iOS, .macOS, .visionOS, .watchOS],
    "SafariServices": [.iOS, .macOS, .visionOS], "ServiceManagement": [.macOS],
    "ScreenTime": [.iOS, .macOS, .visionOS], "TVUIKit": [.tvOS], "TVServices": [.tvOS],
    "UIKit": [.iOS, .watchOS, .visionOS, .tvOS], "WatchConnectivity": [.iOS, .watchOS],
    "WatchKit": [.watchOS], "WeatherKit": [.iOS, .macOS, .visionOS, .watchOS, .tvOS],
    "WebKit": [.iOS, .macOS, .visionOS],
  ]

  /// Modules of all systems.
  private static let ofAll: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "AdServices", "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "Charts", "CloudKit",
    "Combine", "CommonCrypto", "Compression", "Contacts", "CoreAudio", "CoreAudioTypes",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreML", "CoreMedia", "CoreServices", "CoreText", "CoreTransferable",
    "CoreVideo", "CreateML", "CryptoKit", "Darwin", "DeveloperToolsSupport", "DeviceCheck",
    "Dispatch", "EventKit", "Foundation", "FoundationModels", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "Metal", "MetalKit",
    "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
    "Network", "NetworkExtension", "ObjectiveC", "Observation", "OSLog", "PDFKit", "PassKit",
    "Photos", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "RelevanceKit", "Security", "SensorKit", "ShazamKit", "SoundAnalysis", "Speech",
    "SpriteKit", "SceneKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols",
    "Synchronization", "System", "SystemConfiguration", "Testing", "TipKit", "Translation",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
    "WidgetKit", "XCTest", "_Concurrency", "_StringProcessing", "os", "simd", "zlib",
  ]
}
