import Foundation

/// What presented content says about its presentation; nil is the default.
package struct PresentationOptions {
    package var detents: Set<PresentationDetent>?
    package var selectedDetent: Binding<PresentationDetent>?
    package var dragIndicator: Visibility?
    /// Points.
    package var cornerRadius: CGFloat?
    package var background: AnyView?
    package var isInteractiveDismissDisabled: Bool?
    package var backgroundInteraction: PresentationBackgroundInteraction?
    package var contentInteraction: PresentationContentInteraction?
    package var adaptation: PresentationAdaptation?
    /// In a low window.
    package var verticalAdaptation: PresentationAdaptation?
    package var sizing: (any PresentationSizing)?

    package init() {}

    /// Those of several views as one: the first that says something counts.
    fileprivate mutating func merge(_ other: PresentationOptions) {
        detents = detents ?? other.detents
        selectedDetent = selectedDetent ?? other.selectedDetent
        dragIndicator = dragIndicator ?? other.dragIndicator
        cornerRadius = cornerRadius ?? other.cornerRadius
        background = background ?? other.background
        isInteractiveDismissDisabled = isInteractiveDismissDisabled ?? other.isInteractiveDismissDisabled
        backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
        contentInteraction = contentInteraction ?? other.contentInteraction
        adaptation = adaptation ?? other.adaptation
        verticalAdaptation = verticalAdaptation ?? other.verticalAdaptation
        sizing = sizing ?? other.sizing
    }
}

package struct PresentationOptionsKey: PreferenceKey {
    package static var defaultValue: PresentationOptions { PresentationOptions() }

    package static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        value.merge(nextValue())
    }
}

/// Whether what is below a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
    package let kind: Kind

    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// As long as the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// What a swipe in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }
    package let kind: Kind

    public static let automatic = PresentationContentInteraction(kind: .automatic)
    /// It makes the sheet larger or smaller.
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    /// It scrolls.
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}
