/// One of the views that other views are made of, to be shown by a container.
public nonisolated struct Subview: View, Identifiable {
    /// Tells the view from the others, for as long as it is there.
    public struct ID: Hashable, Sendable {
        fileprivate let element: ObjectIdentifier
    }

    let element: ElementView

    public var id: ID { ID(element: element.id) }

    /// What the view hands to containers.
    @MainActor public var containerValues: ContainerValues { element.containerValues }

    @MainActor public var body: some View { element }
}

/// The views that other views are made of, in order.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
    let elements: [ElementView]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Subview { Subview(element: elements[index]) }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: Slice(base: self, bounds: bounds))
    }

    @MainActor public var body: some View { ForEach(elements) { $0 } }
}

/// Some of the views that other views are made of.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let base: Slice<SubviewsCollection>

    public var startIndex: Int { base.startIndex }
    public var endIndex: Int { base.endIndex }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base[bounds]) }

    @MainActor public var body: some View { ForEach(base.map(\.element)) { $0 } }
}

/// A section of the views that other views are made of. Views outside of sections are one without a header.
public nonisolated struct SectionConfiguration: Identifiable {
    /// Tells the section from the others, for as long as it is there.
    public struct ID: Hashable, Sendable {
        let section: ObjectIdentifier
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// What the first view of the section hands to containers.
    @MainActor public var containerValues: ContainerValues {
        (content.elements + header.elements + footer.elements).first?.containerValues ?? ContainerValues()
    }
}

/// The sections that views are made of, in order.
public nonisolated struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
