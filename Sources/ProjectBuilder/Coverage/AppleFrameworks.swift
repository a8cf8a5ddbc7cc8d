/// The names of Apple's modules for iOS and macOS, as its developer documentation lists them ("Technologies").
package enum AppleFrameworks {
    package static let names: Set<String> = Set(
        list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

    /// What comes nearest to those of which Hanok has nothing.
    package static let substitutes: [String: String] = [
        "Charts": "draw with Path, Shape or Canvas",
        "MapKit": "of MapKit there is SwiftUI's Map alone; CLGeocoder finds cities",
        "StoreKit": "of the store there is requestReview alone",
        "WidgetKit": "widgets run by themselves with --scheme and the name of their extension; of live activities and "
            + "controls there is nothing",
        "AppIntents": "intents run from Button(intent:) and set up widgets; Siri and Shortcuts are not there",
        "ActivityKit": "the app runs without it behind #if canImport(ActivityKit)",
        "WebKit": "openURL shows a page in the browser",
        "CoreMotion": "leave it out behind #if canImport(CoreMotion)",
        "WatchKit": "the app for the phone runs, whose target --scheme chooses",
    ]

    private static let list = """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
        AppIntents AppKit AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundAssets BackgroundTasks
        CallKit CarPlay Charts ClockKit CloudKit Cocoa Collaboration Combine CommonCrypto CompositorServices Contacts
        ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
        CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin DataDetection DeviceActivity
        DeviceCheck DeviceDiscoveryUI Dispatch EventKit EventKitUI ExposureNotification ExtensionKit ExternalAccessory
        FamilyControls FileProvider FinanceKit Foundation FoundationModels GLKit GameController GameKit GameplayKit
        GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageCaptureCore ImageIO
        ImagePlayground Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication LockedCameraCapture MLCompute
        ManagedSettings MapKit Matter MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit MetalPerformanceShaders
        MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
        NetworkExtension NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PassKit PencilKit PhotoKit Photos
        PhotosUI PlaygroundSupport ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit
        RegexBuilder ReplayKit RoomPlan SafariServices SceneKit ScreenTime Security SensorKit SharedWithYou ShazamKit Social
        SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI Symbols Synchronization SystemConfiguration TabularData
        Testing ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision
        VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest os simd
        """
}
