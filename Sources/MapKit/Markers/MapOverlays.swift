import SwiftUI

/// A line through places.
public struct MapPolyline: _PrimitiveMapContent {
    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

    public func _items() -> [MapItem] { [MapItem(.line(coordinates))] }
}

/// An area between places.
public struct MapPolygon: _PrimitiveMapContent {
    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

    public func _items() -> [MapItem] { [MapItem(.area(coordinates))] }
}

/// An area around a place.
public struct MapCircle: _PrimitiveMapContent {
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// - Parameter radius: metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }

    public func _items() -> [MapItem] { [MapItem(.circle(center, radius))] }
}
