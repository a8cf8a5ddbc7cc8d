/// How a change moves from the old value to the new one.
public struct Animation: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case standard
    }

    package var curve: Curve

    /// The animation of changes that name none.
    public static let `default` = Animation(curve: .standard)
}
