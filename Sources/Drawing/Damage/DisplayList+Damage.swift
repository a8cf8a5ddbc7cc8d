import Foundation
import Geometry

extension DisplayList {
    /// The rectangles in which this list and another one draw differently.
    ///
    /// Equal commands under equal transforms, clips and layers draw the same, if they follow one another in the same
    /// order; what is only in one list, or in another order, is damaged in the place that it takes. Rectangles that
    /// overlap become one. Empty where the lists are equal.
    package func damage(to other: DisplayList) -> [CGRect] {
        if commands == other.commands { return [] }
        var contexts = PaintedContexts()
        let before = PaintedItem.items(of: self, &contexts)
        let after = PaintedItem.items(of: other, &contexts)
        var damage = DamagedArea()
        let unchangedEnds = Self.unchangedEnds(before, after)
        let changedBefore = before[unchangedEnds.start..<before.count - unchangedEnds.end]
        let changedAfter = after[unchangedEnds.start..<after.count - unchangedEnds.end]
        for change in changedAfter.difference(from: changedBefore) {
            switch change {
            case .insert(_, let item, _), .remove(_, let item, _): damage.add(item.bounds)
            }
        }
        damage.addBackdrops(among: after)
        return damage.rectangles
    }

    /// Where all that is drawn lies; null for an empty list.
    package var paintedBounds: CGRect {
        var contexts = PaintedContexts()
        return PaintedItem.items(of: self, &contexts).reduce(CGRect.null) { $0.union($1.bounds) }
    }

    /// How many items at the start and at the end are the same: mostly all but a few.
    private static func unchangedEnds(_ before: [PaintedItem], _ after: [PaintedItem]) -> (start: Int, end: Int) {
        let limit = min(before.count, after.count)
        var start = 0
        while start < limit, before[start] == after[start] { start += 1 }
        var end = 0
        while end < limit - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        return (start, end)
    }
}

/// Rectangles to be painted anew.
struct DamagedArea {
    private(set) var rectangles: [CGRect] = []

    /// Adds a rectangle, joined with those that it overlaps.
    mutating func add(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        var joined = rect
        while let index = rectangles.firstIndex(where: { $0.intersects(joined) }) {
            if rectangles[index].contains(joined) { return }
            joined = joined.union(rectangles.remove(at: index))
        }
        rectangles.append(joined)
    }

    /// A material shows what is below it, blurred: where that changes, the material does too.
    mutating func addBackdrops(among items: [PaintedItem]) {
        guard !rectangles.isEmpty else { return }
        for item in items {
            guard let reach = item.backdropReach else { continue }
            let seen = item.bounds.insetBy(dx: -reach, dy: -reach)
            if rectangles.contains(where: { $0.intersects(seen) }) { add(item.bounds) }
        }
    }
}
