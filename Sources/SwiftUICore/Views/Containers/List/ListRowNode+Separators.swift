import Drawing
import Foundation
import Geometry

/// The lines between rows and at the ends of sections.
extension ListRowNode {
    @MainActor
    func paintSeparators(_ painter: inout Painter) {
        guard !isLifted else { return }
        for edge in [VerticalEdge.top, .bottom] {
            guard let color = separatorColor(at: edge) else { continue }
            let thickness = metrics.separatorThickness
            let y = edge == .top ? cell.minY : cell.maxY - thickness
            let line = separatorExtent(at: edge)
            painter.fill(
                CGRect(x: line.lowerBound, y: y, width: line.upperBound - line.lowerBound, height: thickness),
                .color(color))
        }
    }

    /// nil where there is no line. Between two rows the upper one draws it. A row that has no lines has none at the
    /// ends of its section either.
    func separatorColor(at edge: VerticalEdge) -> RGBA? {
        if edge == .top ? place.isFirst : place.isLast {
            guard traits.separator(RowSeparator.self, at: edge) != .hidden,
                metrics.hasSectionSeparator(
                    at: edge, place, in: appearance, traits.separator(SectionSeparator.self, at: edge))
            else { return nil }
            return color(traits.separatorTint(SectionSeparator.self, at: edge))
        }
        guard edge == .bottom, metrics.rowSpacing == 0, appearance != .sidebarColumn else { return nil }
        let next = list.existingRow(at: index + 1)
        let isHidden =
            traits.separator(RowSeparator.self, at: .bottom) == .hidden
            || next?.traits.separator(RowSeparator.self, at: .top) == .hidden
        return isHidden ? nil : color(traits.separatorTint(RowSeparator.self, at: .bottom))
    }

    func color(_ tint: Color?) -> RGBA {
        tint?.rgba(in: environment.value(StyleEnvironment.self).colors) ?? metrics.separatorColor
    }

    func separatorExtent(at edge: VerticalEdge) -> Range<CGFloat> {
        let cell = cell
        if metrics.hasFullSectionSeparators(appearance), edge == .top ? place.isFirst : place.isLast {
            return cell.minX..<max(cell.minX, cell.maxX)
        }
        let (leading, trailing) = (guide(.listRowSeparatorLeading), guide(.listRowSeparatorTrailing))
        if isRightToLeft {
            let start = child.origin.x + child.size.width
            let end = trailing.map { start - $0 } ?? cell.minX + metrics.separatorTrailing
            return min(end, start - (leading ?? 0))..<max(end, start - (leading ?? 0))
        }
        let start = child.origin.x + (leading ?? child.firstTextOffset ?? 0)
        let end = trailing.map { child.origin.x + $0 } ?? cell.maxX - metrics.separatorTrailing
        return min(start, end)..<max(start, end)
    }

    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        child.explicitValue(of: alignment.key, size: child.size)
    }
}

extension ListRowTraits {
    func separator<Kind>(_ kind: Kind.Type, at edge: VerticalEdge) -> Visibility {
        (edge == .top ? self[TopSeparatorKey<Kind, Visibility>.self] : self[BottomSeparatorKey<Kind, Visibility>.self])
            ?? .automatic
    }

    func separatorTint<Kind>(_ kind: Kind.Type, at edge: VerticalEdge) -> Color? {
        (edge == .top ? self[TopSeparatorKey<Kind, Color?>.self] : self[BottomSeparatorKey<Kind, Color?>.self]) ?? nil
    }
}

extension LayoutNode {
    /// How far from its left edge the first text inside it that is seen begins; nil where it has none.
    fileprivate final var firstTextOffset: CGFloat? {
        if self is TextNode { return 0 }
        if self is UnseenNode { return nil }
        // The segments of a picker are no texts of the row.
        if let control = self as? ControlNode, control.modifier.role == .picker { return 0 }
        // An overlay or a background has no part in where its view is aligned.
        if let wrapper = self as? WrapperNode {
            return wrapper.child.firstTextOffset.map { $0 + wrapper.child.origin.x }
        }
        var result: CGFloat?
        forEachLayoutChild { child in
            if result == nil { result = child.firstTextOffset.map { $0 + child.origin.x } }
        }
        return result
    }
}
