/// How segmented pickers look; what UIKit's appearance proxy sets.
package struct SegmentedAppearance: Hashable, Sendable {
    /// Behind the selected segment; nil is the profile's.
    package var selectedTint: Color?
    /// Behind all segments; nil is the profile's.
    package var ground: Color?
    package var titleColor: Color?
    package var selectedTitleColor: Color?
    /// nil is the profile's.
    package var titleFont: Font?

    package init() {}
}

extension EnvironmentValues {
    package var segmentedAppearance: SegmentedAppearance {
        get { self[SegmentedAppearanceKey.self] }
        set { self[SegmentedAppearanceKey.self] = newValue }
    }
}

package struct SegmentedAppearanceKey: EnvironmentKey {
    package static var defaultValue: SegmentedAppearance { SegmentedAppearance() }
}
