/// What a widget shows and when: a configuration of WidgetKit's, with the modifiers around it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    var body: Self.Body { get }

    /// Adds the widgets that the configuration stands for.
    static func _collectWidgets(_ configuration: Self, into list: inout _WidgetList)
}

extension WidgetConfiguration {
    public static func _collectWidgets(_ configuration: Self, into list: inout _WidgetList) {
        Body._collectWidgets(configuration.body, into: &list)
    }
}

extension Never: WidgetConfiguration {
    public static func _collectWidgets(_ configuration: Never, into list: inout _WidgetList) {}
}

/// A configuration that the engine knows.
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// The configuration of a widget that is not there.
public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
    public nonisolated init() {}

    public static func _collectWidgets(_ configuration: Self, into list: inout _WidgetList) {}
}

/// The widgets that an extension describes.
public struct _WidgetList {
    package var widgets: [any DescribedWidget] = []

    package init() {}
}

/// A widget as the framework that shows it knows it.
package protocol DescribedWidget {
    /// The page that shows widgets of this type.
    @MainActor static func page(of widgets: [Self]) -> AnyView
}
