import SwiftUI

/// One annotation of a map that is made from a list of items, as before iOS 17.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    var _item: MapItem { get }
}

/// A balloon that points at a place.
public struct MapMarker: MapAnnotationProtocol {
    public let _item: MapItem

    /// - Parameter tint: nil is the system's red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        var item = MapItem(.view(AnyView(MarkerBalloon(glyph: .pin)), coordinate, .bottom))
        item.tint = tint.map { AnyShapeStyle($0) }
        _item = item
    }
}

/// A pin that points at a place.
public struct MapPin: MapAnnotationProtocol {
    public let _item: MapItem

    /// - Parameter tint: nil is the system's red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        let pin = Image(systemName: "mappin").font(.system(size: 32)).foregroundStyle(.tint)
        var item = MapItem(.view(AnyView(pin), coordinate, .bottom))
        item.tint = tint.map { AnyShapeStyle($0) }
        _item = item
    }
}

/// A view of the app's own at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _item: MapItem

    /// - Parameter anchorPoint: the point of the view that lies at the place, from its top left corner, 0 to 1.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) { _item = MapItem(.view(AnyView(content()), coordinate, UnitPoint(x: anchorPoint.x, y: anchorPoint.y))) }
}
