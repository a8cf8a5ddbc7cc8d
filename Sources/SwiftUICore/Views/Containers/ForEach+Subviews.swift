extension ForEach where Content: View {
    /// A view for each of the views that another is made of.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), identity: { $0.id }, content: content)
    }

    /// A view for each of the sections of another view.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(base: AnyView(view)), identity: { $0.id }, content: content)
    }
}

/// A collection that is known once the view that it is made of is in the tree.
@MainActor
package protocol ContentOfView {
    /// The view for the collection's elements.
    /// - Parameter make: a function from an element to a view.
    func view<Content: View>(_ type: Content.Type, make: Any) -> AnyView
}

/// The views that another view is made of.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let base: AnyView
    private let subviews = SubviewsCollection(elements: [])

    init(base: AnyView) { self.base = base }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEachSubviewCollection: ContentOfView {
    @MainActor
    package func view<Result: View>(_ type: Result.Type, make: Any) -> AnyView {
        guard let make = make as? (Subview) -> Result else { return AnyView(EmptyView()) }
        return AnyView(
            ElementsReader(base) { elements in ForEach(SubviewsCollection(elements: elements)) { make($0) } })
    }
}

/// The sections of a view.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let base: AnyView
    private let sections = SectionCollection(sections: [])

    init(base: AnyView) { self.base = base }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: ContentOfView {
    @MainActor
    package func view<Result: View>(_ type: Result.Type, make: Any) -> AnyView {
        guard let make = make as? (SectionConfiguration) -> Result else { return AnyView(EmptyView()) }
        return AnyView(ElementsReader(base) { elements in ForEach(SectionCollection(of: elements)) { make($0) } })
    }
}
