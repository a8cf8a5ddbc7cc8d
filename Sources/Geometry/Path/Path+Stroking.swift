import Foundation

extension Path {
    /// The outline of a line drawn along the path, to be filled by the winding rule.
    ///
    /// A line width that is not positive gives an empty path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var stroker = PathStroker(style)
        let dashes = DashPattern(style.dash, phase: style.dashPhase)
        for subpath in subpaths where subpath.isDrawn {
            guard let dashes, subpath.length > 0 else {
                stroker.add(subpath)
                continue
            }
            for dash in dashes.dashes(of: subpath) { stroker.add(dash) }
        }
        return Path(elements: stroker.elements)
    }

    /// The path cut into dashes, each an open subpath; the path itself where the pattern has no length.
    package func dashedPath(_ dash: [CGFloat], phase: CGFloat) -> Path {
        guard let dashes = DashPattern(dash, phase: phase) else { return self }
        var elements: [Element] = []
        for dash in subpaths.flatMap(dashes.dashes(of:)) {
            elements.append(.move(to: dash.start))
            elements += dash.segments.map(\.element)
        }
        return Path(elements: elements)
    }
}
