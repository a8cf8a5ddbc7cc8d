import Foundation
import Geometry
import SwiftUICore

/// Recognises a quick move in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction: Direction = .right

    /// Points (from memory).
    private static let distance: CGFloat = 50

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(
                DragGesture(minimumDistance: 20).onEnded { [self] value in
                    guard let way = Self.direction(of: value.translation), direction.contains(way) else { return }
                    enter(.ended, at: value.startLocation)
                }))
    }

    /// Nil where it is none.
    private static func direction(of way: CGSize) -> Direction? {
        guard max(abs(way.width), abs(way.height)) >= distance else { return nil }
        if abs(way.width) > abs(way.height) { return way.width > 0 ? .right : .left }
        return way.height > 0 ? .down : .up
    }
}
