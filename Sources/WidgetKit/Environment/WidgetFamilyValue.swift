import SwiftUI

extension EnvironmentValues {
    /// The family of the widget that the view is in; `systemMedium` outside of widgets.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
}

private enum WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
}
