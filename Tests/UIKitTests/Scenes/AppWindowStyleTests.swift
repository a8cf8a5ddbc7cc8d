import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct AppWindowStyleTests {
    private struct Reader: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
    }

    @Test func theWindowsStyleIsThatOfTheAppsViews() {
        let window = UIWindow(frame: .zero)
        window.showsAppViews(of: UIViewController())
        let harness = ViewHarness(Reader().modifier(AppWindowStyle(window: window)))
        #expect(harness.labels == ["light"])
        window.overrideUserInterfaceStyle = .dark
        harness.settle()
        #expect(harness.labels == ["dark"])
        window.overrideUserInterfaceStyle = .unspecified
        harness.settle()
        #expect(harness.labels == ["light"])
    }

    @Test func whatTheViewsPreferCountsMore() {
        let window = UIWindow(frame: .zero)
        window.showsAppViews(of: UIViewController())
        window.overrideUserInterfaceStyle = .dark
        let view = Reader().preferredColorScheme(.light).modifier(AppWindowStyle(window: window))
        #expect(ViewHarness(view).labels == ["light"])
    }
}
