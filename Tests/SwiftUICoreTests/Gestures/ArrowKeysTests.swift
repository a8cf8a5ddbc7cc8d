import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What arrows and their like do where no control wants them: full keyboard access on iPadOS leads on in their direction,
/// and UIKit's scroll views scroll (`UIScrollView.allowsKeyboardScrolling`).
@MainActor
struct ArrowKeysTests {
    static let (up, down, left, right): (Character, Character, Character, Character) = (
        "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}"
    )
    static let (home, end, pageUp, pageDown): (Character, Character, Character, Character) = (
        "\u{F729}", "\u{F72B}", "\u{F72C}", "\u{F72D}"
    )

    @Test func arrowsLeadToWhatIsNearest() {
        let harness = ViewHarness(
            VStack {
                Button("Top") {}
                Grid {
                    ForEach(0..<3) { row in
                        GridRow { ForEach(0..<3) { Button("\(row)\($0)") {} } }
                    }
                }
            })
        harness.press("\t")
        var reached: [String?] = []
        for key in [Self.down, Self.left, Self.down, Self.right, Self.right, Self.right, Self.up, Self.up, Self.up] {
            harness.press(key)
            reached.append(harness.focused)
        }
        #expect(reached == ["01", "00", "10", "11", "12", "12", "02", "Top", "Top"])
    }

    @Test func arrowsLeadThroughTheTabsOfABar() {
        let harness = ViewHarness(
            TabView { ForEach(0..<3) { index in Tab("Tab \(index)", systemImage: "star") { Text("Page \(index)") } } })
        harness.press("\t")
        harness.press(Self.right, times: 2)
        #expect(harness.focused == "Tab 2")
        harness.press(" ")
        #expect(harness.element("Page 2") != nil)
        harness.press(Self.left)
        #expect(harness.focused == "Tab 1")
    }

    private func scrolling() -> ViewHarness {
        ViewHarness(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<100) { Text("Line \($0)").frame(height: 50) } }
            })
    }

    @Test func keysScrollWhatNothingInHasTheKeyboard() throws {
        let harness = scrolling()
        func place() -> CGFloat { -(harness.frame(of: "Line 0")?.midY ?? 0) + 25 }
        harness.press(Self.down, times: 2)
        #expect(place() == 80)
        harness.press(Self.up)
        #expect(place() == 40)
        harness.press(Self.home)
        harness.advance(by: 1)
        #expect(place() == 0)
        harness.press(Self.pageDown)
        harness.advance(by: 1)
        #expect(place() == 804)
        harness.press(" ")
        harness.advance(by: 1)
        #expect(place() == 1608)
        harness.press(" ", modifiers: .shift)
        harness.advance(by: 1)
        #expect(place() == 804)
        harness.press(Self.down, modifiers: .command)
        harness.advance(by: 1)
        #expect(abs(place() - (5000 - 844)) < 0.01)
    }

    @Test func whatDoesNotScrollIsLeftAlone() {
        let harness = ViewHarness(ScrollView { Text("Short") })
        #expect(!harness.send(.key(KeyEvent(phase: .down, key: Self.pageDown, modifiers: [], time: 0))))
        let off = ViewHarness(ScrollView { Color.red.frame(height: 5000) }.scrollDisabled(true))
        #expect(!off.send(.key(KeyEvent(phase: .down, key: Self.pageDown, modifiers: [], time: 0))))
    }

    @Test func keysScrollWhatIsBesideTheKeyboard() {
        let harness = ViewHarness(
            VStack {
                Button("Above") {}
                ScrollView { Text("Long").frame(height: 5000) }
            })
        harness.press("\t")
        harness.press(Self.down)
        harness.press(Self.pageDown)
        harness.advance(by: 1)
        #expect((harness.frame(of: "Long")?.midY ?? 0) < 2000)
        #expect(harness.focused == "Above")
    }

    @Test func whereTextIsTypedOnlyThePageKeysScroll() {
        let harness = ViewHarness(
            ScrollView {
                TextField("Name", text: .constant(""))
                Color.red.frame(height: 5000)
            })
        harness.press("\t")
        for key in [" ", Self.home, Self.down] { harness.press(key) }
        #expect((harness.frame(of: "Name")?.minY ?? -1) >= 0)
        #expect(!harness.send(.key(KeyEvent(phase: .down, key: " ", modifiers: [], time: 0))))
        harness.press(Self.pageDown)
        harness.advance(by: 1)
        #expect((harness.frame(of: "Name")?.minY ?? 0) < 0)
    }

    /// A button that is far below is scrolled to, line by line, and then has the keyboard.
    @Test func farButtonsAreScrolledTo() {
        let harness = ViewHarness(
            ScrollView {
                VStack(spacing: 0) {
                    Button("First") {}
                    Color.red.frame(height: 2000)
                    Button("Last") {}
                }
            })
        harness.press("\t")
        harness.press(Self.down)
        #expect(harness.focused == "First")
        harness.press(Self.down, times: 60)
        harness.advance(by: 1)
        #expect(harness.focused == "Last")
        #expect(harness.isInSight("Last"))
    }

    private func pages(_ index: PageTabViewStyle.IndexDisplayMode = .always) -> ViewHarness {
        ViewHarness(
            VStack {
                TabView {
                    ForEach(0..<3) { page in
                        VStack {
                            Text("Page \(page)")
                            if page != 1 { Button("Button \(page)") {} }
                        }
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: index))
                Button("After") {}
            })
    }

    /// The dots of a page control can be adjusted; they have the keyboard.
    @Test func arrowsTurnPages() {
        let harness = pages()
        harness.press("\t")
        #expect(harness.elements.contains { $0.properties.role == .picker && $0.properties.traits.contains(.focused) })
        harness.press(Self.right)
        harness.advance(by: 1)
        #expect(harness.element("Page 1") != nil)
        harness.press(Self.left)
        harness.advance(by: 1)
        #expect(harness.element("Page 0") != nil)
        harness.press("\t")
        #expect(harness.focused == "Button 0")
        harness.press(Self.right)
        harness.advance(by: 1)
        harness.press(Self.right)
        harness.advance(by: 1)
        #expect(harness.element("Page 2") != nil)
        harness.press("\t")
        #expect(harness.focused == "Button 2")
        harness.press("\t")
        #expect(harness.focused == "After")
    }
}
