import Geometry

/// How a scroll view behaves at the ends of its content.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String
    /// It can be pulled beyond its ends.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// It can be pulled beyond its ends, also where all of the content is visible.
    public static let always = ScrollBounceBehavior(name: "always")
    /// It can be pulled beyond its ends where not all of the content is visible.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
    /// It can't be pulled beyond its ends; what UIKit's `bounces` sets.
    package static let never = ScrollBounceBehavior(name: "never")
}

/// Whether scrolling takes the keyboard away from a text field.
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
    private let name: String
    /// As the place has it: a scroll view with text fields lets the keyboard stay.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// As soon as the user scrolls.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the user's finger; without a keyboard on the screen, as soon as the user scrolls.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    /// Sets how scroll views in the view behave at the ends of their content.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }
    }

    /// Sets whether scrolling takes the keyboard away from a text field.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
