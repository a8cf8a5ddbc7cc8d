/// The rows of a container's content, and the sections that they belong to.
///
/// Made without making rows: a lazy `ForEach` counts as one run of them.
package struct SectionedRows {
    /// Rows one after the other: `count` rows of a node, from the one at `start`.
    package struct Run {
        package let node: ViewNode
        package let start: Int
        package let count: Int
    }

    package struct Section {
        /// nil for rows that are in no section.
        package let node: SectionNode?
        package fileprivate(set) var header: [Run] = []
        package fileprivate(set) var rows: [Run] = []
        package fileprivate(set) var footer: [Run] = []
    }

    package private(set) var sections: [Section] = []
    private var part: WritableKeyPath<Section, [Run]>?
    /// Wraps each element of what is inside it: the rows are its wrappers.
    private var wrapper: ViewNode?
    private var wrapperCount = 0

    @MainActor
    package init(of content: ViewNode) { content.appendRows(to: &self) }

    package mutating func add(_ node: ViewNode, count: Int = 1) {
        guard count > 0 else { return }
        let run = Run(node: wrapper ?? node, start: wrapper == nil ? 0 : wrapperCount, count: count)
        wrapperCount += count
        if part == nil, sections.last?.node != nil || sections.isEmpty { sections.append(Section(node: nil)) }
        sections[sections.count - 1][keyPath: part ?? \.rows].append(run)
    }

    /// Adds a section's parts; a section inside another is part of that one.
    @MainActor
    package mutating func add(_ section: SectionNode) {
        guard part == nil else { return section.forEachChild { $0.appendRows(to: &self) } }
        sections.append(Section(node: section))
        part = \.header
        section.header.appendRows(to: &self)
        part = \.rows
        section.content.appendRows(to: &self)
        part = \.footer
        section.footer.appendRows(to: &self)
        part = nil
    }

    @MainActor
    package mutating func addElements(of content: ViewNode, wrappedBy node: ViewNode) {
        guard wrapper == nil else { return content.appendRows(to: &self) }
        (wrapper, wrapperCount) = (node, 0)
        content.appendRows(to: &self)
        wrapper = nil
    }
}
