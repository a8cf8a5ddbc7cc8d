import Foundation
import Geometry

extension EnvironmentValues {
    /// Whether scroll views can be scrolled by the user.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// Whether scroll views show how far they are scrolled up and down.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// Whether scroll views show how far they are scrolled sideways.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// How scroll views behave at the ends of their content, up and down.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// How scroll views behave at the ends of their content, sideways.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// Whether scrolling takes the keyboard away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

package struct IsScrollEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { true }
}

package struct VerticalIndicatorKey: EnvironmentKey {
    package static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

package struct HorizontalIndicatorKey: EnvironmentKey {
    package static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

package struct VerticalBounceKey: EnvironmentKey {
    package static var defaultValue: ScrollBounceBehavior { .automatic }
}

package struct HorizontalBounceKey: EnvironmentKey {
    package static var defaultValue: ScrollBounceBehavior { .automatic }
}

package struct ScrollDismissesKeyboardKey: EnvironmentKey {
    package static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

/// What is said to the nearest scroll view, and to none inside it.
package struct ScrollOptions {
    /// Around the content, in points.
    package var contentMargins = EdgeInsets()
    /// Around the indicators, in points.
    package var indicatorMargins = EdgeInsets()
    /// The part of the content that is shown first.
    package var anchor: UnitPoint?
    /// The part of the content that stays in sight while sizes change, where that is another.
    package var resizingAnchor: UnitPoint??
    /// Where content lies that is smaller than the scroll view; nil leaves it at the start.
    package var alignmentAnchor: UnitPoint?
    package var behavior: (any ScrollTargetBehavior)?
    package var position: ScrollPositionLink?
    package var observers: [any ScrollObserving] = []
    package var phaseObservers: [ScrollPhaseObserver] = []
    package var targetObservers: [any ScrollTargetObserving] = []
    /// Indicators are shown for a moment when one of these changes.
    package var indicatorFlashes: [AnyHashable] = []
    package var flashesIndicatorsAtFirst = false
    package var drawsBeyondBounds = false

    package init() {}
}

extension EnvironmentValues {
    package var scrollOptions: ScrollOptions {
        get { self[ScrollOptionsKey.self] }
        set { self[ScrollOptionsKey.self] = newValue }
    }
}

package struct ScrollOptionsKey: EnvironmentKey {
    package static var defaultValue: ScrollOptions { ScrollOptions() }
}
