import Foundation

/// How the content of one view gives way to other content.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, fade
        case roll(countsDown: Bool)
        case rollTowards(Double)
        /// - Parameter pace: 2 is twice as fast.
        indirect case replace(SymbolReplacement, pace: Double)
    }

    let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .fade)
    /// What can be between the two is shown; letters that differ fade.
    public static let interpolate = ContentTransition(kind: .fade)

    /// Digits that differ roll away, up or down.
    /// - Parameter countsDown: whether they roll downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .roll(countsDown: countsDown))
    }

    /// Digits that differ roll away, up where the number grows and down where it shrinks.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .rollTowards(value)) }

    /// Symbols give way to others in the usual way, whether the change is animated or not; nothing else does.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols give way to others, whether the change is animated or not; nothing else does.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .replace(effect._replacement, pace: options.pace))
    }
}

extension View {
    /// Sets how texts and images in the view give way to others where that is animated.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
