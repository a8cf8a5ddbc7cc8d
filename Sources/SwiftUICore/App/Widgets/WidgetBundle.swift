/// The widgets of an extension that has several.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    @WidgetBundleBuilder var body: Self.Body { get }

    init()
}

extension WidgetBundle {
    /// Starts the extension: shows its widgets until the program ends.
    public static func main() {
        WidgetProgram.run { Body._collectWidgets(Self().body, into: &$0) }
    }
}

/// Builds the widgets of a bundle from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> _TupleWidget { _TupleWidget() }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _TupleWidget {
        var tuple = _TupleWidget()
        repeat tuple.append(each content)
        return tuple
    }

    /// What is there under a condition of availability; widgets have no other conditions.
    public static func buildOptional(_ content: _TupleWidget?) -> _TupleWidget { content ?? _TupleWidget() }

    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _TupleWidget {
        var tuple = _TupleWidget()
        tuple.append(content)
        return tuple
    }
}

/// Several widgets, or none.
public struct _TupleWidget: Widget {
    private var collectors: [@MainActor (inout _WidgetList) -> Void] = []

    public init() {}

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _collectWidgets(_ widget: Self, into list: inout _WidgetList) {
        for collect in widget.collectors { collect(&list) }
    }

    fileprivate mutating func append<Content: Widget>(_ content: Content) {
        // The value is built and collected on the main actor.
        nonisolated(unsafe) let content = content
        collectors.append { Content._collectWidgets(content, into: &$0) }
    }
}
