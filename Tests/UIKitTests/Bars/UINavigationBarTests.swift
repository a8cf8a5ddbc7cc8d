import Drawing
import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UINavigationBarTests {
    @Test func theProxySetsTheLooksOfBars() {
        let harness = ViewHarness(NavigationStack { Text("Content").navigationTitle("Title") })
        let bar = UINavigationBar.appearance()
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
        harness.settle()
        #expect(harness.viewGraph.rootEnvironment.values.barAppearance.largeTitleColor == UIColor.red.color)
        let red = UIColor.red.rgba(in: UITraitCollection())
        let paints = harness.displayList.commands.compactMap { command -> Paint? in
            if case .text(_, _, let paint) = command { paint } else { nil }
        }
        #expect(paints.contains(.color(red)))
        bar.largeTitleTextAttributes = nil
    }

    @Test func anAppearanceSaysHowTheGroundIs() {
        let looks = UINavigationBarAppearance()
        looks.configureWithTransparentBackground()
        #expect(looks.ground == .clear)
        #expect(!looks.hasShadow)
        looks.configureWithOpaqueBackground()
        #expect(looks.ground == .systemBackground)
        #expect(looks.hasShadow)
    }

    private func bars(_ set: (UINavigationBar) -> Void) -> BarAppearance {
        let harness = ViewHarness(NavigationStack { Text("Content").navigationTitle("Title") })
        set(UINavigationBar.appearance())
        return harness.viewGraph.rootEnvironment.values.barAppearance
    }

    /// The old way to a bar that is not seen: an empty picture for its ground, another for its shadow.
    @Test func emptyPicturesClearABar() {
        let clear = bars {
            $0.setBackgroundImage(UIImage(), for: .default)
            $0.shadowImage = UIImage()
        }
        #expect(clear.navigationBackground == UIColor.clear.color)
        #expect(clear.hidesNavigationShadow)
        let own = bars {
            $0.setBackgroundImage(nil, for: .default)
            $0.shadowImage = nil
        }
        #expect(own.navigationBackground == nil)
        #expect(!own.hidesNavigationShadow)
    }

    @Test func aTabBarCanBeHidden() {
        let harness = ViewHarness(TabView { Text("Content").tabItem { Text("Tab") } })
        #expect(harness.element("Tab") != nil)
        UITabBar.appearance().isHidden = true
        harness.settle()
        #expect(harness.element("Tab") == nil)
        UITabBar.appearance().isHidden = false
        harness.settle()
        #expect(harness.element("Tab") != nil)
    }

    /// What is set of the items of a bar's appearance reaches the bar, and what is not leaves it alone.
    @Test func itemsOfTabsHaveTheirLooks() {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        let items = appearance.stackedLayoutAppearance
        items.normal.iconColor = .brown
        items.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        items.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
        items.normal.badgeBackgroundColor = .blue
        let bar = UITabBar()
        bar.standardAppearance = appearance
        var bars = BarAppearance()
        bar.change(&bars)
        #expect(bars.unselectedTabColor == UIColor.brown.color)
        #expect(bars.selectedTabColor == nil)
        #expect(bars.unselectedTabTitleColor == UIColor.purple.color)
        #expect(bars.selectedTabTitleColor == UIColor.red.color)
        #expect(bars.badgeColor == UIColor.blue.color)
    }
}
