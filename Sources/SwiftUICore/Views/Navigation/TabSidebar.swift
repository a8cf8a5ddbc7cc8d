import Foundation
import Geometry

/// The tabs as a list beside what is shown, in the place of the bar.
struct TabSidebar: View {
    /// Tabs in one section, or outside of any.
    struct Part: Identifiable {
        let id: Int
        let section: TabSectionMark?
        var tabs: [(index: Int, tab: TabBar.Tab)]
    }

    let parts: [Part]
    /// Shows the bar instead.
    let hide: @MainActor () -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        List(selection: selection) {
            ForEach(parts) { part in
                if let header = part.section?.header {
                    Section {
                        rows(of: part)
                    } header: {
                        header
                    }
                } else {
                    rows(of: part)
                }
            }
        }
        .listStyle(.sidebar)
        .environment(\.isInSidebar, true)
        .safeAreaInset(edge: .top, spacing: 0) { bar }
        .overlay(alignment: .trailing) {
            Color(SystemColor.separator).frame(width: pixel).ignoresSafeArea()
        }
    }

    private var bar: some View {
        SidebarToggle(isShown: true, action: hide)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .padding(.horizontal, 16)
    }

    @MainActor
    private func rows(of part: Part) -> some View {
        ForEach(part.tabs, id: \.index) { _, tab in
            MoreTabLabel(tab: tab, showsBadge: false).badge(tab.badge)
        }
    }

    private var all: [(index: Int, tab: TabBar.Tab)] { parts.flatMap(\.tabs) }

    private var selection: Binding<Int?> {
        let all = all
        return Binding(
            get: { all.first { $0.tab.isSelected }?.index },
            set: { index in MainActor.assumeIsolated { all.first { $0.index == index }?.tab.action() } })
    }
}
