/// Shows a view and the views that links in it lead to. The older form of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Columns stay columns in a narrow window, which shows one at a time: what was pushed outlives another width.
    @MainActor
    public var body: some View {
        if style.showsColumns {
            SplitView(columns: columns)
        } else {
            NavigationStack { FirstOfContent(content: content) }
        }
    }

    /// A column for each of the two or three views that were given; the last is the detail.
    @MainActor private var columns: [AnyView] {
        let several = (content as? any SeveralViews)?.views ?? []
        if several.count > 1 { return Array(several.prefix(3)) }
        return [AnyView(FirstOfContent(content: content)), AnyView(EmptyView())]
    }
}

/// Views that a builder was given one after the other.
@MainActor
protocol SeveralViews {
    var views: [AnyView] { get }
    /// The types of these.
    var types: [any View.Type] { get }
    /// Whether they are nothing but texts, and more than one.
    var areTexts: Bool { get }
}

extension TupleView: SeveralViews {
    @MainActor var areTexts: Bool {
        let elements = TupleElement.all(of: T.self)
        return elements.count > 1 && elements.allSatisfy { $0.type == Text.self }
    }

    @MainActor var types: [any View.Type] { TupleElement.all(of: T.self).map(\.type) }

    @MainActor var views: [AnyView] {
        let elements = TupleElement.all(of: T.self)
        return withUnsafePointer(to: value) { tuple in elements.map { $0.view(in: tuple) } }
    }
}

extension Group: SeveralViews {
    @MainActor var areTexts: Bool { (content as? any SeveralViews)?.areTexts ?? false }
    @MainActor var views: [AnyView] { (content as? any SeveralViews)?.views ?? [] }
    @MainActor var types: [any View.Type] { (content as? any SeveralViews)?.types ?? [] }
}

/// The first of the views that content may stand for.
package nonisolated struct FirstOfContent<Content: View>: View {
    let content: Content
}

extension FirstOfContent: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> FirstOfContentNode {
        let node = FirstOfContentNode(inputs)
        node.make(content)
        return node
    }

    @MainActor
    package func updateNode(_ node: FirstOfContentNode) { Content.updateNode(node.child, to: content) }
}

package final class FirstOfContentNode: StructuralWrapperNode {
    override package func appendElements(to elements: inout [LayoutNode]) { elements += child.elements().prefix(1) }
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
