extension Group where Content: View {
    /// Makes a view of the views that another is made of.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        nonisolated(unsafe) let transform = transform
        content = GroupElementsOfContent(base: view) { transform(SubviewsCollection(elements: $0)) }
    }

    /// Makes a view of the sections of another.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        nonisolated(unsafe) let transform = transform
        content = GroupElementsOfContent(base: view) { transform(SectionCollection(of: $0)) }
    }
}

/// What is made of the views of another.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View {
    let base: Base
    let transform: @MainActor ([ElementView]) -> Result

    init(base: Base, transform: @escaping @MainActor ([ElementView]) -> Result) {
        self.base = base
        self.transform = transform
    }

    @MainActor public var body: some View { ElementsReader(base, layout: transform) }
}

extension SectionCollection {
    @MainActor
    init(of elements: [ElementView]) {
        var sections: [SectionConfiguration] = []
        var index = 0
        while index < elements.count {
            let section = elements[index].section
            let start = index
            while index < elements.count, elements[index].section === section { index += 1 }
            let part = Array(elements[start..<index])
            let id = section.map { ObjectIdentifier($0) } ?? part[0].id
            sections.append(SectionConfiguration(id: .init(section: id), of: part))
        }
        self.init(sections: sections)
    }
}

extension SectionConfiguration {
    @MainActor
    fileprivate init(id: ID, of elements: [ElementView]) {
        let headers = elements.filter(\.isSectionHeader)
        let footers = elements.filter(\.isSectionFooter)
        let rest = elements.filter { !$0.isSectionHeader && !$0.isSectionFooter }
        self.init(
            id: id, header: SubviewsCollection(elements: headers), content: SubviewsCollection(elements: rest),
            footer: SubviewsCollection(elements: footers))
    }
}
