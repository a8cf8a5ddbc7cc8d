import Combine
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct AppStorageTests {
    private enum Theme: String { case light, dark }

    /// A database of its own for each test.
    private static func makeStore() -> UserDefaults {
        let name = "hanok-tests-\(UUID().uuidString)"
        let store = UserDefaults(suiteName: name)!
        store.removePersistentDomain(forName: name)
        return store
    }

    private struct Counter: View {
        @AppStorage("count") private var count = 3
        let tally: Tally

        var body: some View {
            tally.body("counter")
            return Button("\(count)") { count += 1 }
        }
    }

    @Test func allViewsThatReadAKeyFollowIt() {
        let (store, tally) = (Self.makeStore(), Tally())
        let harness = ViewHarness(
            VStack {
                Counter(tally: tally)
                Counter(tally: tally)
            }.defaultAppStorage(store))
        #expect(harness.labels == ["3", "3"])
        harness.tap("3")
        #expect(harness.labels == ["4", "4"])
        #expect(store.integer(forKey: "count") == 4)
        #expect(tally.bodies["counter"] == 4)
    }

    @Test func whatOtherCodeWritesIsSeenInTheNextFrame() {
        let (store, tally) = (Self.makeStore(), Tally())
        let harness = ViewHarness(
            VStack {
                Counter(tally: tally)
                Button("Write") { store.set(9, forKey: "count") }
                Button("Other") { store.set(9, forKey: "other") }
            }.defaultAppStorage(store))
        harness.tap("Write")
        #expect(harness.labels.first == "9")
        harness.tap("Other")
        #expect(tally.bodies["counter"] == 2)
    }

    @Test func whatAnotherThreadWritesIsSeen() async {
        nonisolated(unsafe) let store = Self.makeStore()
        let harness = ViewHarness(Counter(tally: Tally()).defaultAppStorage(store))
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                store.set(12, forKey: "count")
                DispatchQueue.main.async { done.resume() }
            }
        }
        harness.settle()
        #expect(harness.labels == ["12"])
    }

    @Test func valuesOfEveryTypeAreKept() {
        let store = Self.makeStore()
        func check<Value: Equatable>(_ make: () -> AppStorage<Value>, _ first: Value, _ second: Value) {
            #expect(make().wrappedValue == first)
            make().wrappedValue = second
            #expect(make().wrappedValue == second)
            make().projectedValue.wrappedValue = first
            #expect(make().wrappedValue == first)
        }
        let (url, date) = (URL(string: "https://a.example/b")!, Date(timeIntervalSince1970: 7))
        check({ AppStorage(wrappedValue: true, "bool", store: store) }, true, false)
        check({ AppStorage(wrappedValue: 1, "int", store: store) }, 1, -2)
        check({ AppStorage(wrappedValue: 1.5, "double", store: store) }, 1.5, 2)
        check({ AppStorage(wrappedValue: "a", "string", store: store) }, "a", "가")
        check({ AppStorage(wrappedValue: Data([1]), "data", store: store) }, Data([1]), Data())
        check({ AppStorage(wrappedValue: url, "url", store: store) }, url, URL(string: "https://c.example")!)
        check({ AppStorage(wrappedValue: date, "date", store: store) }, date, date.addingTimeInterval(9))
        check({ AppStorage(wrappedValue: Theme.light, "raw", store: store) }, .light, .dark)
        check({ AppStorage<String?>("missing", store: store) }, nil, "there")
        check({ AppStorage<Theme?>("theme", store: store) }, nil, .dark)
        #expect(store.object(forKey: "missing") == nil)
    }

    @Test func aValueOfAnotherTypeCountsAsMissing() {
        let store = Self.makeStore()
        store.set("purple", forKey: "theme")
        #expect(AppStorage(wrappedValue: Theme.dark, "theme", store: store).wrappedValue == .dark)
        store.set(["a"], forKey: "text")
        #expect(AppStorage(wrappedValue: "b", "text", store: store).wrappedValue == "b")
    }

    private final class Settings: ObservableObject {
        let store: UserDefaults
        @AppStorage("name") var name = "old"

        init(store: UserDefaults) {
            self.store = store
            _name = AppStorage(wrappedValue: "old", "name", store: store)
        }
    }

    private struct SettingsView: View {
        @ObservedObject var settings: Settings
        var body: some View { Button(settings.name) { settings.name = "new" } }
    }

    @Test func objectsMayHoldStoredValues() {
        let harness = ViewHarness(SettingsView(settings: Settings(store: Self.makeStore())))
        harness.tap("old")
        #expect(harness.labels == ["new"])
    }

    private struct Scene: View {
        @SceneStorage("hanok-tests-draft") private var draft: String?
        var body: some View { Button(draft ?? "none") { draft = draft == nil ? "text" : nil } }
    }

    @Test func aSceneKeepsItsValues() {
        UserDefaults.standard.removeObject(forKey: "SceneStorage.hanok-tests-draft")
        ViewHarness(Scene()).tap("none")
        let again = ViewHarness(Scene())
        #expect(again.labels == ["text"])
        again.tap("text")
        #expect(again.labels == ["none"])
    }

    @Test func eachWindowHasItsOwn() {
        UserDefaults.standard.removeObject(forKey: "SceneStorage.hanok-tests-draft")
        let scope = SceneStorageScope.window(2)
        SceneStorageScope.forget(scope)
        ViewHarness(Scene()).tap("none")
        let second = ViewHarness(Scene().environment(\.sceneStorageScope, scope))
        #expect(second.labels == ["none"])
        second.tap("none")
        SceneStorageScope.forget(scope)
        #expect(ViewHarness(Scene().environment(\.sceneStorageScope, scope)).labels == ["none"])
        #expect(ViewHarness(Scene()).labels == ["text"])
    }
}
