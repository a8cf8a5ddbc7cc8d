import Foundation
import Geometry

/// A tree of elements: those that have children can be opened.
///
/// In a list each visible element is a row.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The elements below an element that is open.
public nonisolated struct OutlineSubgroupChildren: View {
    let content: AnyView
    public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor
    public var body: some View {
        ForEach(data: data, identity: id) { element in
            OutlineElement(element: element, id: id, children: children, content: content)
        }
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// - Parameter children: the elements below an element; nil for one that can't be opened.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }

    /// - Parameter children: the elements below an element; nil for one that can't be opened.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren, Data.Element: Identifiable {
    /// - Parameters:
    ///   - root: the one element at the top.
    ///   - children: the elements below an element; nil for one that can't be opened.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
        self.init([root], children: children, content: content)
    }
}

/// One element and, while it is open, those below it.
private struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
    @State private var isExpanded = false

    var body: some View {
        if let inner = children(element) {
            OutlineRow(isExpanded: $isExpanded) { content(element) }
            if isExpanded {
                ForEach(data: inner, identity: id) { element in
                    OutlineElement(element: element, id: id, children: children, content: content)
                }
                .transformEnvironment(\.outlineLevel) { $0 += 1 }
            }
        } else {
            OutlineRow(isExpanded: nil) { content(element) }
        }
    }
}

/// A row of a tree, further in the deeper it lies, with a chevron where it can be opened.
package struct OutlineRow<Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let content: Content
    @Environment(\.outlineLevel) private var level
    @Environment(\.listRow) private var listRow
    @Environment(\.profile.lists.outlineIndent) private var indent

    package init(isExpanded: Binding<Bool>?, @ViewBuilder content: () -> Content) {
        self.isExpanded = isExpanded
        self.content = content()
    }

    package var body: some View {
        if let isExpanded {
            HStack {
                content
                Spacer()
                chevron(isExpanded)
            }
            .padding(.leading, CGFloat(level) * indent)
            .contentShape(Rectangle())
            .modifier(
                PressModifier(
                    isPressed: nil, value: Text(isExpanded.wrappedValue ? "Expanded" : "Collapsed"),
                    actsForRow: listRow != nil, yieldsToChoice: true, isExpanded: isExpanded.wrappedValue
                ) { isExpanded.wrappedValue.toggle() })
        } else {
            content.padding(.leading, CGFloat(level) * indent)
        }
    }

    /// Where the row can be chosen, the chevron alone opens it.
    private func chevron(_ isExpanded: Binding<Bool>) -> some View {
        DisclosureChevron(isExpanded: isExpanded.wrappedValue)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
            .frame(minWidth: 28, minHeight: 28, alignment: .trailing)
            .modifier(PressModifier(isPressed: nil, takesKeys: false) { isExpanded.wrappedValue.toggle() })
            .accessibilityHidden(true)
            .padding(.vertical, -14)
    }
}

extension EnvironmentValues {
    /// How deep in a tree the view is.
    package var outlineLevel: Int {
        get { self[OutlineLevelKey.self] }
        set { self[OutlineLevelKey.self] = newValue }
    }
}

package struct OutlineLevelKey: EnvironmentKey {
    package static var defaultValue: Int { 0 }
}
