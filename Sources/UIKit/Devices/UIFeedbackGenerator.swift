import Foundation
import RuntimeWarnings
import SwiftUICore

/// Feedback that is felt. No machine that Hanok runs on can be felt, so it is silent, which is said once.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    override public nonisolated init() { super.init() }

    /// Warms up what would be felt.
    open func prepare() {}

    final func report() {
        RuntimeWarning.report("Haptic feedback can't be felt on this machine.", once: "UIFeedbackGenerator")
    }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    @nonexhaustive public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) { report() }
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    @nonexhaustive public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public nonisolated init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    open func impactOccurred() { report() }

    /// - Parameter intensity: 0…1.
    open func impactOccurred(intensity: CGFloat) { report() }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { report() }
}
