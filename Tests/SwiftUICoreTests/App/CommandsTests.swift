import Foundation
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct CommandsTests {
    private let tally = Tally()

    private struct Own: Commands {
        let tally: Tally
        @FocusedValue(\.note) private var note
        @FocusedBinding(\.count) private var count

        var body: some Commands {
            CommandMenu("Notes") {
                Button("Tell") { tally.events.append(note ?? "none") }.keyboardShortcut("t")
                Menu("More") {
                    Button("Count") { count = (count ?? 0) + 1 }.keyboardShortcut("c", modifiers: [.command, .shift])
                }
            }
        }
    }

    private struct Screen: View {
        @State private var count = 0
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Field", text: $text).focusedValue(\.note, "field")
                Text("Count \(count)").focusedSceneValue(\.count, $count)
            }
            .focusedSceneValue(\.note, "scene")
        }
    }

    private func harness<C: Commands>(_ commands: C) -> ViewHarness {
        var list = _CommandList()
        C._collectCommands(commands, into: &list)
        let harness = ViewHarness(Screen().windowCommands(list.view))
        harness.settle()
        return harness
    }

    @Test func keysDoWhatCommandsSay() {
        let harness = harness(Own(tally: tally))
        harness.press("t", modifiers: .command)
        #expect(tally.events == ["scene"])
        harness.press("c", modifiers: [.command, .shift])
        #expect(harness.labels.contains("Count 1"))
        #expect(!harness.labels.contains("Tell"))
    }

    private struct Unnamed: Commands {
        let tally: Tally
        @FocusedValue(\.note) private var note
        var body: some Commands {
            CommandMenu("Notes") {
                Button("Without keys") { tally.events.append(note ?? "none") }
                Button("With keys") {}.keyboardShortcut("n", modifiers: [.shift, .command])
            }
            SidebarCommands()
        }
    }

    /// A command without keys can be reached; it acts for what had the keyboard.
    @Test func aKeyOpensAMenuOfAllCommands() {
        let harness = harness(Unnamed(tally: tally))
        harness.tap("Field")
        harness.press("\u{F70D}")
        harness.advance(by: 1)
        #expect(Set(["Notes", "Without keys", "With keys", "Show Sidebar"]).isSubset(of: harness.labels))
        harness.tap("Without keys")
        harness.advance(by: 1)
        #expect(tally.events == ["field"])
        #expect(!harness.labels.contains("Without keys"))
    }

    @Test func keysHaveSymbols() {
        #expect(KeyboardShortcut("n", modifiers: [.command, .shift]).symbols == "⇧⌘N")
        #expect(KeyboardShortcut(.return, modifiers: []).symbols == "↩")
    }

    /// What is nearest to the view with the keyboard holds.
    @Test func focusedValuesFollowTheKeyboard() {
        let harness = harness(Own(tally: tally))
        harness.tap("Field")
        harness.press("t", modifiers: .command)
        harness.viewGraph.focus = nil
        harness.settle()
        harness.press("t", modifiers: .command)
        #expect(tally.events == ["field", "scene"])
    }

    @Test func groupsTakeThePlaceOfOthers() {
        let tally = tally
        func button(_ name: String) -> some View {
            Button(name) { tally.events.append(name) }.keyboardShortcut("n")
        }
        @CommandsBuilder func commands() -> some Commands {
            CommandGroup(after: .newItem) { button("first") }
            CommandGroup(replacing: .newItem) { button("second") }
            CommandGroup(before: .help) { EmptyView() }
        }
        harness(commands()).press("n", modifiers: .control)
        #expect(tally.events == ["second"])
    }

    @Test func theSidebarIsHiddenByKeys() {
        let split = NavigationSplitView {
            Text("Side")
        } detail: {
            Text("Detail")
        }
        var list = _CommandList()
        SidebarCommands._collectCommands(SidebarCommands(), into: &list)
        let harness = ViewHarness(split.windowCommands(list.view), size: CGSize(width: 1000, height: 700))
        #expect(harness.labels.contains("Side"))
        harness.press("s", modifiers: [.control, .command])
        harness.advance(by: 1)
        #expect(!harness.labels.contains("Side"))
    }
}

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}
