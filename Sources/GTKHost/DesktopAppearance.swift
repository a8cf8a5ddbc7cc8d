import CGtk4
import Foundation

/// Whether the desktop is light or dark, and word of its changes.
///
/// The desktop's settings portal knows best. Without one, GTK's own settings tell. `HANOK_APPEARANCE` overrules both.
@MainActor
final class DesktopAppearance {
    private(set) var isDark: Bool
    var onChange: (() -> Void)?

    private let theme: GTKTheme
    private let portal: SettingsPortal?

    init(environment: [String: String]) {
        theme = GTKTheme(environment: environment)
        if let wish = environment["HANOK_APPEARANCE"] {
            isDark = wish == "dark"
            portal = nil
            return
        }
        isDark = theme.isDark
        portal = SettingsPortal(environment: environment)
        theme.observe(self) { data in
            MainActor.assumeIsolated { context(data, as: DesktopAppearance.self).update() }
        }
        portal?.onChange = { [weak self] in self?.update() }
    }

    /// Lets the portal answer before the first picture is drawn, if it does so at once.
    func waitForAnswer() {
        portal?.waitForAnswer(seconds: 0.03)
    }

    private func update() {
        let now = portal?.prefersDark ?? theme.isDark
        guard now != isDark else { return }
        isDark = now
        onChange?()
    }
}
