import Foundation
import Geometry

/// The bar along the lower edge with a tab for each view.
struct TabBar: View {
    struct Tab {
        let label: AnyView
        let badge: Text?
        let isSelected: Bool
        let action: @MainActor () -> Void
    }

    let tabs: [Tab]
    let options: NavigationOptions
    /// Shows the sidebar in place of the bar; nil where there is none.
    var showSidebar: (@MainActor () -> Void)?
    @Environment(\.profile.bars) private var metrics
    @Environment(\.barAppearance) private var appearance

    var body: some View {
        HStack(spacing: 0) {
            if let showSidebar {
                SidebarToggle(isShown: false, action: showSidebar).padding(.horizontal, metrics.itemMargin)
            }
            ForEach(tabs.indices, id: \.self) { index in
                TabBarItem(tab: tabs[index], position: index + 1, count: tabs.count)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { background }
        .transformEnvironment(\.self) { [options] in
            if options.backgroundVisibilities[.tabBar] != .hidden { $0.takeScheme(options.colorSchemes[.tabBar]) }
        }
        .modifier(TabBarElement())
    }

    private var ground: AnyShapeStyle {
        appearance.tabBackground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.bar)
    }

    @ViewBuilder private var background: some View {
        if options.backgroundVisibilities[.tabBar] != .hidden {
            Rectangle().fill(options.backgrounds[.tabBar] ?? ground).ignoresSafeArea()
                .overlay(alignment: .top) { Divider() }
        }
    }
}

private struct TabBarItem: View {
    let tab: TabBar.Tab
    let position: Int
    let count: Int
    @Environment(\.profile.bars) private var metrics
    @Environment(\.locale) private var locale
    @Environment(\.barAppearance) private var appearance

    private var selectedStyle: AnyShapeStyle {
        appearance.selectedTabColor.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    }
    private var unselectedStyle: AnyShapeStyle {
        AnyShapeStyle(appearance.unselectedTabColor ?? Color(SystemColor.gray))
    }

    private var iconStyle: AnyShapeStyle { tab.isSelected ? selectedStyle : unselectedStyle }
    private var titleStyle: AnyShapeStyle {
        let color = tab.isSelected ? appearance.selectedTabTitleColor : appearance.unselectedTabTitleColor
        return color.map { AnyShapeStyle($0) } ?? iconStyle
    }

    var body: some View {
        TabItemLayout(metrics) { tab.label }
            .lineLimit(1)
            .font(appearance.tabTitleFont ?? .system(size: metrics.tabBarLabelPointSize, weight: .medium))
            .labelStyle(TabLabelStyle(iconStyle: iconStyle))
            .environment(\.symbolPointSize, metrics.tabBarSymbolPointSize)
            .environment(\.symbolVariants, .fill)
            .environment(\.imageScale, .medium)
            .foregroundStyle(titleStyle)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .top) { if let badge = tab.badge { TabBadge(text: badge).offset(x: 14, y: 2) } }
            .contentShape(Rectangle())
            .modifier(TabTitleElement())
            .modifier(
                PressModifier(
                    isPressed: nil, role: .tab,
                    value: Text(verbatim: SystemString.place(position, of: count, in: locale)),
                    traits: tab.isSelected ? .selected : [], action: tab.action))
    }
}

/// The icon and the title, each for its place in the tab.
private struct TabLabelStyle: LabelStyle {
    let iconStyle: AnyShapeStyle

    func makeBody(configuration: Configuration) -> some View {
        Group {
            configuration.icon.foregroundStyle(iconStyle).layoutValue(key: TabPartKey.self, value: .icon)
            configuration.title.layoutValue(key: TabPartKey.self, value: .title)
        }
    }
}

/// A tab is called by its text; only one without a text by its image.
nonisolated struct TabTitleElement: ElementModifier, Equatable {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> TabTitleElementNode {
        TabTitleElementNode(self, child: child, inputs)
    }
}

final class TabTitleElementNode: ModifierNode<TabTitleElement> {
    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let texts = below.flatMap(\.leaves).filter { $0.properties.role == .text }
        return texts.isEmpty ? below : texts
    }
}

/// Makes the tabs the elements of a tab bar.
private nonisolated struct TabBarElement: ElementModifier, Equatable {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> TabBarElementNode {
        TabBarElementNode(self, child: child, inputs)
    }
}

private final class TabBarElementNode: ModifierNode<TabBarElement> {
    /// What lies under the bar is not met.
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(AccessibilityContent(role: .tabBar), frame: windowFrame, elements: below)]
    }
}
