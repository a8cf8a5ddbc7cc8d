import SwiftUI

extension MapContent {
    private func changed(_ change: (inout MapItem) -> Void) -> CollectedMapContent {
        var items = _items()
        for index in items.indices { change(&items[index]) }
        return CollectedMapContent(items: items)
    }

    /// The colour of markers.
    public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color.map { AnyShapeStyle($0) } } }

    /// The colour of markers.
    public func tint(_ style: some ShapeStyle) -> some MapContent { changed { $0.tint = AnyShapeStyle(style) } }

    /// What areas are filled with.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(style) }
    }

    /// What lines are drawn with.
    /// - Parameter lineWidth: points.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)) }
    }

    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), style) }
    }

    /// What the map's selection is while the content is selected.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }

    public func annotationTitles(_ visibility: Visibility = .automatic) -> some MapContent {
        changed { $0.hidesTitle = visibility == .hidden }
    }
}
