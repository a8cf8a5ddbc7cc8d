import RuntimeWarnings
import SwiftUI

/// What a map is made of. There are outlines alone: pictures from above are reported, and outlines are shown.
public struct MapStyle: Hashable, Sendable {
    let isPicture: Bool

    public static let standard = MapStyle(isPicture: false)
    public static let imagery = MapStyle(isPicture: true)
    public static let hybrid = MapStyle(isPicture: true)

    /// How the land's height is shown.
    @nonexhaustive public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
    /// How much stands out.
    @nonexhaustive public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, showsTraffic: Bool = false
    ) -> MapStyle { .standard }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .hybrid }
}

extension View {
    /// What the maps in the view are made of.
    public func mapStyle(_ mapStyle: MapStyle) -> some View {
        if mapStyle.isPicture {
            RuntimeWarning.report(
                "There are no pictures of the earth from above: maps show outlines.", once: "mapStyle")
        }
        return self
    }
}
