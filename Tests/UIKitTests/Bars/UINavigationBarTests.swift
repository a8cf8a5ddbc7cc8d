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
}
