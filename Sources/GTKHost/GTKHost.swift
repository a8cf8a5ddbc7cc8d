import CGtk4
import CairoRenderer
import CoreFoundation
import Foundation
import Platform

/// Shows content in windows of the desktop.
@MainActor
package final class GTKHost: Platform.Host {
    package let textMeasurer: any TextMeasurer
    package let imageDecoder: any ImageDecoder
    package let clipboard: any Clipboard

    /// Shared by all windows, for what it keeps.
    let renderer: CairoRenderer
    private let connection: DisplayConnection
    private let loop: GLibRunLoop
    private let appearance: DesktopAppearance
    private var windows: [GTKWindow] = []
    private var isRunning = false

    /// Begins to connect to the display.
    /// - Throws: `DisplayError` where there is no display.
    package init(imageDecoder: any ImageDecoder) throws(DisplayError) {
        loop = GLibRunLoop()
        // The rest can be done while the display is being connected.
        connection = try DisplayConnection()
        textMeasurer = CairoTextMeasurer()
        renderer = CairoRenderer()
        self.imageDecoder = imageDecoder
        clipboard = GTKClipboard(connection)
        appearance = DesktopAppearance(environment: connection.environment)
        appearance.onChange = { [weak self] in self?.appearanceChanged() }
    }

    /// Opens a window. Windows that are made before `run` appear then.
    package func openWindow(_ content: any WindowContent, title: String) -> any HostWindow {
        let size = WindowSize.initial(environment: connection.environment)
        let window = GTKWindow(content, title: title, size: size, host: self)
        windows.append(window)
        if isRunning { window.open() }
        return window
    }

    package func run() -> Never {
        // All that needs no display happens while it is being connected.
        for window in windows { window.makeFirstFrame() }
        _ = connection.display
        appearance.displayConnected()
        for window in windows { window.open() }
        isRunning = true
        while true { CFRunLoopRun() }
    }

    package func open(_ url: URL) -> Bool {
        connection.open(url)
    }

    var isDark: Bool { appearance.isDark }

    /// Whether somebody else draws title bars around windows. `GTK_CSD=1` asks for our own, as it does in GTK's programs.
    var hasServerSideFrames: Bool {
        connection.environment["GTK_CSD"] != "1" && hanok_draws_server_side_frames(connection.display) != 0
    }

    /// A window has closed; with the last one the app ends.
    func windowClosed(_ window: GTKWindow) {
        windows.removeAll { $0 === window }
        if windows.isEmpty { exit(0) }
    }

    private func appearanceChanged() {
        for window in windows { window.metricsMayHaveChanged() }
    }
}
