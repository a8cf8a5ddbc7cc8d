import SwiftUI
import SwiftUICore

/// A widget with all that its configuration says of it.
struct WidgetDescription: DescribedWidget {
    let kind: String
    let source: WidgetSource
    var displayName: Text?
    var summary: Text?
    /// Those that a phone has, unless the configuration names some.
    var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    var hasContentMargins = true

    init(kind: String, source: WidgetSource) {
        self.kind = kind
        self.source = source
    }

    static func page(of widgets: [WidgetDescription]) -> AnyView { AnyView(WidgetGallery(widgets: widgets)) }

    /// The widgets that a configuration describes.
    @MainActor
    static func all<Configuration: WidgetConfiguration>(in configuration: Configuration) -> [WidgetDescription] {
        var list = _WidgetList()
        Configuration._collectWidgets(configuration, into: &list)
        return list.widgets.compactMap { $0 as? WidgetDescription }
    }
}
