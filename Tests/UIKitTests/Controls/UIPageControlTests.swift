import Drawing
import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIPageControlTests {
    @Test func theProxySetsTheColoursOfTheDotsOfPages() {
        let harness = ViewHarness(
            TabView {
                Text("One")
                Text("Two")
            }
            .tabViewStyle(.page))
        let dots = UIPageControl.appearance()
        dots.currentPageIndicatorTintColor = .red
        dots.pageIndicatorTintColor = .blue
        harness.settle()
        let paints = harness.displayList.commands.compactMap { command -> Paint? in
            if case .fill(_, let paint, _) = command { paint } else { nil }
        }
        for color in [UIColor.red, .blue] { #expect(paints.contains(.color(color.rgba(in: UITraitCollection())))) }
        dots.currentPageIndicatorTintColor = nil
        dots.pageIndicatorTintColor = nil
    }
}
