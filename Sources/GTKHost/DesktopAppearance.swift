import CGtk4
import Foundation

/// Whether the desktop is light or dark, and word of its changes.
///
/// The desktop's settings portal knows best. Without one, GTK's own settings tell. `HANOK_APPEARANCE` overrules both.
@MainActor
final class DesktopAppearance {
    private(set) var isDark: Bool
    var onChange: (() -> Void)?

    /// Seconds that the first picture waits for the portal.
    private static let patience = 0.03

    private let theme: GTKTheme
    private let isForced: Bool
    private let portal: SettingsPortal?

    init(environment: [String: String]) {
        let wish = environment["HANOK_APPEARANCE"]
        theme = GTKTheme(environment: environment)
        isForced = wish != nil
        isDark = isForced ? wish == "dark" : theme.isDark
        portal = isForced ? nil : SettingsPortal(environment: environment)
    }

    /// Learns what can only be learned now, and follows it from here on.
    func displayConnected() {
        guard !isForced else { return }
        portal?.waitForAnswer(seconds: Self.patience)
        theme.observe(self) { data in
            MainActor.assumeIsolated { context(data, as: DesktopAppearance.self).update() }
        }
        portal?.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        let now = portal?.prefersDark ?? theme.isDark
        guard now != isDark else { return }
        isDark = now
        onChange?()
    }
}
