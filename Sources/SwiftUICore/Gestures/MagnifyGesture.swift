import Foundation
import Geometry

/// A pinch: two fingers that move apart or together.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The scale relative to the start, where it is 1.
        public var magnification: CGFloat
        /// The change of the magnification in a second.
        public var velocity: CGFloat
        /// Where the pinch began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the pinch began, in the view's coordinates, points.
        public var startLocation: CGPoint
    }

    /// How far the scale has to be from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor
    package static func makeTracker(
        _ gesture: MagnifyGesture, _ context: GestureContext
    ) -> TransformTracker<MagnifyGesture> { TransformTracker(gesture, context) }

    @MainActor
    package static func updateTracker(_ tracker: TransformTracker<MagnifyGesture>, to gesture: MagnifyGesture) {
        tracker.gesture = gesture
    }
}

extension MagnifyGesture: TransformGesture {
    package func isBegun(_ change: TransformChange) -> Bool { !(abs(change.scale - 1) < minimumScaleDelta) }

    package func value(_ change: TransformChange) -> Value {
        Value(
            time: change.time, magnification: change.scale, velocity: change.scaleVelocity,
            startAnchor: change.startAnchor, startLocation: change.startLocation)
    }
}

/// A pinch: two fingers that move apart or together.
public nonisolated struct MagnificationGesture: Gesture {
    /// The scale relative to the start, where it is 1.
    public typealias Value = CGFloat

    /// How far the scale has to be from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor
    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
