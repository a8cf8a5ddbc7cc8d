import RuntimeWarnings
import SwiftUI

/// Asks the user to rate the app, if the store finds it time.
///
/// The store decides whether anybody is asked, as Apple's does. There is none here that an app could be rated in, so that
/// nobody ever is, which is said once.
@MainActor @preconcurrency
public struct RequestReviewAction {
    nonisolated init() {}

    public func callAsFunction() { Store.reportNoReviews() }
}

extension EnvironmentValues {
    /// Asks the user to rate the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
