import SwiftUI

/// What lies on a map.
@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent

    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

    func _items() -> [MapItem]
}

extension MapContent {
    public func _items() -> [MapItem] { body._items() }
}

/// Content of which a map knows by itself what it is.
@MainActor @preconcurrency
public protocol _PrimitiveMapContent: MapContent where Body == Never {}

extension _PrimitiveMapContent {
    public var body: Never { fatalError("This content of a map has no body.") }
}

extension Never: MapContent {}

/// One thing on a map, as it is drawn.
public struct MapItem {
    enum Shape {
        /// A view at a place, of which a point lies there.
        case view(AnyView, CLLocationCoordinate2D, UnitPoint)
        case line([CLLocationCoordinate2D])
        case area([CLLocationCoordinate2D])
        /// Metres.
        case circle(CLLocationCoordinate2D, Double)
        case user
    }

    var shape: Shape
    var title: Text?
    var tag: AnyHashable?
    var tint: AnyShapeStyle?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, width: StrokeStyle)?
    /// Whether the title is hidden.
    var hidesTitle = false

    init(_ shape: Shape) { self.shape = shape }

    /// The places by which all of the map's content is found.
    var places: [CLLocationCoordinate2D] {
        switch shape {
        case .view(_, let place, _): [place]
        case .line(let places), .area(let places): places
        case .circle(let place, let radius):
            {
                let region = MKCoordinateRegion(
                    center: place, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
                let (height, width) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
                return [-1.0, 1].map {
                    CLLocationCoordinate2D(
                        latitude: place.latitude + $0 * height, longitude: place.longitude + $0 * width)
                }
            }()
        case .user: []
        }
    }
}
