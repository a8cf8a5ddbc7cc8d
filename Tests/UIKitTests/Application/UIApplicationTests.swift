import Combine
import Foundation
import SwiftUICore
import Testing

@testable import UIKit

@MainActor
struct UIApplicationTests {
    final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        static var events: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            Self.events.append("finished")
            return true
        }
    }

    struct Example: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate

        var adaptor: UIApplicationDelegateAdaptor<Delegate> { _delegate }
        var body: some Scene { WindowGroup { EmptyView() } }
    }

    @Test func theDelegateIsToldOnceAndBeforeTheBody() {
        let app = Example()
        #expect(UIApplication.shared.delegate === app.delegate)
        var property = app.adaptor
        #expect(Delegate.events == [])
        property.update()
        property.update()
        #expect(Delegate.events == ["finished"])
    }

    @Test func notificationsTellWhetherTheAppIsActive() {
        var names: [String] = []
        let observed = [
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification,
        ]
        let subscriptions = observed.map { name in
            NotificationCenter.default.publisher(for: name).sink { names.append($0.name.rawValue) }
        }
        let app = UIApplication()
        for phase in [.inactive, .active, .active, .inactive, .active] as [ScenePhase] { app.setPhase(phase) }
        #expect(
            names == [
                "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
                "UIApplicationWillResignActiveNotification", "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(app.applicationState == .active)
        subscriptions.forEach { $0.cancel() }
    }

    /// The order in which iOS tells of an app that goes and comes back.
    @Test func notificationsTellOfTheBackground() {
        var names: [String] = []
        let observed = [
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        ]
        let app = UIApplication()
        app.setPhase(.active)
        let subscriptions = observed.map { name in
            NotificationCenter.default.publisher(for: name, object: app).sink {
                names.append($0.name.rawValue.replacing("UIApplication", with: "").replacing("Notification", with: ""))
            }
        }
        for phase in [.inactive, .background, .inactive, .active] as [ScenePhase] { app.setPhase(phase) }
        #expect(names == ["WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func addressesOfTheAppsOwnKindCannotBeOpened() throws {
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(!UIApplication.shared.canOpenURL(settings))
        #expect(UIApplication.shared.canOpenURL(URL(string: "https://example.com")!))
    }
}
