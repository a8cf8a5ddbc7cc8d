import Combine
import Foundation
import Geometry
import Observation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What is evaluated, laid out and painted after a change: no more than what it concerns.
@MainActor
struct UpdateCountTests {
    private struct Row: View {
        let index: Int
        let tally: Tally
        @State private var isOn = false

        var body: some View {
            tally.body("row \(index)")
            return TestBox(40, 10, "row \(index)", color: isOn ? .white : .black).onTapGesture { isOn.toggle() }
        }
    }

    private struct Column: View {
        let count: Int
        let tally: Tally

        var body: some View {
            tally.body("column")
            return VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, tally: tally) } }
        }
    }

    @Test func oneStateOfOneRowAmongAThousandConcernsThatRowOnly() {
        let tally = Tally()
        let harness = ViewHarness(Column(count: 1000, tally: tally), size: CGSize(width: 100, height: 10_000))
        #expect(tally.bodies.values.reduce(0, +) == 1001)
        tally.bodies = [:]
        let measures = harness.viewGraph.measureCount
        let places = harness.viewGraph.placeCount

        harness.tap("row 500")

        #expect(tally.bodies == ["row 500": 1])
        #expect(harness.viewGraph.measureCount - measures <= 8)
        #expect(harness.viewGraph.placeCount - places <= 3)
        #expect(harness.damage == [CGRect(x: 30, y: 5000, width: 40, height: 10)])
    }

    @Test func weakFieldsAreComparedByTheirObjects() {
        final class Owner: NSObject { weak var next: NSObject? }
        struct Page: View {
            let title: String
            weak var owner: NSObject?
            unowned let other: NSObject
            weak var delegate: (any NSObjectProtocol)?
            var body: some View { EmptyView() }
        }
        let (first, second) = (Owner(), Owner())
        func page(_ owner: NSObject?) -> Page { Page(title: "a", owner: owner, other: first, delegate: owner) }
        #expect(ValueComparison.areEqual(page(first), page(first)))
        #expect(ValueComparison.areEqual(page(nil), page(nil)))
        #expect(!ValueComparison.areEqual(page(first), page(second)))
        #expect(!ValueComparison.areEqual(page(first), page(nil)))
    }

    @Test func anEqualValueEvaluatesNothing() {
        struct Setter: View {
            let tally: Tally
            @State private var value = 1
            var body: some View {
                tally.body("setter")
                return TestBox(CGFloat(value) * 10, 10, "box").onTapGesture { value = 1 }
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Setter(tally: tally))
        harness.tap("box")
        #expect(tally.bodies == ["setter": 1])
    }

    @Test func stateThatBodyDoesNotReadEvaluatesNothing() {
        struct Unread: View {
            let tally: Tally
            @State private var value = 1
            var body: some View {
                tally.body("unread")
                return TestBox(10, 10, "box").onTapGesture { value += 1 }
            }
        }
        let tally = Tally()
        ViewHarness(Unread(tally: tally)).tap("box")
        #expect(tally.bodies == ["unread": 1])
    }

    @Test func aBindingsReaderIsEvaluatedAndItsOwnerIsNot() {
        struct Child: View {
            @Binding var width: CGFloat
            let tally: Tally
            var body: some View {
                tally.body("child")
                return TestBox(width, 10, "box").onTapGesture { width += 10 }
            }
        }
        struct Owner: View {
            let tally: Tally
            @State private var width: CGFloat = 10
            var body: some View {
                tally.body("owner")
                return Child(width: $width, tally: tally)
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Owner(tally: tally))
        harness.tap("box")
        #expect(tally.bodies == ["owner": 1, "child": 2])
        #expect(harness.frame(of: "box")?.width == 20)
    }

    @Observable
    final class Model {
        var read = 1
        var unread = 1
    }

    @Test func observableObjectsAreTrackedByProperty() {
        struct Reader: View {
            let model: Model
            let tally: Tally
            var body: some View {
                tally.body("reader")
                return TestBox(CGFloat(model.read), 10, "box")
            }
        }
        let tally = Tally()
        let model = Model()
        let harness = ViewHarness(Reader(model: model, tally: tally))
        model.unread = 5
        harness.settle()
        #expect(tally.bodies == ["reader": 1])
        model.read = 30
        harness.settle()
        #expect(tally.bodies == ["reader": 2])
        #expect(harness.frame(of: "box")?.width == 30)
    }

    final class Store: ObservableObject {
        @Published var width: CGFloat = 10
        @Published var other = 0
    }

    @Test func severalChangesOfAnObservableObjectAreOneEvaluation() {
        struct Reader: View {
            @ObservedObject var store: Store
            let tally: Tally
            var body: some View {
                tally.body("reader")
                return TestBox(store.width, 10, "box")
            }
        }
        let tally = Tally()
        let store = Store()
        let harness = ViewHarness(Reader(store: store, tally: tally))
        store.width = 20
        store.width = 30
        store.other = 1
        harness.settle()
        #expect(tally.bodies == ["reader": 2])
        #expect(harness.frame(of: "box")?.width == 30)
    }

    @Test func aStateObjectIsMadeOnce() {
        final class Counted: ObservableObject {
            nonisolated(unsafe) static var made = 0
            @Published var width: CGFloat = 10
            init() { Self.made += 1 }
        }
        struct Owner: View {
            @StateObject private var object = Counted()
            var body: some View { TestBox(object.width, 10, "box").onTapGesture { object.width += 5 } }
        }
        struct Parent: View {
            @State private var flag = false
            var body: some View {
                VStack(spacing: 0) {
                    Owner()
                    TestBox(flag ? 3 : 2, 10, "toggle").onTapGesture { flag.toggle() }
                }
            }
        }
        let harness = ViewHarness(Parent())
        harness.tap("toggle")
        harness.tap("box")
        #expect(Counted.made == 1)
        #expect(harness.frame(of: "box")?.width == 15)
    }

    private struct WidthKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }

    @Test func anEnvironmentKeyConcernsItsReadersOnly() {
        struct Reader: View {
            @Environment(\.testWidth) private var width
            let tally: Tally
            var body: some View {
                tally.body("reader")
                return TestBox(width, 10, "box")
            }
        }
        struct Bystander: View {
            @Environment(\.isEnabled) private var isEnabled
            let tally: Tally
            var body: some View {
                tally.body("bystander")
                return TestBox(isEnabled ? 1 : 2, 10)
            }
        }
        struct Root: View {
            let tally: Tally
            @State private var width: CGFloat = 20
            var body: some View {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Reader(tally: tally)
                        Bystander(tally: tally)
                    }
                    .environment(\.testWidth, width)
                    TestBox(5, 5, "change").onTapGesture { width = 40 }
                }
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Root(tally: tally))
        harness.tap("change")
        #expect(tally.bodies == ["reader": 2, "bystander": 1])
        #expect(harness.frame(of: "box")?.width == 40)
    }
}

extension EnvironmentValues {
    fileprivate struct TestWidthKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }

    fileprivate var testWidth: CGFloat {
        get { self[TestWidthKey.self] }
        set { self[TestWidthKey.self] = newValue }
    }
}
