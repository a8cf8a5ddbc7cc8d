import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct MenuOrderTests {
    private func items(_ order: MenuOrder, alignment: Alignment) -> [String] {
        let menu = Menu("Open") {
            Button("One") {}
            Section("Others") {
                Button("Two") {}
                Button("Three") {}
            }
        }
        let harness = ViewHarness(
            menu.menuOrder(order).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        harness.tap("Open")
        harness.advance(by: 1)
        let names = ["One", "Others", "Two", "Three"]
        let frames = names.compactMap { name in harness.frame(of: name).map { (name, $0.minY) } }
        return frames.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// From memory of iOS 16 to 18: a menu that opens upwards is turned, with the headers of sections above their items.
    @Test func aMenuAboveItsButtonHasTheFirstItemNextToIt() {
        #expect(items(.automatic, alignment: .top) == ["One", "Others", "Two", "Three"])
        #expect(items(.automatic, alignment: .bottom) == ["Others", "Three", "Two", "One"])
        #expect(items(.priority, alignment: .bottom) == ["Others", "Three", "Two", "One"])
        #expect(items(.fixed, alignment: .bottom) == ["One", "Others", "Two", "Three"])
    }
}
