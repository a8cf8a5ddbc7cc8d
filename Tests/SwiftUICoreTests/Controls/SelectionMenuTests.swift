import Foundation
import Platform
import SwiftUICore
import SwiftUITestSupport
import Testing

@MainActor
struct SelectionMenuTests {
    private struct Mail: View {
        @State private var chosen: Set<Int> = [1, 2]
        @State private var log = "none"
        var body: some View {
            VStack {
                Text(log)
                List(1..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { items in
                        Button("Flag \(items.sorted().map(String.init).joined(separator: ","))") {
                            log = "flagged \(items.count)"
                        }
                    } primaryAction: { items in
                        log = "opened \(items)"
                    }
            }
        }
    }

    private func secondaryClick(_ harness: ViewHarness, on label: String) throws {
        let frame = try #require(harness.frame(of: label))
        let place = CGPoint(x: frame.midX, y: frame.midY)
        harness.send(.pointer(PointerEvent(phase: .down, location: place, time: harness.now, button: 1)))
        harness.advance(by: 1)
    }

    @Test func aRowThatIsNotChosenHasAMenuOfItsOwn() throws {
        let harness = ViewHarness(Mail())
        try secondaryClick(harness, on: "Row 4")
        harness.tap("Flag 4")
        harness.advance(by: 1)
        #expect(harness.element("flagged 1") != nil)
    }

    @Test func aChosenRowHasTheMenuOfAllThatAreChosen() throws {
        let harness = ViewHarness(Mail())
        try secondaryClick(harness, on: "Row 2")
        #expect(harness.element("Flag 1,2") != nil)
    }

    @Test func aLongPressOpensTheMenu() throws {
        let harness = ViewHarness(Mail())
        let frame = try #require(harness.frame(of: "Row 3"))
        let place = CGPoint(x: frame.midX, y: frame.midY)
        harness.send(.pointer(PointerEvent(phase: .down, location: place, time: harness.now)))
        harness.advance(by: 1)
        harness.send(.pointer(PointerEvent(phase: .up, location: place, time: harness.now)))
        harness.advance(by: 1)
        #expect(harness.element("Flag 3") != nil)
        harness.tap(at: CGPoint(x: 380, y: 20))
        harness.advance(by: 1)
        #expect(harness.element("none") != nil)
    }

    /// Apple's documentation of the modifier: on iOS a tap on a row does the primary action.
    @Test func aTapDoesThePrimaryAction() {
        let harness = ViewHarness(Mail())
        harness.tap("Row 3")
        #expect(harness.element("opened [3]") != nil)
    }

    /// Apple's documentation of the modifier: on macOS two clicks do.
    @Test func twoClicksDoThePrimaryActionOnMacOS() {
        let harness = ViewHarness(Mail().environment(\.profile, .macOS))
        harness.tap("Row 3")
        #expect(harness.element("none") != nil)
        harness.tap("Row 3")
        #expect(harness.element("opened [3]") != nil)
    }

    @Test func rowsOfAnotherTypeHaveNoMenu() throws {
        let harness = ViewHarness(
            List(1..<5, id: \.self) { Text("Row \($0)") }.contextMenu(forSelectionType: String.self) { _ in
                Button("Flag") {}
            })
        try secondaryClick(harness, on: "Row 2")
        #expect(harness.element("Flag") == nil)
    }
}
