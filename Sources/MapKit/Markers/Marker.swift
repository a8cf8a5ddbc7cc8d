import SwiftUI

/// A balloon that points at a place.
public struct Marker<Label: View>: _PrimitiveMapContent {
    private let label: Text?
    private let glyph: MarkerGlyph
    private let coordinate: CLLocationCoordinate2D

    init(_ label: Text?, _ glyph: MarkerGlyph, _ coordinate: CLLocationCoordinate2D) {
        self.label = label
        self.glyph = glyph
        self.coordinate = coordinate
    }

    public func _items() -> [MapItem] {
        var item = MapItem(.view(AnyView(MarkerBalloon(glyph: glyph)), coordinate, .bottom))
        item.title = label
        return [item]
    }
}

/// What stands in a balloon.
enum MarkerGlyph: Hashable {
    case pin
    case symbol(String)
    case image(String)
    case text(String)
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), .pin, coordinate)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), .pin, coordinate)
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), .symbol(systemImage), coordinate)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), .symbol(systemImage), coordinate)
    }

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), .image(image), coordinate)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), .image(image), coordinate)
    }
}

extension Marker where Label == Text {
    /// - Parameter monogram: up to three letters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), .pin, coordinate)
    }
}
