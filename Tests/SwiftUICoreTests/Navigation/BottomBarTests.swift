import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// "In iOS and iPadOS, the system places status items in the center of the bottom toolbar." (Apple's documentation)
@MainActor
struct BottomBarTests {
    private func harness<Items: ToolbarContent>(@ToolbarContentBuilder _ items: () -> Items) -> ViewHarness {
        ViewHarness(NavigationStack { Text("Page").toolbar { items() } })
    }

    @Test func aStatusIsInTheMiddleBesideOtherItems() throws {
        let harness = harness {
            ToolbarItem(placement: .bottomBar) { Button("A long button") {} }
            ToolbarItem(placement: .status) { Text("Now") }
            ToolbarItem(placement: .bottomBar) { Button("New") {} }
        }
        #expect(try #require(harness.frame(of: "Now")).midX == 195)
        #expect(try #require(harness.frame(of: "A long button")).minX == 16)
        #expect(try #require(harness.frame(of: "New")).maxX == 374)
    }

    @Test func aStatusIsInTheMiddleOfItemsThatAreSpread() throws {
        let harness = harness {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("A long button") {}
                Spacer()
                Button("New") {}
            }
            ToolbarItem(placement: .status) { Text("Now") }
        }
        #expect(try #require(harness.frame(of: "Now")).midX == 195)
        #expect(try #require(harness.frame(of: "New")).maxX == 374)
    }

    @Test func aLongStatusLeavesTheOtherItems() throws {
        let harness = harness {
            ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
            ToolbarItem(placement: .status) { Text(verbatim: "Status").frame(maxWidth: .infinity) }
        }
        let edge = try #require(harness.frame(of: "Filter")).maxX
        #expect(try #require(harness.frame(of: "Status")).minX > edge)
    }
}
