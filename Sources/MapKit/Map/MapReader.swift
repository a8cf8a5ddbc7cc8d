import SwiftUI

/// Where places lie in the map below, and which place lies at a point.
@MainActor @preconcurrency
public struct MapProxy {
    let reading: MapReading

    /// The place at a point of the map; nil before the map is laid out.
    /// - Parameter space: points are those of the map itself.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        reading.projection?.place(at: point)
    }

    /// The point of the map at which a place lies; nil before the map is laid out.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        reading.projection?.point(of: coordinate)
    }
}

@MainActor
final class MapReading {
    var projection: MapProjection?
}

/// Reads the map in it.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var reading = MapReading()

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy(reading: reading)).environment(\.mapReading, reading) }
}
