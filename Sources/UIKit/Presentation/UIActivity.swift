import Foundation
import SwiftUICore

/// What can be done with things that are shared. The activities are the desktop's; an app can't make its own.
@MainActor @preconcurrency
public final class UIActivity: NSObject {
    /// Which activity it is.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    }

    private override init() { super.init() }
}

extension UIActivity.ActivityType {
    /// The type of an action of the share sheet.
    init(_ action: SystemString) {
        switch action {
        case .copy: self = .copyToPasteboard
        case .saveToDownloads: self = .saveToCameraRoll
        default: self.init("org.hanok.activity.Open")
        }
    }
}
