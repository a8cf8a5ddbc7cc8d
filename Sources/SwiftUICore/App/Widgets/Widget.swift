/// A widget: what it shows and at what times.
///
/// A widget alone in its extension is marked with `@main`; several stand in a `WidgetBundle`.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    /// What the widget shows, with the modifiers that describe it.
    var body: Self.Body { get }

    init()

    /// Adds the widgets that the value stands for.
    static func _collectWidgets(_ widget: Self, into list: inout _WidgetList)
}

extension Widget {
    public static func _collectWidgets(_ widget: Self, into list: inout _WidgetList) {
        Body._collectWidgets(widget.body, into: &list)
    }

    /// Starts the extension: shows its only widget until the program ends.
    public static func main() {
        WidgetProgram.run { Self._collectWidgets(Self(), into: &$0) }
    }
}
