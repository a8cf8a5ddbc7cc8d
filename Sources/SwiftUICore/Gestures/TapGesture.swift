import Foundation
import Geometry

/// One or several taps.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void

    public var count: Int

    /// - Parameter count: how many taps it takes; below 1 counts as 1.
    public init(count: Int = 1) { self.count = count }

    @MainActor
    public var body: some Gesture<Void> { SpatialTapGesture(count: count).map { _ in } }
}

/// One or several taps, with the place of the last.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space, points.
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    /// - Parameter count: how many taps it takes; below 1 counts as 1.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor
    package static func makeTracker(_ gesture: SpatialTapGesture, _ context: GestureContext) -> TapTracker {
        TapTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: TapTracker, to gesture: SpatialTapGesture) {
        tracker.gesture = gesture
    }
}
