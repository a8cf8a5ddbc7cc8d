import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct FocusStateTests {
    private enum Field: Hashable { case name, town, none }

    private struct Form: View {
        let tally: Tally
        @State private var name = ""
        @State private var town = ""
        @FocusState private var field: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .town }
                TextField("Town", text: $town).focused($field, equals: .town)
                Text(verbatim: "in \(field.map { "\($0)" } ?? "none")")
                Button("Leave") { field = nil }
                Button("Nowhere") { field = Field.none }
            }
        }
    }

    @Test func theStateFollowsTheKeyboard() {
        let harness = ViewHarness(Form(tally: Tally()))
        #expect(harness.element("in none") != nil)
        harness.tap("Name")
        #expect(harness.element("in name") != nil)
        harness.tap("Town")
        #expect(harness.element("in town") != nil)
    }

    @Test func theKeyboardFollowsTheState() {
        let harness = ViewHarness(Form(tally: Tally()))
        harness.tap("Name")
        harness.press("\r", modifiers: [])
        #expect(harness.element("in town") != nil)
        harness.type("Seoul")
        #expect(harness.element("Town")?.properties.value == "Seoul")
        harness.tap("Leave")
        #expect(harness.viewGraph.focus == nil)
        #expect(harness.element("in none") != nil)
    }

    @Test func aValueOfNoFieldIsNotKept() {
        let harness = ViewHarness(Form(tally: Tally()))
        harness.tap("Name")
        harness.tap("Nowhere")
        #expect(harness.element("in none") != nil || harness.element("in name") != nil)
    }

    private struct Single: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $text).focused($isFocused)
                Text(verbatim: isFocused ? "on" : "off")
            }
            .onAppear { isFocused = true }
        }
    }

    @Test func aFieldCanHaveTheKeyboardWhenItAppears() {
        let harness = ViewHarness(Single())
        #expect(harness.element("on") != nil)
        harness.type("a")
        #expect(harness.element("Name")?.properties.value == "a")
    }
}
