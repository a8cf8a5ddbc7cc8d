import SwiftUI
import SwiftUICore

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never

    @MainActor public var body: Never { fatalError("This content of a map has no body.") }

    @MainActor public func _items() -> [MapItem] { data.flatMap { content($0)._items() } }
}

extension ForEach where Content: MapContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, identity: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identity: { $0.id }, content: content)
    }
}

extension Group: MapContent where Content: MapContent {
    public typealias Body = Never

    @MainActor public var body: Never { fatalError("This content of a map has no body.") }

    @MainActor public func _items() -> [MapItem] { content._items() }
}
