import Foundation
import Synchronization
import Testing

@testable import AppleFoundation

/// Values by the documentation of `UserDefaults` on Apple's platforms.
@Suite struct AppDefaultsTests {
    private let name = "hanok-tests-\(UUID().uuidString)"
    private let store: UserDefaults

    init() throws {
        store = try #require(UserDefaults(suiteName: name))
        AppDefaults.adopt(store)
    }

    @Test func numbersAreReadAsEachOther() {
        store.set(5, forKey: "n")
        #expect(store.double(forKey: "n") == 5)
        #expect(store.float(forKey: "n") == 5)
        #expect(store.string(forKey: "n") == "5")
        #expect(store.bool(forKey: "n"))
        store.set(2.75, forKey: "n")
        #expect(store.integer(forKey: "n") == 2)
        store.set("12", forKey: "n")
        #expect(store.integer(forKey: "n") == 12)
        #expect(store.integer(forKey: "missing") == 0)
    }

    @Test(arguments: ["https://a.example/b?c=1", "file:///tmp/a%20b.txt"])
    func addressesAreKept(text: String) throws {
        let url = try #require(URL(string: text))
        store.set(url, forKey: "url")
        #expect(store.url(forKey: "url")?.absoluteString == text)
        store.set(url as Any, forKey: "any")
        #expect(store.url(forKey: "any")?.absoluteString == text)
        store.set(nil as URL?, forKey: "url")
        #expect(store.url(forKey: "url") == nil)
    }

    @Test func eachChangeIsTold() {
        let count = Mutex(0)
        let token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: store, queue: nil
        ) { _ in count.withLock { $0 += 1 } }
        store.set(true, forKey: "flag")
        store.removeObject(forKey: "flag")
        #expect(count.withLock { $0 } == 2)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func aDomainIsForgottenAtOnce() {
        store.set("there", forKey: "text")
        #expect(store.persistentDomain(forName: name)?["text"] as? String == "there")
        store.removePersistentDomain(forName: name)
        #expect(store.string(forKey: "text") == nil)
    }

    @Test func adoptionIsDoneOnce() {
        AppDefaults.adopt(store)
        #expect(type(of: store) == AppDefaults.self)
    }
}
