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

        // These are not offered here.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
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
