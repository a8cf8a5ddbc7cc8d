/// A widget that is shown.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    public let kind: String
    public let family: WidgetFamily

    public var id: WidgetInfo { self }
}

extension WidgetInfo: CustomDebugStringConvertible {
    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
