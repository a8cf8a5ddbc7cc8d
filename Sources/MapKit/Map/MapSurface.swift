import SwiftUI

/// A map with what lies on it, which the user moves.
struct MapSurface: View {
    @Binding var position: MapCameraPosition
    let items: [MapItem]
    var modes = MapInteractionModes.all
    var select: ((AnyHashable?) -> Void)?
    /// Is told what the map shows.
    var onChange: ((MKCoordinateRegion) -> Void)?

    @StateObject private var user = UserPlace()
    @State private var start: MapProjection?
    @Environment(\.mapChanges) private var changes
    @Environment(\.mapReading) private var reading
    @Environment(\.mapControl) private var control

    var body: some View {
        GeometryReader { geometry in
            let projection = projection(geometry.size)
            let _ = reading?.projection = projection
            ZStack(alignment: .topLeading) {
                MapBackdrop(projection: projection, taken: items.flatMap(markedPlaces))
                    .onTapGesture(count: 2) { if modes.contains(.zoom) { move(to: projection.zoomed(by: 2)) } }
                    .simultaneousGesture(TapGesture().onEnded { select?(nil) }, including: select == nil ? .none : .all)
                MapShapes(items: items, projection: projection).allowsHitTesting(false)
                ForEach(items.indices, id: \.self) { index in marker(items[index], projection) }
            }
            .clipped()
            .contentShape(Rectangle())
            .gesture(pan(projection).simultaneously(with: zoom(projection)))
            .onAppear {
                control?.showUser = showUser
                tell(projection, isEnd: true)
            }
            .onChange(of: projection) { _, new in tell(new, isEnd: start == nil) }
        }
        .onAppear { if needsUser { user.start() } }
        .accessibilityElement(children: .contain)
    }

    private var needsUser: Bool {
        position.followsUserLocation || items.contains { if case .user = $0.shape { true } else { false } }
    }

    private func markedPlaces(_ item: MapItem) -> [CLLocationCoordinate2D] {
        if case .view(_, let place, _) = item.shape { [place] } else { [] }
    }

    private func projection(_ size: CGSize) -> MapProjection {
        let region = MapCameraPosition.region(
            of: position.kind, content: items.flatMap(\.places), user: user.place)
        return MapProjection(region: region, size: size)
    }

    @ViewBuilder private func marker(_ item: MapItem, _ projection: MapProjection) -> some View {
        switch item.shape {
        case .view(let view, let place, let anchor):
            MapMarkerPlace(item: item, view: view, anchor: anchor, point: projection.point(of: place), select: select)
        case .user:
            if let place = user.place {
                Circle().fill(.blue).overlay { Circle().strokeBorder(.white, lineWidth: 3) }
                    .frame(width: 20, height: 20).shadow(radius: 2).position(projection.point(of: place))
            }
        case .line, .area, .circle: EmptyView()
        }
    }

    // MARK: Moving

    private func pan(_ projection: MapProjection) -> some Gesture {
        DragGesture(minimumDistance: modes.contains(.pan) ? 10 : .infinity)
            .onChanged { value in
                let first = start ?? projection
                start = first
                move(to: first.moved(by: value.translation))
            }
            .onEnded { _ in end(projection) }
    }

    private func zoom(_ projection: MapProjection) -> some Gesture {
        MagnifyGesture(minimumScaleDelta: modes.contains(.zoom) ? 0.01 : .infinity)
            .onChanged { value in
                let first = start ?? projection
                start = first
                move(to: first.zoomed(by: value.magnification))
            }
            .onEnded { _ in end(projection) }
    }

    private func end(_ projection: MapProjection) {
        start = nil
        tell(projection, isEnd: true)
    }

    private func move(to projection: MapProjection) {
        position = MapCameraPosition(kind: .region(projection.region), positionedByUser: true)
    }

    private func showUser() {
        user.start()
        position = .userLocation(fallback: position)
    }

    private func tell(_ projection: MapProjection, isEnd: Bool) {
        control?.projection = projection
        onChange?(projection.region)
        changes.tell(projection.region, isEnd: isEnd)
    }
}
