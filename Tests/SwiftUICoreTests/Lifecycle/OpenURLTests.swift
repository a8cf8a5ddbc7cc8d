import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct OpenURLTests {
    private let information: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Hanok-Test"]]]]

    /// Schemes are compared without regard to case (RFC 3986, 3.1).
    @Test func addressesOfTheAppsOwnAreHandedToViews() throws {
        let tally = Tally()
        let harness = ViewHarness(Text("Content").onOpenURL { tally.events.append($0.absoluteString) })
        let own = try #require(URL(string: "hanok-test://page/3"))
        #expect(OwnAddresses.open(own, information: information))
        #expect(!OwnAddresses.open(try #require(URL(string: "https://example.org")), information: information))
        #expect(!OwnAddresses.open(own, information: nil))
        harness.settle()
        #expect(tally.events == ["hanok-test://page/3"])
    }
}
