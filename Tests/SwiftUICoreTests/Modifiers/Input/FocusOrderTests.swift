import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct FocusOrderTests {
    @Test func whatGetsTheKeyboardIsScrolledIntoSight() {
        let harness = ViewHarness(
            ScrollView {
                VStack(spacing: 300) {
                    ForEach(0..<6, id: \.self) { TextField("Field \($0)", text: .constant("")) }
                }
            })
        for index in 0..<6 {
            harness.press("\t", modifiers: [])
            #expect(harness.focused == "Field \(index)")
            #expect(harness.isInSight("Field \(index)"))
        }
        harness.press("\t", modifiers: [])
        #expect(harness.focused == "Field 0")
        #expect(harness.isInSight("Field 0"))
    }

    @Test func onlyWhatIsOutOfSightIsScrolled() {
        let harness = ViewHarness(
            ScrollView {
                VStack {
                    ForEach(0..<5, id: \.self) { index in Button("Button \(index)") {} }
                    Color.red.frame(height: 2_000)
                }
            })
        let frame = harness.frame(of: "Button 0")
        for _ in 0..<5 { harness.press("\t", modifiers: []) }
        #expect(harness.frame(of: "Button 0") == frame)
    }

    /// Rows that are not made yet have their turn, also behind many that can't have the keyboard.
    @Test func tabReachesRowsThatAreOutOfSight() {
        let harness = ViewHarness(
            List {
                TextField("First", text: .constant(""))
                ForEach(0..<120, id: \.self) { Text("Row \($0)") }
                TextField("Last", text: .constant(""))
            })
        harness.press("\t", modifiers: [])
        harness.press("\t", modifiers: [])
        #expect(harness.focused == "Last")
        #expect(harness.isInSight("Last"))
        harness.press("\t", modifiers: [])
        #expect(harness.focused == "First")
        #expect(harness.isInSight("First"))
        harness.press("\t", modifiers: .shift)
        #expect(harness.focused == "Last")
    }

    @Test(arguments: [false, true])
    func tabLeadsThroughAllRowsOfALazyContainer(isList: Bool) {
        let rows = ForEach(0..<60, id: \.self) { TextField("Field \($0)", text: .constant("")) }
        let harness = ViewHarness(
            Group { if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 90) { rows } } } })
        for index in 0..<60 {
            harness.press("\t", modifiers: [])
            #expect(harness.focused == "Field \(index)")
            #expect(harness.isInSight("Field \(index)"))
        }
    }

    @Test func aFieldThatIsFocusedByTheAppIsScrolledIntoSight() {
        let harness = ViewHarness(Focusing())
        harness.tap("Focus")
        #expect(harness.focused == "Field")
        #expect(harness.isInSight("Field"))
    }

    private struct Focusing: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            ScrollView {
                Button("Focus") { isFocused = true }
                Color.red.frame(height: 2_000)
                TextField("Field", text: .constant("")).focused($isFocused)
            }
        }
    }

    /// What a page has covered keeps the keyboard for when it is seen again, but has no keys meanwhile.
    @Test func aCoveredScreenTakesNoKeys() {
        let harness = ViewHarness(
            NavigationStack {
                List {
                    NavigationLink("First") { Button("On page") {} }
                    NavigationLink("Second") { Text("Other page") }
                }
            })
        harness.press("\t", modifiers: [])
        harness.press("\r", modifiers: [])
        harness.advance(by: 1)
        harness.press("\u{F701}", modifiers: [])
        harness.press("\r", modifiers: [])
        harness.advance(by: 1)
        #expect(harness.element("On page") != nil)
        harness.press("\t", modifiers: [])
        #expect(harness.focused != nil)
    }

    @Test func aPresentedScreenTakesTheKeysOfWhatIsBelow() {
        let harness = ViewHarness(Presenting())
        harness.press("\t", modifiers: [])
        harness.press("\r", modifiers: [])
        harness.advance(by: 1)
        harness.press("\t", modifiers: [])
        #expect(harness.focused == "Inside")
        harness.press("\u{1B}", modifiers: [])
        harness.advance(by: 1)
        #expect(harness.element("Inside") == nil)
        harness.press("\t", modifiers: [])
        #expect(harness.focused == "Show")
    }

    private struct Presenting: View {
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Button("Inside") {} }
        }
    }

    @Test func shiftTabLeavesAnEditorBackwardsAndControlTabOnwards() {
        let box = ValueBox("text")
        let harness = ViewHarness(
            WithState(box) { text in
                VStack {
                    Button("Before") {}
                    TextEditor(text: text)
                    Button("After") {}
                }
            })
        harness.press("\t", modifiers: [])
        harness.press("\t", modifiers: [])
        harness.press("\t", modifiers: .control)
        #expect(harness.focused == "After")
        harness.press("\t", modifiers: .shift)
        harness.press("\t", modifiers: .shift)
        #expect(harness.focused == "Before")
        #expect(box.value == "text")
    }
}
