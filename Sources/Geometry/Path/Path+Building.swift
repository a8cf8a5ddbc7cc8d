import Foundation

extension Path {
    /// Adds one element; a special form becomes a list of elements first.
    mutating func append(_ element: Element) {
        if case .elements(var elements) = storage {
            // Taken out of the storage while it grows, so that the array is not copied.
            storage = .empty
            elements.append(element)
            storage = .elements(elements)
        } else {
            storage = .elements(elements + [element])
        }
    }

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a straight line; without a current point there is nothing to start from and nothing is added.
    public mutating func addLine(to end: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.line(to: end))
    }

    /// Adds a quadratic curve; without a current point nothing is added.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic curve; without a current point nothing is added.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the open subpath with a straight line to its start; a path that is empty or already closed stays.
    public mutating func closeSubpath() {
        if isOpen { append(.closeSubpath) }
    }

    private var isOpen: Bool {
        guard case .elements(let elements) = storage, let last = elements.last else { return false }
        return last != .closeSubpath
    }

    private func hasCurrentPoint() -> Bool {
        if isEmpty {
            Diagnostics.report("Path: a line or curve was added to a path without a current point")
            return false
        }
        return true
    }

    /// Adds a rectangle as a closed subpath; the null rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        add(.rect(rect.standardized), transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fits in the rectangle, clockwise from its right end.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        add(.ellipse(rect.standardized), transform)
    }

    /// Adds a rectangle with rounded corners; the corner size is limited to half the shorter side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        let limited = CGSize(
            width: min(max(0, cornerSize.width), limit), height: min(max(0, cornerSize.height), limit))
        guard limited.width > 0, limited.height > 0 else { return addRect(rect, transform: transform) }
        add(.roundedRect(rect, cornerSize: limited, style: style), transform)
    }

    /// Adds a rectangle whose corners are rounded each for itself; leading is left.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let radius = cornerRadii.topLeading
        if cornerRadii.topTrailing == radius, cornerRadii.bottomLeading == radius, cornerRadii.bottomTrailing == radius
        {
            let size = CGSize(width: radius, height: radius)
            return addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
        }
        RoundedRectangleOutline(rect: rect.standardized, radii: cornerRadii, style: style).forEach { element in
            append(element.applying(transform))
        }
    }

    /// Adds straight lines through the points, as a new subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { append(.line(to: point)) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(path.storage, transform)
    }

    private mutating func add(_ addition: Storage, _ transform: CGAffineTransform) {
        if isEmpty {
            storage = Path(storage: addition).applying(transform).storage
        } else {
            Path(storage: addition).forEach { append($0.applying(transform)) }
        }
    }
}

extension Path.Element {
    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let control):
            .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
            .curve(
                to: to.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
