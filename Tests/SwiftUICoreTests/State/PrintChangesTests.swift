import Combine
import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The names and their order are those that `_printChanges` prints on Apple's platforms.
@MainActor
struct PrintChangesTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private final class Notes {
        var all: [[String]] = []
    }

    private struct Child: View {
        let name: String
        @State private var isOn = false
        @ObservedObject var model: Model
        @Environment(\.isEnabled) private var isEnabled
        let notes: Notes

        var body: some View {
            notes.all.append(ViewNode.evaluated?.takeChanges() ?? ["nobody"])
            return Button(name) { isOn.toggle() }.accessibilityIdentifier("button")
        }
    }

    private struct Parent: View {
        let model: Model
        let notes: Notes
        @State private var name = "a"
        @State private var isDisabled = false

        var body: some View {
            Child(name: name, model: model, notes: notes).disabled(isDisabled)
            Text("rename").onTapGesture { name = "b" }
            Text("disable").onTapGesture { isDisabled = true }
        }
    }

    @Test func itTellsWhatHasChangedSinceTheLastEvaluation() {
        let (model, notes) = (Model(), Notes())
        let harness = ViewHarness(Parent(model: model, notes: notes))
        harness.tap("button")
        model.count += 1
        harness.settle()
        harness.tap("rename")
        harness.tap("disable")
        #expect(
            notes.all == [
                ["@self", "@identity", "_isOn", "_model", "_isEnabled"], ["_isOn"], ["_model"], ["@self"],
                ["_isEnabled"],
            ])
    }
}
