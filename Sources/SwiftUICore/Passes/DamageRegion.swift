import Foundation
import Geometry

/// The rectangles of a window that have to be painted anew.
package struct DamageRegion {
    /// More rectangles than this become their union: each one costs a walk.
    private static let limit = 8

    package private(set) var rectangles: [CGRect] = []
    package private(set) var isFull = false

    package init() {}

    package var isEmpty: Bool { rectangles.isEmpty }

    package mutating func addAll(of size: CGSize) {
        rectangles = [CGRect(origin: .zero, size: size)]
        isFull = true
    }

    package mutating func add(_ rectangle: CGRect, in size: CGSize) {
        guard !isFull else { return }
        let window = CGRect(origin: .zero, size: size)
        let visible = rectangle.bounded.intersection(window)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
        if visible.contains(window) { return addAll(of: size) }
        if rectangles.contains(where: { $0.contains(visible) }) { return }
        rectangles.removeAll { visible.contains($0) }
        rectangles.append(visible)
        if rectangles.count > Self.limit { rectangles = [rectangles.reduce(.null) { $0.union($1) }] }
    }

    package mutating func take() -> [CGRect] {
        defer { self = DamageRegion() }
        return rectangles
    }
}
