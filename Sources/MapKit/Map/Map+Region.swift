import SwiftUI

/// How a map follows the user, as before iOS 17.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// A map of a region, as before iOS 17.
public struct _RegionMap: View {
    @Binding var region: MKCoordinateRegion
    let modes: MapInteractionModes
    let showsUserLocation: Bool
    let tracking: Binding<MapUserTrackingMode>?
    let items: [MapItem]

    public var body: some View {
        MapSurface(
            position: Binding(get: { position }, set: { move(to: $0) }),
            items: items + (showsUserLocation ? [MapItem(.user)] : []), modes: modes)
    }

    private var position: MapCameraPosition {
        tracking?.wrappedValue == .follow ? .userLocation(fallback: .region(region)) : .region(region)
    }

    private func move(to position: MapCameraPosition) {
        tracking?.wrappedValue = .none
        if case .region(let region) = position.kind { self.region = region }
    }
}

extension Map where Content == _RegionMap {
    /// - Parameters:
    ///   - coordinateRegion: what is shown; it follows the user.
    ///   - showsUserLocation: whether there is a point where the user is.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            _RegionMap(
                region: coordinateRegion, modes: interactionModes, showsUserLocation: showsUserLocation,
                tracking: userTrackingMode, items: []))
    }

    /// - Parameter annotationContent: what stands for each item.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        self.init(
            _RegionMap(
                region: coordinateRegion, modes: interactionModes, showsUserLocation: showsUserLocation,
                tracking: userTrackingMode, items: annotationItems.map { annotationContent($0)._item }))
    }
}
