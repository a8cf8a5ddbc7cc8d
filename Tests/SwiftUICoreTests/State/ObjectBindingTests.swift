import Combine
import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ObjectBindingTests {
    private final class Store: ObservableObject {
        @Published var names = ["a"]
        @Published var count = 0
    }

    private struct Owner: View {
        @ObservedObject var store: Store
        let tally: Tally

        var body: some View {
            NamesView(names: $store.names, tally: tally)
            Text("\(store.count)")
        }
    }

    private struct NamesView: View {
        @Binding var names: [String]
        let tally: Tally

        var body: some View {
            tally.events.append(names.joined())
            return ForEach(names, id: \.self) { Text($0) }
        }
    }

    @Test func aViewWithABindingIntoAnObjectShowsItsNewValue() {
        let (store, tally) = (Store(), Tally())
        let harness = ViewHarness(Owner(store: store, tally: tally))
        store.names.append("b")
        harness.settle()
        #expect(tally.events == ["a", "ab"])
    }

    @Test func itIsNotEvaluatedForAnotherPropertyOfTheObject() {
        let (store, tally) = (Store(), Tally())
        let harness = ViewHarness(Owner(store: store, tally: tally))
        store.count += 1
        harness.settle()
        #expect(tally.events == ["a"])
    }
}
