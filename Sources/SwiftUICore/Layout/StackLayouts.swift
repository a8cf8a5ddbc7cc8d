import Foundation
import Geometry
import LayoutEngine

/// A layout that puts its subviews side by side.
public struct HStackLayout: EngineLayout {
    public var alignment: VerticalAlignment
    /// Points between subviews; nil leaves it to each pair of neighbours.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
    package var engine: StackLayout { .horizontal(alignment: alignment, spacing: spacing) }
}

/// A layout that puts its subviews one below the other.
public struct VStackLayout: EngineLayout {
    public var alignment: HorizontalAlignment
    /// Points between subviews; nil leaves it to each pair of neighbours.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }
    package var engine: StackLayout { .vertical(alignment: alignment, spacing: spacing) }
}

/// A layout that puts its subviews one on top of the other.
public struct ZStackLayout: EngineLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    package var engine: OverlayStackLayout { OverlayStackLayout(alignment: alignment) }
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
