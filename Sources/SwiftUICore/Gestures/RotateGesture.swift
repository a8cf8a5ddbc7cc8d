import Foundation
import Geometry

/// Two fingers that turn about each other.
public nonisolated struct RotateGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Clockwise from the start.
        public var rotation: Angle
        /// The change of the rotation in a second.
        public var velocity: Angle
        /// Where the turn began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the turn began, in the view's coordinates, points.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor
    package static func makeTracker(
        _ gesture: RotateGesture, _ context: GestureContext
    ) -> TransformTracker<RotateGesture> { TransformTracker(gesture, context) }

    @MainActor
    package static func updateTracker(_ tracker: TransformTracker<RotateGesture>, to gesture: RotateGesture) {
        tracker.gesture = gesture
    }
}

extension RotateGesture: TransformGesture {
    package func isBegun(_ change: TransformChange) -> Bool {
        !(abs(change.rotation) < abs(minimumAngleDelta.radians))
    }

    package func value(_ change: TransformChange) -> Value {
        Value(
            time: change.time, rotation: .radians(change.rotation), velocity: .radians(change.rotationVelocity),
            startAnchor: change.startAnchor, startLocation: change.startLocation)
    }
}

/// Two fingers that turn about each other.
public nonisolated struct RotationGesture: Gesture {
    /// Clockwise from the start.
    public typealias Value = Angle

    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor
    public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
