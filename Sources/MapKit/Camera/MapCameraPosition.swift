import SwiftUI

/// What of the earth a map shows.
public struct MapCameraPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case camera(MapCamera)
        indirect case user(fallback: Kind)
    }

    var kind: Kind
    /// Whether the user has moved the map there.
    public internal(set) var positionedByUser = false

    /// All of the map's content.
    public static let automatic = MapCameraPosition(kind: .automatic)

    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(kind: .region(region))
    }

    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }

    /// Where the user is, and something else as long as that is not known.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(kind: .user(fallback: fallback.kind))
    }

    /// The region that was asked for; nil for other positions.
    public var region: MKCoordinateRegion? {
        if case .region(let region) = kind, !positionedByUser { region } else { nil }
    }

    /// The camera that was asked for; nil for other positions.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }

    /// - Parameter content: the places of what is on the map.
    static func region(of kind: Kind, content: [CLLocationCoordinate2D], user: CLLocationCoordinate2D?)
        -> MKCoordinateRegion
    {
        switch kind {
        case .automatic: MKCoordinateRegion(around: content) ?? HomeCountry.region
        case .region(let region): region
        case .camera(let camera): camera.region
        case .user(let fallback):
            user.map { MKCoordinateRegion(center: $0, latitudinalMeters: 2000, longitudinalMeters: 2000) }
                ?? region(of: fallback, content: content, user: nil)
        }
    }
}
