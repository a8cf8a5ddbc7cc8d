import Foundation
import SwiftUICore

/// The swipe from the edge of a navigation controller, as its recognizer and the recognizer's delegate want it.
@MainActor
final class BackSwipe: BackSwipeDelegate {
    let recognizer = UIGestureRecognizer()
    private let standard = StandardBackSwipeDelegate()
    /// What to do before the recognizer's delegate is asked.
    var willAsk: (() -> Void)?

    init() { recognizer.delegate = standard }

    func backSwipeShouldBegin(depth: Int, isOffered: Bool) -> Bool {
        willAsk?()
        standard.isOffered = isOffered
        return recognizer.isEnabled && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }
}

/// Lets the swipe begin where the back button is there.
private final class StandardBackSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    @MainActor var isOffered = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOffered }
}
