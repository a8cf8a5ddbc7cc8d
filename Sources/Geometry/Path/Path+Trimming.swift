import Foundation

extension Path {
    /// The part between two fractions of the whole length; closing lines count.
    ///
    /// - Parameters:
    ///   - from: limited to 0…1.
    ///   - to: limited to 0…1; the path is empty where it is not greater than `from`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (start, end) = (min(1, max(0, from)), min(1, max(0, to)))
        guard end > start else { return Path() }
        if start == 0, end == 1 { return self }
        let subpaths = subpaths
        let total = subpaths.reduce(0) { $0 + $1.length }
        var trimmer = PathTrimmer(start: start * total, end: end * total)
        for subpath in subpaths { trimmer.add(subpath) }
        return Path(elements: trimmer.elements)
    }
}

/// Cuts a stretch of arc length out of subpaths.
struct PathTrimmer {
    let start: CGFloat
    let end: CGFloat
    private(set) var elements: [Path.Element] = []
    private var position: CGFloat = 0
    /// Where what was cut out so far ends; nil where the next segment begins anew.
    private var pen: CGPoint?

    init(start: CGFloat, end: CGFloat) {
        self.start = start
        self.end = end
    }

    mutating func add(_ subpath: Subpath) {
        pen = nil
        for segment in subpath.segments { add(segment) }
        closeIfWhole(subpath)
    }

    private mutating func add(_ segment: PathSegment) {
        let length = segment.length
        let (first, last) = (position, position + length)
        position = last
        guard length > 0, last > start, first < end else { return }
        let from = first >= start ? 0 : segment.parameter(atLength: start - first)
        let to = last <= end ? 1 : segment.parameter(atLength: end - first)
        guard to > from else { return }
        let part = segment.part(from: from, to: to)
        if pen == nil { elements.append(.move(to: part.start)) }
        elements.append(part.element)
        pen = part.end
    }

    /// Ends a subpath that was kept whole as the original ends.
    private mutating func closeIfWhole(_ subpath: Subpath) {
        guard subpath.isClosed, pen == subpath.start, position <= end, position - subpath.length >= start else {
            return
        }
        if elements.last == .line(to: subpath.start) { elements.removeLast() }
        elements.append(.closeSubpath)
    }
}
