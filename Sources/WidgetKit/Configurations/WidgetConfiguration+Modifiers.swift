import SwiftUI
import SwiftUICore

extension WidgetConfiguration {
    /// Sets what the widget is called where it is chosen; the extension's name otherwise.
    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changing { $0.displayName = displayName }
    }

    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    @MainActor @preconcurrency @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets what is said of the widget where it is chosen.
    @MainActor @preconcurrency
    public func description(_ description: Text) -> some WidgetConfiguration {
        changing { $0.summary = description }
    }

    @MainActor @preconcurrency
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    @MainActor @preconcurrency @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the families that the widget has. Those that phones do not have are not shown.
    @MainActor @preconcurrency
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changing { $0.families = families }
    }

    /// Lets the content reach to the widget's edges; it has margins otherwise.
    @MainActor @preconcurrency
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changing { $0.hasContentMargins = false }
    }

    /// Says whether the widget is shown without its background where others are, which no place here asks for.
    @MainActor @preconcurrency
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }

    private func changing(
        _ change: @escaping @MainActor (inout WidgetDescription) -> Void
    ) -> ModifiedWidgetConfiguration<Self> {
        ModifiedWidgetConfiguration(content: self, change: change)
    }
}

/// Changes what is said of the widgets of another configuration.
private struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration,
    PrimitiveWidgetConfiguration
{
    let content: Content
    let change: @MainActor (inout WidgetDescription) -> Void

    static func _collectWidgets(_ configuration: Self, into list: inout _WidgetList) {
        for var description in WidgetDescription.all(in: configuration.content) {
            configuration.change(&description)
            list.widgets.append(description)
        }
    }
}
