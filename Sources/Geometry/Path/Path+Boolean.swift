import Foundation

extension Path {
    /// A path with the same area, made of subpaths that do not cross, to be filled by either rule.
    ///
    /// - Parameter eoFill: whether the even-odd rule says what the area is now.
    public func normalized(eoFill: Bool = true) -> Path {
        PathArrangement(self, Path(), eoFill: eoFill).outline { $0.isInFirst }
    }

    /// The area that both paths have in common.
    ///
    /// - Parameter eoFill: whether the even-odd rule says what the areas are.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).outline { $0.isInFirst && $0.isInSecond }
    }

    /// The area that either of the paths has.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).outline { $0.isInFirst || $0.isInSecond }
    }

    /// The area that this path has and the other has not.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).outline { $0.isInFirst && !$0.isInSecond }
    }

    /// The area that only one of the paths has.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).outline { $0.isInFirst != $0.isInSecond }
    }

    /// The parts of this path's lines and curves that lie inside the other.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(cutBy: other) { other.contains($0, eoFill: eoFill) }
    }

    /// The parts of this path's lines and curves that lie outside the other.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(cutBy: other) { !other.contains($0, eoFill: eoFill) }
    }

    /// Cuts the path at the other's outline and keeps the parts whose middle passes a test.
    private func lines(cutBy other: Path, where isWanted: (CGPoint) -> Bool) -> Path {
        let border = other.filledSegments
        var elements: [Element] = []
        for subpath in subpaths {
            var pen: CGPoint?
            for piece in PathArrangement.cut(subpath.segments, by: border) where isWanted(piece.point(at: 0.5)) {
                if pen != piece.start { elements.append(.move(to: piece.start)) }
                elements.append(piece.element)
                pen = piece.end
            }
        }
        return Path(elements: elements)
    }
}
