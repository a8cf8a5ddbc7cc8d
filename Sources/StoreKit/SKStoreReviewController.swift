import Foundation
import RuntimeWarnings
import UIKit

/// Asks the user to rate the app, if the store finds it time: nobody is ever asked, since there is no store here.
@MainActor @preconcurrency
open class SKStoreReviewController: NSObject {
    open class func requestReview() { Store.reportNoReviews() }

    open class func requestReview(in windowScene: UIWindowScene) { Store.reportNoReviews() }
}

/// The store that the app comes from.
public enum AppStore {
    /// Asks the user to rate the app, if the store finds it time: nobody is ever asked, since there is no store here.
    @MainActor public static func requestReview(in scene: UIWindowScene) { Store.reportNoReviews() }
}

/// What there is of a store.
enum Store {
    static func reportNoReviews() {
        RuntimeWarning.report("There is no store that the app could be rated in.", once: "requestReview")
    }
}
