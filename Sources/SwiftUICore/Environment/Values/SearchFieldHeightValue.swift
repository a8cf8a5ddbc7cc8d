import Foundation
import Geometry

extension EnvironmentValues {
    /// The height of a search field: its text has the room above and below it at each size that it has at the usual one.
    package var searchFieldHeight: CGFloat {
        let usual = profile.bars.searchFieldHeight
        guard dynamicTypeSize > .large else { return usual }
        let line = profile.textStyle(.body, size: dynamicTypeSize.index).lineHeight
        return usual + max(0, line - profile.textStyle(.body).lineHeight)
    }

    /// The height of the part of a bar that holds a search field.
    package var searchBandHeight: CGFloat {
        profile.bars.searchBandHeight + searchFieldHeight - profile.bars.searchFieldHeight
    }
}
