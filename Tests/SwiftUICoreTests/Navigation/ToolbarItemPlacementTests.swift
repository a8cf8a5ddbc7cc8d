import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Where items stand on a phone (documentation of `ToolbarItemPlacement`).
@MainActor
struct ToolbarItemPlacementTests {
    private func position(of placement: ToolbarItemPlacement) -> CGPoint? {
        let content = Color.red.navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: placement) { Button("Item") {} } }
        let frame = ViewHarness(NavigationStack { content }).frame(of: "Item")
        return frame.map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    @Test(arguments: [ToolbarItemPlacement.navigationBarLeading, .topBarLeading, .cancellationAction])
    func theseStandBeforeTheTitle(placement: ToolbarItemPlacement) throws {
        let place = try #require(position(of: placement))
        #expect(place.x < 100 && place.y < 44)
    }

    @Test(arguments: [
        ToolbarItemPlacement.automatic, .navigationBarTrailing, .topBarTrailing, .confirmationAction, .primaryAction,
        .destructiveAction,
    ])
    func theseStandAfterTheTitle(placement: ToolbarItemPlacement) throws {
        let place = try #require(position(of: placement))
        #expect(place.x > 290 && place.y < 44)
    }

    @Test func aPrincipalItemStandsInPlaceOfTheTitle() throws {
        let place = try #require(position(of: .principal))
        #expect(place.x == 195 && place.y == 22)
    }

    @Test(arguments: [ToolbarItemPlacement.bottomBar, .status])
    func theseStandBelowTheContent(placement: ToolbarItemPlacement) throws {
        #expect(try #require(position(of: placement)).y > 800)
    }

    /// Items for the keyboard are seen while something is typed.
    @Test func itemsOfTheKeyboardComeWithIt() {
        let content = TextField("Name", text: .constant(""))
            .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
        let harness = ViewHarness(NavigationStack { content })
        #expect(harness.frame(of: "Done") == nil)
        harness.tap("Name")
        harness.advance(by: 1)
        #expect(harness.frame(of: "Done") != nil)
    }
}
