/// How controls look where nothing in the views says otherwise; what UIKit's appearance proxies set.
package struct ControlAppearance: Hashable, Sendable {
    /// Behind the text of editors; nil is the system's.
    package var editorGround: Color?
    /// nil is the tint of what is around.
    package var editorTint: Color?
    package var field = FieldAppearance()
    /// The track of a switch that is on; nil is the tint of what is around.
    package var switchTint: Color?
    package var switchKnob: Color?
    /// The track of a slider before its knob; nil is the tint of what is around.
    package var sliderTint: Color?
    package var sliderTrack: Color?
    package var sliderKnob: Color?

    package init() {}
}

/// How text fields look where nothing in the views says otherwise.
package struct FieldAppearance: Hashable, Sendable {
    package var ground: Color?
    /// nil is the tint of what is around.
    package var tint: Color?
    package var textColor: Color?
    /// A button that empties the field while text is typed.
    package var hasClearButton = false

    package init() {}
}

extension EnvironmentValues {
    package var controlAppearance: ControlAppearance {
        get { self[ControlAppearanceKey.self] }
        set { self[ControlAppearanceKey.self] = newValue }
    }
}

package struct ControlAppearanceKey: EnvironmentKey {
    package static var defaultValue: ControlAppearance { ControlAppearance() }
}
