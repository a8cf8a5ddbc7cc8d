import SwiftUI

extension EnvironmentValues {
    /// Whether the widget that the view is in shows its background; those on the lock screen don't.
    public internal(set) var showsWidgetContainerBackground: Bool {
        get { self[ShowsWidgetContainerBackgroundKey.self] }
        set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
    }

    /// The margins that the widget has around its content, in points, whether or not they are disabled.
    public internal(set) var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }
}

private enum ShowsWidgetContainerBackgroundKey: EnvironmentKey {
    static let defaultValue = true
}

private enum WidgetContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}
