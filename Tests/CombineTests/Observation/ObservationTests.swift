import Combine
import Testing

struct ObservationTests {
    private class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    private final class Derived: Model {
        @Published var more = 0
    }

    private final class Plain: ObservableObject {
        var value = 0 { willSet { objectWillChange.send() } }
    }

    private final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<String, Never>()
        @Published var value = 0
    }

    @Test func thePublisherSendsBeforeTheValueIsStored() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.$name.sink { [unowned model] in seen.append("\($0) \(model.name)") }
        model.name = "b"
        #expect(seen == ["a a", "b a"])
        #expect(model.name == "b")
        subscription.cancel()
    }

    @Test func theObjectSendsBeforeItsProperty() {
        let model = Model()
        var order: [String] = []
        let subscriptions = [
            model.objectWillChange.sink { order.append("object") },
            model.$name.dropFirst().sink { order.append("name \($0)") },
        ]
        model.name = "b"
        model.count = 1
        #expect(order == ["object", "name b", "object"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func subclassesAndSuperclassesShareOnePublisher() {
        let derived = Derived()
        var count = 0
        let subscription = (derived as Model).objectWillChange.sink { count += 1 }
        derived.more = 1
        derived.name = "b"
        #expect(count == 2)
        #expect(derived.objectWillChange === derived.objectWillChange)
        subscription.cancel()
    }

    @Test func anObjectWithoutPublishedPropertiesKeepsItsPublisher() {
        let plain = Plain()
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(plain.objectWillChange !== Plain().objectWillChange)
        var count = 0
        let subscription = plain.objectWillChange.sink { count += 1 }
        plain.value = 1
        #expect(count == 1)
        subscription.cancel()
    }

    @Test func aPublisherOfItsOwnIsNotSentTo() {
        let own = Own()
        var received: [String] = []
        let subscription = own.objectWillChange.sink { received.append($0) }
        own.value = 1
        own.objectWillChange.send("by hand")
        #expect(received == ["by hand"])
        subscription.cancel()
    }

    @Test func assigningToAPropertyEndsWithIt() {
        let upstream = ScriptedPublisher<Int, Never>()
        var model: Model? = Model()
        upstream.assign(to: &model!.$count)
        upstream.send(5)
        #expect(model?.count == 5)
        model = nil
        #expect(upstream.cancelCount == 1)
    }

    @Test func aPropertyNamesItsSubscription() {
        #expect(Model().$count.track().history == [.subscription("PublishedSubject"), .value(0)])
    }

    @Test func objectsAreNotHeldByTheirPublishers() {
        weak var model: Model?
        weak var plain: Plain?
        var subscriptions: [AnyCancellable] = []
        do {
            let (first, second) = (Model(), Plain())
            (model, plain) = (first, second)
            subscriptions = [
                first.objectWillChange.sink {}, first.$name.sink { _ in }, second.objectWillChange.sink {},
            ]
        }
        #expect(model == nil && plain == nil)
        subscriptions.forEach { $0.cancel() }
    }
}
