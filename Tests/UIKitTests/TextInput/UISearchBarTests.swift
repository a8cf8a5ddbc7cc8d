import Foundation
import Platform
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UISearchBarTests {
    private final class Follower: NSObject, UISearchBarDelegate {
        var log: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }

    @Test func theDelegateIsToldWhatIsTyped() {
        let (bar, follower) = (UISearchBar(), Follower())
        bar.placeholder = "Find"
        bar.showsCancelButton = true
        bar.delegate = follower
        let harness = ViewHarness(UITextFieldTests.Shown(view: bar))
        bar.becomeFirstResponder()
        harness.settle()
        for text in ["a", "b"] { _ = harness.send(.text(text)) }
        harness.press("\r")
        #expect(bar.text == "ab")
        harness.tap("Clear text")
        harness.tap("Cancel")
        #expect(bar.text == "")
        #expect(follower.log == ["begin", "a", "ab", "search", "", "cancel"])
    }
}
