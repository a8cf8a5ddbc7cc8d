import Foundation
import Geometry

/// The page on which those tabs are chosen that the bar has no room for.
nonisolated struct MoreTabsList: View {
    let tabs: [TabBar.Tab]
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        NavigationStack {
            List {
                ForEach(tabs.indices, id: \.self) { index in
                    LinkControl(label: MoreTabLabel(tab: tabs[index]), isActive: false, action: tabs[index].action)
                }
            }
            .listStyle(.plain)
            .navigationTitle(Text(verbatim: SystemString.more.localized(in: locale)))
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

/// A tab's icon, title and badge, one after the other.
struct MoreTabLabel: View {
    let tab: TabBar.Tab
    var showsBadge = true
    /// As wide as that of a table's row with a picture (from memory).
    private static let iconWidth: CGFloat = 30

    var body: some View {
        HStack(spacing: 15) {
            Group(subviews: tab.label.labelStyle(MoreTabLabelStyle(iconWidth: Self.iconWidth))) { parts in
                if parts.count > 1, let icon = parts.first {
                    icon.overlay { Rectangle().fill(.tint).blendMode(.sourceAtop) }.compositingGroup()
                        .frame(width: Self.iconWidth)
                    parts.dropFirst()
                } else {
                    parts
                }
            }
            Spacer(minLength: 0)
            if showsBadge, let badge = tab.badge { TabBadge(text: badge) }
        }
        .lineLimit(1)
        .modifier(TabTitleElement())
    }
}

private struct MoreTabLabelStyle: LabelStyle {
    let iconWidth: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 15) {
            configuration.icon.frame(width: iconWidth).foregroundStyle(.tint)
            configuration.title
        }
    }
}
