import SwiftUI

/// Puts the content of a map together.
@resultBuilder
@MainActor
public enum MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> some MapContent {
        var items: [MapItem] = []
        repeat items += (each content)._items()
        return CollectedMapContent(items: items)
    }

    public static func buildIf<Content: MapContent>(_ content: Content?) -> some MapContent {
        CollectedMapContent(items: content?._items() ?? [])
    }

    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> MapContentChoice<First, Second> { .first(first) }

    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> MapContentChoice<First, Second> { .second(second) }

    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent {
        CollectedMapContent(items: content._items())
    }
}

/// Nothing on the map.
public struct EmptyMapContent: _PrimitiveMapContent {
    public init() {}
    public func _items() -> [MapItem] { [] }
}

/// One of two.
public enum MapContentChoice<First: MapContent, Second: MapContent>: _PrimitiveMapContent {
    case first(First)
    case second(Second)

    public func _items() -> [MapItem] {
        switch self {
        case .first(let content): content._items()
        case .second(let content): content._items()
        }
    }
}

struct CollectedMapContent: _PrimitiveMapContent {
    let items: [MapItem]
    func _items() -> [MapItem] { items }
}
