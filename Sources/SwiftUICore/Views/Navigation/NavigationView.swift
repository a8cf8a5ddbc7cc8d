/// Shows a view and the views that links in it lead to. The older form of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewStyle) private var style
    @Environment(\.horizontalSizeClass) private var sizeClass

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A view for the second column was given: the columns stay as they are when the window becomes narrow.
    private var hasDetail: Bool { Content.self is any SeveralViews.Type }

    @MainActor
    public var body: some View {
        if style.showsColumns && (sizeClass == .regular || hasDetail) {
            SplitView(columns: [
                AnyView(PartOfContent(content: content, isFirst: true)),
                AnyView(PartOfContent(content: content, isFirst: false)),
            ])
        } else {
            NavigationStack { PartOfContent(content: content, isFirst: true) }
        }
    }
}

/// Views that a builder was given one after the other.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}

/// Of several views, which a wide window shows as columns, the first or the second.
package nonisolated struct PartOfContent<Content: View>: View {
    let content: Content
    let isFirst: Bool
}

extension PartOfContent: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> PartOfContentNode {
        let node = PartOfContentNode(isFirst: isFirst, inputs)
        node.make(content)
        return node
    }

    @MainActor
    package func updateNode(_ node: PartOfContentNode) { Content.updateNode(node.child, to: content) }
}

package final class PartOfContentNode: StructuralWrapperNode {
    private let isFirst: Bool

    init(isFirst: Bool, _ inputs: _ViewInputs) {
        self.isFirst = isFirst
        super.init(inputs)
    }

    override package func appendElements(to elements: inout [LayoutNode]) {
        elements += child.elements().dropFirst(isFirst ? 0 : 1).prefix(1)
    }
}

/// How a navigation view shows its columns.
public protocol NavigationViewStyle: Sendable {
    /// Whether a wide window shows the columns beside one another.
    static var _showsColumns: Bool { get }
}

/// Columns where there is room, and a stack elsewhere.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    public static var _showsColumns: Bool { true }
}

/// A stack, of which one view is shown at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    public static var _showsColumns: Bool { false }
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    public static var _showsColumns: Bool { true }
}

/// Columns where there is room. The older form of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
    public static var _showsColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views in the view show their columns.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewStyle, NavigationViewArrangement(showsColumns: S._showsColumns))
    }
}

/// What a style of navigation views says.
struct NavigationViewArrangement: Hashable {
    var showsColumns = true
}

extension EnvironmentValues {
    var navigationViewStyle: NavigationViewArrangement {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

struct NavigationViewStyleKey: EnvironmentKey {
    static var defaultValue: NavigationViewArrangement { NavigationViewArrangement() }
}
