import Foundation
import Geometry

/// A pointer that is moved while it is down.
public nonisolated struct DragGesture: PrimitiveGesture {
    /// Where a drag is and how it moves.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Where the pointer is, in the gesture's coordinate space, points.
        public var location: CGPoint
        /// Where it went down.
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize

        /// From the start to where the pointer is, points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest; a quarter of a second further at its speed.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// From the start to where the pointer would come to rest, points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// Points that the pointer has to move before the drag begins; at zero it begins as the pointer goes down.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor
    package static func makeTracker(_ gesture: DragGesture, _ context: GestureContext) -> DragTracker {
        DragTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: DragTracker, to gesture: DragGesture) { tracker.gesture = gesture }
}
