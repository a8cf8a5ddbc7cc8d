import SwiftUI

/// A map of the world: its land, its borders and its cities, by their outlines.
///
/// Nothing is asked of the network, and there are no streets: apps show where things lie.
public struct Map<Content: View>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    public var body: some View { content }
}

/// A map with content that a builder makes.
public struct MapContentView<SelectedValue: Hashable, MapBody: MapContent>: View {
    enum Source {
        case initial(MapCameraPosition)
        case position(Binding<MapCameraPosition>)
    }

    let source: Source
    let modes: MapInteractionModes
    let selection: Binding<SelectedValue?>?
    let content: MapBody
    @State private var moved: MapCameraPosition?

    public var body: some View {
        MapSurface(
            position: position, items: content._items(), modes: modes,
            select: selection.map { selection in { selection.wrappedValue = $0?.base as? SelectedValue } })
    }

    private var position: Binding<MapCameraPosition> {
        switch source {
        case .position(let binding): binding
        case .initial(let first): Binding(get: { moved ?? first }, set: { moved = $0 })
        }
    }
}

extension Map {
    /// - Parameters:
    ///   - initialPosition: what is shown at first.
    ///   - interactionModes: what the user can do.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapContentView(
                source: .initial(initialPosition), modes: interactionModes, selection: nil, content: content()))
    }

    /// - Parameter position: what is shown; it follows the user.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapContentView(source: .position(position), modes: interactionModes, selection: nil, content: content()))
    }

    /// - Parameter selection: the tag of the content that the user has touched.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapContentView(
                source: .initial(initialPosition), modes: interactionModes, selection: selection, content: content()))
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapContentView(
                source: .position(position), modes: interactionModes, selection: selection, content: content()))
    }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
    public init(
        initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(
            initialPosition: initialPosition, interactionModes: interactionModes, scope: scope,
            content: { EmptyMapContent() })
    }

    public init(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(
            position: position, interactionModes: interactionModes, scope: scope, content: { EmptyMapContent() })
    }
}
