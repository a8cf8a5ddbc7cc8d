import Foundation

/// A stretch of a path from one move to the next, or to where it is closed.
package struct Subpath: Hashable, Sendable {
    package var start: CGPoint
    /// The lines and curves; the closing line is one of them where it has a length.
    package var segments: [PathSegment] = []
    package var isClosed = false
    /// Whether anything was drawn, be it a line without length.
    package var isDrawn = false

    package init(start: CGPoint) { self.start = start }

    package var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

    /// The same in the opposite direction.
    var reversed: Subpath {
        var result = self
        result.segments = segments.reversed().map(\.reversed)
        result.start = result.segments.first?.start ?? start
        return result
    }
}

extension Path {
    /// The subpaths in order. One that continues after a closed one starts where that began.
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        let add = { (segment: PathSegment) in
            if current == nil { current = Subpath(start: point) }
            current?.isDrawn = true
            if segment.controlLength > 0 { current?.segments.append(segment) }
            point = segment.end
        }
        forEach { element in
            switch element {
            case .move(let to):
                if let current { result.append(current) }
                current = Subpath(start: to)
                point = to
            case .line(let to): add(.line(point, to))
            case .quadCurve(let to, let control): add(.quad(point, control: control, to))
            case .curve(let to, let control1, let control2):
                add(.cubic(point, control1: control1, control2: control2, to))
            case .closeSubpath:
                let start = current?.start ?? point
                if point != start { add(.line(point, start)) }
                current?.isClosed = true
                current?.isDrawn = true
                if let current { result.append(current) }
                current = nil
                point = start
            }
        }
        if let current { result.append(current) }
        return result
    }
}
