import Foundation
import UIKit

/// Asks the user to rate the app, if the store finds it time: nobody is ever asked, since there is no store here.
@MainActor @preconcurrency
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}

    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store that the app comes from.
public enum AppStore {
    /// Asks the user to rate the app, if the store finds it time: nobody is ever asked, since there is no store here.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
