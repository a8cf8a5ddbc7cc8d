import SwiftUI

/// A view of the app's own at a place.
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
    private let title: Text?
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content

    init(title: Text?, coordinate: CLLocationCoordinate2D, anchor: UnitPoint, content: Content) {
        self.title = title
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content
    }

    public func _items() -> [MapItem] {
        var item = MapItem(.view(AnyView(content), coordinate, anchor))
        item.title = title
        return [item]
    }
}

extension Annotation where Label == Text {
    /// - Parameter anchor: the point of the view that lies at the place.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(title: Text(titleKey), coordinate: coordinate, anchor: anchor, content: content()) }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(title: Text(title), coordinate: coordinate, anchor: anchor, content: content()) }
}

/// A point where the user is, as long as that is known.
public struct UserAnnotation: _PrimitiveMapContent {
    public init() {}

    public func _items() -> [MapItem] { [MapItem(.user)] }
}
