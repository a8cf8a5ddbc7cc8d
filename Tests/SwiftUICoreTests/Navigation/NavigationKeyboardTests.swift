import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Navigation stacks by keyboard alone: Escape and command with the left bracket go back, as in UIKit's navigation
/// controllers.
@MainActor
struct NavigationKeyboardTests {
    private struct Stack: View {
        var hidesBack = false
        @State private var name = ""
        var body: some View {
            NavigationStack {
                List(0..<4, id: \.self) { row in
                    NavigationLink("Link \(row)") {
                        VStack {
                            TextField("Name", text: $name)
                            Text("Page \(row), \(name)")
                        }
                        .navigationBarBackButtonHidden(hidesBack)
                    }
                }
                .navigationTitle("Links")
            }
        }
    }

    private func opened(_ stack: Stack = Stack()) -> ViewHarness {
        let harness = ViewHarness(stack)
        harness.press("\t", times: 2)
        harness.press("\r")
        harness.advance(by: 1)
        #expect(harness.element("Page 1, ") != nil)
        return harness
    }

    @Test func theLinkHasTheKeyboardAgainOnceThePageIsGone() {
        let harness = opened()
        harness.press("\t")
        #expect(harness.focused == "Links")
        harness.press("\r")
        harness.advance(by: 1)
        #expect(harness.focused == "Link 1")
        harness.press("\u{F701}")
        #expect(harness.focused == "Link 2")
    }

    @Test(
        arguments: [
            (Character("\u{1B}"), KeyModifiers()), ("[", .command), ("[", .control),
        ] as [(Character, KeyModifiers)])
    func keysGoBack(key: Character, modifiers: KeyModifiers) {
        let harness = opened()
        harness.press(key, modifiers: modifiers)
        harness.advance(by: 1)
        #expect(harness.element("Page 1, ") == nil)
        #expect(harness.focused == "Link 1")
        #expect(!harness.send(.key(KeyEvent(phase: .down, key: key, modifiers: modifiers, time: 0))))
    }

    @Test func whereTheBackButtonIsHiddenKeysStay() {
        let harness = opened(Stack(hidesBack: true))
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.element("Page 1, ") != nil)
    }

    @Test func inATextFieldEscapeEndsTheTypingFirst() {
        let harness = opened()
        harness.tap("Name")
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.element("Page 1, ") != nil)
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.element("Page 1, ") == nil)
    }

    /// A field that another page covers gets nothing of what is typed.
    @Test func aFieldThatIsCoveredHasNoKeyboard() {
        struct Screen: View {
            @State private var name = ""
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    TextField("Name", text: $name)
                        .onSubmit { path = [1] }
                        .navigationDestination(for: Int.self) { _ in Text("Typed “\(name)”") }
                }
            }
        }
        let harness = ViewHarness(Screen())
        harness.tap("Name")
        harness.send(.text("a"))
        harness.press("\r")
        harness.advance(by: 1)
        harness.send(.text("b"))
        #expect(harness.element("Typed “a”") != nil)
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.focused == nil)
    }

    /// In a sheet, Escape goes back before it takes the sheet away.
    @Test func escapeGoesBackBeforeItDismisses() {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text("Below").sheet(isPresented: $isShown) {
                    NavigationStack { NavigationLink("Link") { Text("Page") } }
                }
            }
        }
        let harness = ViewHarness(Screen())
        harness.tap("Link")
        harness.advance(by: 1)
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.element("Page") == nil)
        #expect(harness.element("Link") != nil)
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.labels == ["Below"])
    }

    @Test func tabGoesOnFromWhereTheKeyboardWasLeft() {
        struct Screen: View {
            @State private var name = ""
            var body: some View {
                Button("First") {}
                TextField("Name", text: $name)
                Button("Last") {}
            }
        }
        let harness = ViewHarness(VStack { Screen() })
        harness.tap("Name")
        harness.press("\r")
        #expect(harness.focused == nil)
        harness.press("\t")
        #expect(harness.focused == "Last")
    }

    @Test func aColumnThatIsSeenAgainHasTheKeyboardAgain() {
        let harness = ViewHarness(
            NavigationSplitView {
                List(0..<4, id: \.self) { row in NavigationLink("Link \(row)") { Button("Button \(row)") {} } }
                    .navigationTitle("Links")
            } detail: {
                Text("Nothing")
            })
        harness.press("\t", times: 2)
        harness.press("\r")
        harness.advance(by: 1)
        harness.press("\t", times: 2)
        #expect(harness.focused == "Button 1")
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.focused == "Link 1")
    }

    @Test func theListOfMoreTabsHasTheKeyboardAgain() {
        let harness = ViewHarness(
            TabView {
                ForEach(0..<7) { index in
                    Tab("Tab \(index)", systemImage: "star") { NavigationStack { Button("Button \(index)") {} } }
                }
            })
        harness.tap("More")
        harness.advance(by: 1)
        harness.press("\t")
        harness.press(Character("\u{F701}"))
        #expect(harness.focused == "Tab 5")
        harness.press("\r")
        harness.advance(by: 1)
        harness.press("\t", times: 2)
        #expect(harness.focused == "Button 5")
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.focused == "Tab 5")
    }
}
