import Foundation

extension Path {
    /// The smallest rectangle that holds the outline; null for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): return rect
        case .elements:
            var bounds = PointBounds()
            forEachSegment { bounds.add($0) }
            return bounds.rect
        }
    }

    /// The smallest rectangle that holds all end points and control points; null for an empty path.
    package var controlPointBounds: CGRect {
        var bounds = PointBounds()
        forEach { element in
            switch element {
            case .move(let to), .line(let to): bounds.add(to)
            case .quadCurve(let to, let control):
                bounds.add(to)
                bounds.add(control)
            case .curve(let to, let control1, let control2):
                bounds.add(to)
                bounds.add(control1)
                bounds.add(control2)
            case .closeSubpath: break
            }
        }
        return bounds.rect
    }

    /// The rectangle that the path is, whichever corner it starts from; nil where it is none.
    package var rectangle: CGRect? {
        if case .rect(let rect) = storage { return rect }
        guard case .elements(var elements) = storage else { return nil }
        if elements.last == .closeSubpath { elements.removeLast() }
        var corners: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let to) where corners.isEmpty: corners.append(to)
            case .line(let to): corners.append(to)
            default: return nil
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let isAligned =
            corners[0].x == corners[3].x && corners[1].x == corners[2].x && corners[0].y == corners[1].y
            && corners[2].y == corners[3].y
        let isTurned =
            corners[0].y == corners[3].y && corners[1].y == corners[2].y && corners[0].x == corners[1].x
            && corners[2].x == corners[3].x
        return isAligned || isTurned ? controlPointBounds : nil
    }
}
