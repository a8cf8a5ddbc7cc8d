import Foundation
import Geometry

/// Columns side by side, each with a navigation bar; what is chosen in one is shown in the next.
nonisolated struct SplitColumns<Primary: View, Detail: View>: View {
    let primary: Primary
    let detail: Detail
    var showsPrimary = true
    @State private var controllers = ColumnControllers(count: 2)

    init(primary: Primary, detail: Detail, showsPrimary: Bool = true) {
        self.primary = primary
        self.detail = detail
        self.showsPrimary = showsPrimary
    }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if showsPrimary {
                NavigationStack(controller: controllers.all[0], root: primary.environment(\.isInSidebar, true))
                    .modifier(ColumnWidthModifier())
                Divider().ignoresSafeArea()
            }
            NavigationStack(controller: controllers.all[1], root: detail).environment(\.searchField, nil)
        }
    }
}

/// Three columns.
nonisolated struct TripleColumns<Primary: View, Middle: View, Detail: View>: View {
    let primary: Primary
    let middle: Middle
    let detail: Detail
    let visibility: NavigationSplitViewVisibility
    @State private var controllers = ColumnControllers(count: 3)

    init(primary: Primary, middle: Middle, detail: Detail, visibility: NavigationSplitViewVisibility) {
        self.primary = primary
        self.middle = middle
        self.detail = detail
        self.visibility = visibility
    }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if visibility == .all {
                NavigationStack(controller: controllers.all[0], root: primary.environment(\.isInSidebar, true))
                    .modifier(ColumnWidthModifier())
                Divider().ignoresSafeArea()
            }
            if visibility != .detailOnly {
                NavigationStack(controller: controllers.all[1], root: middle).modifier(ColumnWidthModifier())
                    .environment(\.searchField, nil)
                Divider().ignoresSafeArea()
            }
            NavigationStack(controller: controllers.all[2], root: detail).environment(\.searchField, nil)
        }
    }
}

/// The stacks of columns, each of which shows what is chosen in the one before.
final class ColumnControllers: Sendable {
    let all: [NavigationController]

    nonisolated init(count: Int) {
        let all = (0..<count).map { _ in NavigationController() }
        self.all = all
        MainActor.assumeIsolated { for index in 1..<count { all[index - 1].detail = all[index] } }
    }
}

/// Gives a column the width that its content asks for, or the platform's.
struct ColumnWidthModifier: ViewModifier {
    @State private var width: CGFloat?
    @Environment(\.profile.bars) private var metrics

    nonisolated init() {}

    func body(content: Content) -> some View {
        content
            .frame(width: width ?? metrics.sidebarWidth)
            .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
    }
}

struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the width of the column that the view is in, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }

    /// Sets the width of the column that the view is in, in points. Columns keep their ideal width.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ideal)
    }
}

extension EnvironmentValues {
    /// The view is in the first of several columns side by side.
    package var isInSidebar: Bool {
        get { self[IsInSidebarKey.self] }
        set { self[IsInSidebarKey.self] = newValue }
    }
}

struct IsInSidebarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
