import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct AlertTests {
    private struct Screen<Modified: View>: View {
        @State private var isShown = true
        let modify: (Text, Binding<Bool>) -> Modified
        var body: some View { modify(Text("Below"), $isShown) }
    }

    private func frames(_ harness: ViewHarness) -> [String: CGRect] {
        let buttons = harness.elements.filter { $0.properties.role == .button }
        return Dictionary(uniqueKeysWithValues: buttons.map { ($0.properties.label, $0.properties.frame) })
    }

    /// 270 wide, rows 44 high (facts/metrics.tsv, alert, iOS 7–18).
    @Test func twoButtonsLieSideBySideTheCancellingOneFirst() {
        let tally = Tally()
        let harness = ViewHarness(
            Screen { content, isShown in
                content.alert("Delete?", isPresented: isShown) {
                    Button("Delete", role: .destructive) { tally.events.append("delete") }
                    Button("Keep", role: .cancel) { tally.events.append("keep") }
                } message: {
                    Text("It is gone for good.")
                }
            })
        #expect(frames(harness)["Keep"]?.minX == 60)
        #expect(frames(harness)["Delete"]?.minX == 195)
        #expect(frames(harness)["Delete"]?.size == CGSize(width: 135, height: 44))
        #expect(harness.elements.contains { $0.properties.role == .alert && $0.properties.traits.contains(.modal) })
        #expect(harness.labels == ["Delete?", "Delete?", "It is gone for good.", "Keep", "Delete"])
        harness.tap("Delete")
        #expect(tally.events == ["delete"])
        #expect(harness.labels == ["Below"])
    }

    @Test func anAlertIsCalledByItsTitle() {
        let harness = ViewHarness(Screen { $0.alert("Done", isPresented: $1) {} })
        #expect(harness.elements.first { $0.properties.role == .alert }?.properties.label == "Done")
    }

    @Test func buttonsThatDoNotFitBesideOneAnotherAreReadInTheOrderOfTheScreen() {
        let harness = ViewHarness(
            Screen { content, isShown in
                content.alert("Which?", isPresented: isShown) {
                    Button("Do not", role: .cancel) {}
                    Button("Save all changes to the disk") {}
                }
            })
        let buttons = harness.elements.filter { $0.properties.role == .button }.map(\.properties)
        #expect(buttons.map(\.label) == ["Save all changes to the disk", "Do not"])
        #expect(buttons.map(\.frame.minX) == [60, 60])
    }

    /// A title is of the style `headline`, a message `footnote`, a button `body`: twice as large at the largest size
    /// and more.
    @Test func alertsGrowWithTheTextSize() throws {
        let view = Screen { content, isShown in
            content.alert("Delete the album?", isPresented: isShown) {
                Button("Delete it", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It is gone for good.")
            }
        }
        let plain = try #require(ViewHarness(view).frame(of: "It is gone for good."))
        let large = ViewHarness(view.environment(\.dynamicTypeSize, .accessibility3))
        #expect(try #require(large.frame(of: "It is gone for good.")).height > 2 * plain.height)
        let (keep, delete) = (frames(large)["Keep"], frames(large)["Delete it"])
        #expect(keep?.width == 358 && delete?.maxY == keep?.minY)
        #expect((keep?.height ?? 0) > 60)
    }

    @Test func aLongMessageScrollsAndLeavesTheButtons() throws {
        let message = String(repeating: "All of this has to be read. ", count: 200)
        let harness = ViewHarness(
            Screen { content, isShown in
                content.alert("Terms", isPresented: isShown) {
                    Button("Agree") {}
                } message: {
                    Text(verbatim: message)
                }
            })
        let alert = try #require(harness.elements.first { $0.properties.role == .alert })
        #expect(abs(alert.properties.frame.height - (844 - 2 * 24)) < 0.01)
        #expect(abs(try #require(frames(harness)["Agree"]).maxY - alert.properties.frame.maxY) < 0.01)
        harness.tap("Agree")
        #expect(harness.labels == ["Below"])
    }

    @Test func manyChoicesScrollAboveWhatCancels() {
        let harness = ViewHarness(
            Screen { content, isShown in
                content.confirmationDialog("Title", isPresented: isShown) {
                    ForEach(0..<40) { number in Button("Choice \(number)") {} }
                }
            })
        #expect(frames(harness)["Cancel"] == CGRect(x: 8, y: 779, width: 374, height: 57))
        #expect((frames(harness)["Choice 0"]?.minY ?? -1) >= 0)
    }

    @Test func threeButtonsAreAColumnTheCancellingOneLast() {
        let harness = ViewHarness(
            Screen { content, isShown in
                content.alert("Which?", isPresented: isShown) {
                    Button("None", role: .cancel) {}
                    Button("One") {}
                    Button("Two") {}
                }
            })
        let tops = frames(harness).mapValues(\.minY)
        #expect(tops["Two"] == tops["One"].map { $0 + 44 })
        #expect(tops["None"] == tops["Two"].map { $0 + 44 })
    }

    @Test func withoutButtonsThereIsOK() {
        let harness = ViewHarness(Screen { $0.alert("Done", isPresented: $1) {} })
        #expect(frames(harness)["OK"]?.width == 270)
        harness.tap("OK")
        #expect(harness.labels == ["Below"])
    }

    @Test func theSystemsWordsAreInTheLanguageOfThePlace() {
        let harness = ViewHarness(
            Screen {
                $0.actionSheet(isPresented: $1) { ActionSheet(title: Text("선택"), buttons: [.default(Text("하나"))]) }
            }
            .environment(\.locale, Locale(identifier: "ko_KR")))
        #expect(frames(harness).keys.sorted() == ["취소", "하나"])
    }

    @Test func theOlderForm() {
        struct Problem: Identifiable { let id = 1 }
        struct Screen: View {
            let tally: Tally
            @State private var problem: Problem? = Problem()
            var body: some View {
                Text("Below").alert(item: $problem) { _ in
                    Alert(
                        title: Text("Problem"), message: Text("What now?"),
                        primaryButton: .default(Text("Again")) { tally.events.append("again") },
                        secondaryButton: .cancel())
                }
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Screen(tally: tally))
        #expect(frames(harness).keys.sorted() == ["Again", "Cancel"])
        harness.tap("Again")
        #expect(tally.events == ["again"])
        #expect(harness.labels == ["Below"])
    }

    @Test func aTapBesideAnAlertDoesNothingAndEscapeCancels() {
        let harness = ViewHarness(Screen { $0.alert("Done", isPresented: $1) {} })
        harness.tap(at: CGPoint(x: 10, y: 10))
        #expect(harness.element("OK") != nil)
        harness.press("\u{1B}")
        #expect(harness.element("OK") == nil)
    }

    @Test func escapeDoesWhatTheCancellingButtonDoes() {
        let tally = Tally()
        let harness = ViewHarness(
            Screen { content, isShown in
                content.alert("Delete?", isPresented: isShown) {
                    Button("Delete", role: .destructive) { tally.events.append("delete") }
                    Button("Keep", role: .cancel) { tally.events.append("keep") }
                }
            })
        harness.press("\u{1B}")
        #expect(tally.events == ["keep"])
        #expect(harness.element("Keep") == nil)
    }

    /// UIKit calls the handler of the action that cancels, on a phone and where the choices are at a view.
    @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1000, height: 700)])
    func aTapBesideChoicesDoesWhatTheCancellingButtonDoes(size: CGSize) {
        let tally = Tally()
        let harness = ViewHarness(
            Screen { content, isShown in
                content.confirmationDialog("Delete?", isPresented: isShown) {
                    Button("Delete", role: .destructive) { tally.events.append("delete") }
                    Button("Keep", role: .cancel) { tally.events.append("keep") }
                }
            }, size: size)
        harness.advance(by: 1)
        harness.tap(at: CGPoint(x: 10, y: 10))
        harness.advance(by: 1)
        #expect(tally.events == ["keep"])
        #expect(harness.labels == ["Below"])
    }

    @Test func fieldsOfAnAlertHaveAFrame() {
        let harness = ViewHarness(
            Screen { $0.alert("Name", isPresented: $1) { TextField("Field", text: .constant("")) } })
        #expect(harness.frame(of: "Field")?.width == 224)
    }

    /// Rows 57 high, 8 from the edges, what cancels 8 below (facts/metrics.tsv, dialog, iOS 13–18).
    @Test func choicesAreAtTheLowerEdge() {
        let harness = ViewHarness(
            Screen { content, isShown in
                content.confirmationDialog("Title", isPresented: isShown) {
                    Button("One") {}
                    Button("Remove", role: .destructive) {}
                }
            })
        #expect(frames(harness)["Cancel"] == CGRect(x: 8, y: 779, width: 374, height: 57))
        #expect(frames(harness)["Remove"]?.minY == 714.0)
        #expect(harness.element("Title") == nil)
        harness.tap(at: CGPoint(x: 100, y: 100))
        #expect(harness.labels == ["Below"])
    }

    @Test func aWideWindowHasChoicesAtTheViewAndPopoversWithAnArrow() {
        let size = CGSize(width: 1000, height: 700)
        let dialog = ViewHarness(
            Screen { content, isShown in
                content.confirmationDialog("Title", isPresented: isShown) { Button("One") {} }
            }, size: size)
        #expect(frames(dialog).keys.sorted() == ["One"])
        #expect((frames(dialog)["One"]?.minY ?? 0) > 350)
        let popover = ViewHarness(
            Screen { content, isShown in content.popover(isPresented: isShown) { TestBox(100, 50, "box") } }, size: size
        )
        #expect(popover.frame(of: "box")?.midX == 500)
    }

    @Test func aNarrowWindowHasASheetForAPopoverUnlessItMayNotAdapt() {
        let sheet = ViewHarness(Screen { $0.popover(isPresented: $1) { TestBox(100, 50, "box") } })
        #expect(sheet.elements.contains { $0.properties.role == .sheet && $0.properties.frame.minY == 10 })
        let popover = ViewHarness(
            Screen { content, isShown in
                content.popover(isPresented: isShown) {
                    TestBox(100, 50, "box").presentationCompactAdaptation(.popover)
                }
            })
        #expect(popover.frame(of: "box")?.size == CGSize(width: 100, height: 50))
        #expect(popover.frame(of: "box")?.minY == (844 + 20.5) / 2 + 13)
    }

    @Test func whatIsTypedGoesIntoTheFirstField() {
        struct Screen: View {
            @State private var isShown = false
            @State private var name = ""
            var body: some View {
                Button("Rename \(name)") { isShown = true }
                    .alert("Name?", isPresented: $isShown) {
                        TextField("Name", text: $name)
                        Button("Done") {}
                    }
            }
        }
        let harness = ViewHarness(Screen())
        harness.tap("Rename ")
        harness.settle()
        harness.send(.text("Ada"))
        harness.tap("Done")
        harness.settle()
        #expect(harness.labels == ["Rename Ada"])
    }

    private struct SignIn<Buttons: View>: View {
        @ViewBuilder let buttons: Buttons
        @State private var isShown = true
        @State private var name = ""
        @State private var code = ""
        var body: some View {
            Text("\(name) \(code)")
                .alert("Sign in", isPresented: $isShown) {
                    TextField("Name", text: $name)
                    SecureField("Code", text: $code)
                    buttons
                }
        }
    }

    /// As in UIKit's alerts, where Return in the last field does what the alert is for.
    @Test func returnLeadsFromFieldToFieldAndThenToTheDefaultAction() {
        let tally = Tally()
        let harness = ViewHarness(
            SignIn {
                Button("Cancel", role: .cancel) { tally.events.append("cancel") }
                Button("Forget", role: .destructive) { tally.events.append("forget") }
                Button("Sign In") { tally.events.append("in") }
            })
        harness.settle()
        harness.send(.text("Ada"))
        harness.press("\r")
        #expect(harness.focused == "Code")
        harness.send(.text("1"))
        harness.press("\r")
        harness.advance(by: 1)
        #expect(tally.events == ["in"])
        #expect(harness.labels == ["Ada 1"])
    }

    @Test func theDefaultActionIsTheOneThatTheAppSays() {
        let tally = Tally()
        let harness = ViewHarness(
            SignIn {
                Button("First") { tally.events.append("first") }
                Button("Second") { tally.events.append("second") }.keyboardShortcut(.defaultAction)
            })
        harness.settle()
        harness.press("\r", times: 2)
        #expect(tally.events == ["second"])
    }

    /// Return deletes nothing.
    @Test func returnDoesNoHarm() {
        let tally = Tally()
        let harness = ViewHarness(
            SignIn {
                Button("Delete", role: .destructive) { tally.events.append("delete") }
                Button("Cancel", role: .cancel) { tally.events.append("cancel") }
            })
        harness.settle()
        harness.press("\r", times: 2)
        #expect(tally.events == [])
        #expect(harness.focused == "Cancel")
    }

    @Test func returnConfirmsWhatHasOneButton() {
        let harness = ViewHarness(Screen { $0.alert("Done", isPresented: $1) {} })
        harness.press("\r")
        harness.advance(by: 1)
        #expect(harness.labels == ["Below"])
    }

    /// Long words are not broken, and the message is more than a sliver.
    @Test func atTheLargestTextsAnAlertIsWiderAndShowsItsMessage() throws {
        let message = "It is gone for good, and nothing in this world or in any other brings it back again."
        let harness = ViewHarness(
            Screen { content, isShown in
                content.alert("Delete permanently?", isPresented: isShown) {
                    ForEach(["One", "Two", "Three", "Four"], id: \.self) { Button($0) {} }
                } message: {
                    Text(message)
                }
            }
            .environment(\.dynamicTypeSize, .accessibility5))
        let alert = try #require(harness.elements.first { $0.properties.role == .alert }?.properties.frame)
        #expect(alert.width == 358 && alert.minY >= 24 && alert.maxY <= 844 - 24)
        let button = try #require(frames(harness)["One"])
        #expect(button.minY >= alert.minY + alert.height / 2 - 1)
    }

    @Test func choicesKeepClearOfTheUpperEdge() throws {
        for insets in [EdgeInsets(), EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)] {
            let harness = ViewHarness(
                Screen { content, isShown in
                    content.confirmationDialog("Send?", isPresented: isShown, titleVisibility: .visible) {
                        ForEach(0..<12, id: \.self) { Button("Choice \($0)") {} }
                    }
                }
                .environment(\.dynamicTypeSize, .accessibility5), safeArea: insets)
            harness.advance(by: 1)
            let card = try #require(harness.elements.first { $0.properties.role == .alert }?.properties.frame)
            #expect(card.minY >= insets.top + 8)
        }
    }
}
