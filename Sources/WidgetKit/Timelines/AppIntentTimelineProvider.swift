import AppIntents

/// Makes the entries of a widget that the user can set to something.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// What the widget is set to.
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// Makes at once what stands for the widget while its data is not there: it is drawn as grey shapes.
    func placeholder(in context: Context) -> Entry

    /// Makes an entry for the present, such as that of the widget gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// Makes the entries for the present and what comes.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    /// What the widget may be set to where it can't be set by its parameters, as on watches.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Something that a widget may be set to, with words for it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    let intent: Intent
    let description: String

    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.intent = intent
        self.description = String(description)
    }
}
