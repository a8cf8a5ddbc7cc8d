import SwiftUI

/// How the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// In its own colours, as on a page of apps.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours, as on the face of a watch.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// By brightness alone, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// How the widget that the view is in is drawn: vibrant on the lock screen, in full colour elsewhere.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }
}

private enum WidgetRenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
}
