import Foundation

/// A view for each element of a collection; each has the identity of its element.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let identity: (Data.Element) -> ID
    /// The elements are the same for as long as the view is there.
    package var isConstant = false

    package nonisolated init(
        data: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.identity = identity
        self.content = content
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identity: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// Views for the elements of a binding's collection, each with a binding to its element.
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identity: { $0[keyPath: id] }, content: content)
    }

    /// Views for the elements of a binding's collection, each with a binding to its element.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = data.wrappedValue
        let elements = collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }
        self.init(data: elements, identity: { $0.1 }) { content(data.element(at: $0.0, in: collection)) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identity: { $0 }, content: content)
        isConstant = true
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        if Data.self is any ContentOfView.Type { return AnyView._makeNode(view.ofOtherView, inputs) }
        return _ViewOutputs(node: view.makeNode(inputs))
    }

    @MainActor
    public static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        if Data.self is any ContentOfView.Type { return AnyView._updateNode(outputs, to: view.ofOtherView) }
        view.updateNode(unsafeDowncast(outputs.node, to: ForEachNode<Data, ID, Content>.self))
    }

    /// Where the elements are views that another view is made of.
    @MainActor private var ofOtherView: AnyView {
        (data as? any ContentOfView)?.view(Content.self, make: content) ?? AnyView(EmptyView())
    }
}

extension ForEach: PrimitiveView where Content: View {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ForEachNode<Data, ID, Content> { ForEachNode(self, inputs) }
    @MainActor
    package func updateNode(_ node: ForEachNode<Data, ID, Content>) { node.update(to: self) }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    @MainActor public var data: Content.Data { content.data }
}

/// Views made of a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}
