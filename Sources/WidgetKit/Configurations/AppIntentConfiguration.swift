import AppIntents
import SwiftUI
import SwiftUICore

/// The configuration of a widget that the user can set to something.
///
/// Nobody can set it here: the intent has the defaults of its parameters.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration,
    PrimitiveWidgetConfiguration
{
    private let description: WidgetDescription

    /// - Parameters:
    ///   - kind: what `WidgetCenter` knows the widget by.
    ///   - intent: what the widget is set to.
    ///   - provider: makes the entries.
    ///   - content: makes the view of an entry.
    @MainActor @preconcurrency
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        description = WidgetDescription(
            kind: kind, source: WidgetSource(provider, intent: { Intent() }, content: content))
    }

    public static func _collectWidgets(_ configuration: Self, into list: inout _WidgetList) {
        list.widgets.append(configuration.description)
    }
}
