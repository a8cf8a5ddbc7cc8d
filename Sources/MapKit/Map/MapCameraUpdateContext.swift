import SwiftUI

/// What a map shows when it has moved.
public struct MapCameraUpdateContext: Hashable, Sendable {
    public let region: MKCoordinateRegion

    public var camera: MapCamera {
        let meters = region.span.latitudeDelta * MKCoordinateRegion.metersPerDegree
        return MapCamera(centerCoordinate: region.center, distance: meters / MapCamera.heightPerDistance)
    }
}

/// When a map's movement is told of.
@nonexhaustive public enum MapCameraUpdateFrequency: Hashable, Sendable {
    case continuous
    /// When the user lets go.
    case onEnd
}

struct MapChanges: @unchecked Sendable {
    var actions: [(frequency: MapCameraUpdateFrequency, action: (MapCameraUpdateContext) -> Void)] = []

    func tell(_ region: MKCoordinateRegion, isEnd: Bool) {
        for entry in actions where isEnd || entry.frequency == .continuous {
            entry.action(MapCameraUpdateContext(region: region))
        }
    }
}

extension EnvironmentValues {
    @Entry var mapChanges = MapChanges()
    @Entry var mapReading: MapReading?
}

extension View {
    /// Tells what the map shows: at first, and when it has moved.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapChanges) { $0.actions.append((frequency, action)) }
    }

    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}
