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

    let connection: DisplayConnection
    let appearance: DesktopAppearance
    private let loop: GLibRunLoop
    private var windows: [GTKWindow] = []

    /// Connects to the display.
    /// - Throws: `DisplayError` where there is no display or it does not answer.
    package init(textMeasurer: any TextMeasurer, imageDecoder: any ImageDecoder) throws(DisplayError) {
        connection = try DisplayConnection()
        self.textMeasurer = textMeasurer
        self.imageDecoder = imageDecoder
        clipboard = GTKClipboard(connection)
        appearance = DesktopAppearance(environment: connection.environment)
        loop = GLibRunLoop()
        appearance.onChange = { [weak self] in self?.appearanceChanged() }
    }

    package func openWindow(_ content: any WindowContent, title: String) -> any HostWindow {
        let window = GTKWindow(content, title: title, host: self)
        windows.append(window)
        return window
    }

    package func run() -> Never {
        appearance.waitForAnswer()
        for window in windows { window.runFirstFrame() }
        while true { CFRunLoopRun() }
    }

    package func open(_ url: URL) -> Bool {
        connection.open(url)
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
