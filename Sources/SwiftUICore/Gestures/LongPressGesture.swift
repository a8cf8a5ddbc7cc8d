import Foundation

/// A press that lasts.
public nonisolated struct LongPressGesture: PrimitiveGesture {
    /// True while the press lasts and once it was long enough.
    public typealias Value = Bool

    /// Seconds that the press has to last.
    public var minimumDuration: Double
    /// Points that the pointer may move before the press fails.
    public var maximumDistance: CGFloat

    /// - Parameters:
    ///   - minimumDuration: seconds; zero or less ends the gesture as soon as it begins.
    ///   - maximumDistance: points that the pointer may move before the press fails.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor
    package static func makeTracker(_ gesture: LongPressGesture, _ context: GestureContext) -> LongPressTracker {
        LongPressTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: LongPressTracker, to gesture: LongPressGesture) {
        tracker.gesture = gesture
    }
}
