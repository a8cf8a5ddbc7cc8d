import SwiftUI
import SwiftUICore

/// The configuration of a widget in which there is nothing to choose.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, PrimitiveWidgetConfiguration {
    private let description: WidgetDescription

    /// - Parameters:
    ///   - kind: what `WidgetCenter` knows the widget by.
    ///   - provider: makes the entries.
    ///   - content: makes the view of an entry.
    @MainActor @preconcurrency
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        description = WidgetDescription(kind: kind, source: WidgetSource(provider, content: content))
    }

    public static func _collectWidgets(_ configuration: Self, into list: inout _WidgetList) {
        list.widgets.append(configuration.description)
    }
}
