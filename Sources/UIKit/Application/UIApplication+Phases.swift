import Foundation
import SwiftUICore

extension UIApplication {
    /// The phase of the app's window has changed.
    func setPhase(_ phase: ScenePhase) {
        switch phase {
        case .active: becomeActive()
        case .inactive: applicationState == .background ? enterForeground() : resignActive()
        default: enterBackground()
        }
    }

    private func becomeActive() {
        guard applicationState != .active else { return }
        if applicationState == .background || !hasBeenActive { enterForeground() }
        applicationState = .active
        tell({ $0.sceneDidBecomeActive($1) }, { $0.applicationDidBecomeActive(self) }, Self.didBecomeActiveNotification)
        hasBeenActive = true
    }

    private func resignActive() {
        guard applicationState == .active else { return }
        applicationState = .inactive
        tell(
            { $0.sceneWillResignActive($1) }, { $0.applicationWillResignActive(self) },
            Self.willResignActiveNotification)
    }

    private func enterBackground() {
        resignActive()
        guard applicationState != .background else { return }
        applicationState = .background
        tell(
            { $0.sceneDidEnterBackground($1) }, { $0.applicationDidEnterBackground(self) },
            Self.didEnterBackgroundNotification)
    }

    private func enterForeground() {
        applicationState = .inactive
        tell(
            { $0.sceneWillEnterForeground($1) }, { $0.applicationWillEnterForeground(self) },
            Self.willEnterForegroundNotification)
    }

    /// The scene's delegate is told, and the app's where there is none; what they were told at the start is not repeated.
    private func tell(
        _ tellScene: (any UISceneDelegate, UIScene) -> Void, _ tellApp: (any UIApplicationDelegate) -> Void,
        _ notification: Notification.Name
    ) {
        if hasBeenActive, let sceneDelegate, let scene = connectedScenes.first {
            tellScene(sceneDelegate, scene)
        } else if hasBeenActive, isRunByDelegate, let ownedDelegate {
            tellApp(ownedDelegate)
        }
        NotificationCenter.default.post(name: notification, object: self)
    }
}
