import SwiftUI

extension View {
    /// Sets the address that a tap on the widget opens in its app, where no link is; the view says so for the whole widget.
    public nonisolated func widgetURL(_ url: URL?) -> some View {
        preference(key: WidgetURLKey.self, value: url)
    }
}

/// The address of the first of the views that has one.
enum WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }

    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}
