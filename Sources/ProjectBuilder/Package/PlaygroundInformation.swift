import SwiftParser
import SwiftSyntax

/// What the manifest of an app package (`.swiftpm`) says for the app's `Info.plist`.
struct PlaygroundInformation {
    private(set) var entries: [String: PropertyValue] = [:]

    /// - Parameter manifest: the source of `Package.swift`; one of a plain package says nothing.
    init(manifest: String) {
        guard manifest.contains(".iOSApplication") else { return }
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: manifest))
        entries = visitor.entries
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var entries: [String: PropertyValue] = [:]

        private static let keys = [
            "name": "CFBundleDisplayName", "bundleIdentifier": "CFBundleIdentifier",
            "displayVersion": "CFBundleShortVersionString", "bundleVersion": "CFBundleVersion",
        ]

        /// The capabilities of which an app says why it wants them, by Swift Playgrounds' names.
        private static let purposes = [
            "locationWhenInUse": "NSLocationWhenInUseUsageDescription",
            "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
            "camera": "NSCameraUsageDescription", "microphone": "NSMicrophoneUsageDescription",
            "photoLibrary": "NSPhotoLibraryUsageDescription", "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription",
            "contacts": "NSContactsUsageDescription", "calendars": "NSCalendarsUsageDescription",
            "reminders": "NSRemindersUsageDescription", "motion": "NSMotionUsageDescription",
            "localNetwork": "NSLocalNetworkUsageDescription", "bluetoothAlways": "NSBluetoothAlwaysUsageDescription",
            "speechRecognition": "NSSpeechRecognitionUsageDescription", "mediaLibrary": "NSAppleMusicUsageDescription",
            "userTracking": "NSUserTrackingUsageDescription", "faceID": "NSFaceIDUsageDescription",
        ]

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
                return .visitChildren
            }
            for argument in node.arguments {
                let text = Self.text(argument.expression)
                switch (callee, argument.label?.text) {
                case ("iOSApplication", let label?):
                    if let key = Self.keys[label], let text { entries[key] = .string(text) }
                case (_, "purposeString"?):
                    if let key = Self.purposes[callee], let text { entries[key] = .string(text) }
                default: break
                }
            }
            if callee == "asset", node.parent?.as(LabeledExprSyntax.self)?.label?.text == "accentColor",
                let name = node.arguments.first.flatMap({ Self.text($0.expression) })
            {
                entries["NSAccentColorName"] = .string(name)
            }
            return .visitChildren
        }

        private static func text(_ expression: ExprSyntax) -> String? {
            expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }
}
