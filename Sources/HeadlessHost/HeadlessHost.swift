import CairoRenderer
import DriveScripts
import Foundation
import Geometry
import Platform

/// Shows an app nowhere: it makes pictures, or is driven by a script. It needs no display.
@MainActor
package final class HeadlessHost: Platform.Host {
    package let textMeasurer: any TextMeasurer = CairoTextMeasurer()
    package let imageDecoder: any ImageDecoder = PixbufImageDecoder()
    package let clipboard: any Clipboard = MemoryClipboard()
    package private(set) var configuration: HostConfiguration

    /// What a script's `locate` step does: takes a latitude and a longitude in degrees.
    package static var locate: (@MainActor (_ latitude: Double, _ longitude: Double) -> Void)?

    /// What a script's `walk` step does: takes the path of a GPX file, and how many times as fast it is walked.
    package static var walk: (@MainActor (_ path: String, _ speed: Double) throws -> Void)?

    /// What a script's `authorize` step does: takes its word.
    package static var authorize: (@MainActor (_ answer: String) -> Void)?

    /// What a script's `heading` step does: takes degrees clockwise from north.
    package static var turn: (@MainActor (_ degrees: Double) -> Void)?

    /// What a script's `textsize` step does.
    package static var changeTextSize: (@MainActor (TextSize) -> Void)?

    /// Seconds until the device moves on a walk; nil where it stands.
    package static var timeToNextPlace: (@MainActor () -> Double?)?

    /// Is told the seconds by which the virtual clock moves.
    package static var timePassed: (@MainActor (_ seconds: Double) -> Void)?

    /// Addresses that the app wanted to have opened, in order.
    package private(set) var openedURLs: [URL] = []

    private var script: DriveScript?
    /// How many of the script's lines are done.
    private var doneLines = 0

    private let renderer = CairoRenderer()
    private let clock = VirtualClock()
    private var allWindows: [HeadlessWindow] = []
    package private(set) lazy var driver = FrameDriver(clock: clock) { [unowned self] in windows }

    package init(configuration: HostConfiguration) { self.configuration = configuration }

    /// The windows that are open, the first one opened first.
    package var windows: [HeadlessWindow] { allWindows.filter { !$0.isClosed } }

    package func openWindow(_ content: any WindowContent, title: String) -> any HostWindow {
        let window = HeadlessWindow(
            content, title: title, metrics: configuration.metrics, clock: clock, renderer: renderer)
        allWindows.append(window)
        return window
    }

    /// Makes all windows light or dark, now and later.
    func setAppearance(isDark: Bool) {
        configuration.isDark = isDark
        for window in windows {
            var metrics = window.metrics
            metrics.isDark = isDark
            window.setMetrics(metrics)
        }
        driver.update()
    }

    /// Gives the keyboard to the app or takes it, and shows its windows or hides them.
    func setActivity(isActive: Bool, isHidden: Bool) {
        for window in windows {
            var metrics = window.metrics
            (metrics.isActive, metrics.isHidden) = (isActive, isHidden)
            window.setMetrics(metrics)
        }
        driver.update()
    }

    /// Has what the script says at its beginning hold before the app starts: where the device is, and what the app may.
    package func begin() {
        RunReport.isOn = true
        guard let path = configuration.script else {
            if configuration.picture != nil { RunReport.begin("before its picture was made") }
            return
        }
        report {
            let script = try DriveScript(path: path)
            if let first = script.lines.first { DriveRunner.willDo(first, of: script) }
            doneLines = try DriveRunner(host: self).begin(script)
            self.script = script
        }
    }

    /// Drives the app by the script if there is one, else makes the picture if one is asked for, and ends the process;
    /// with neither the app runs, unseen, until it is told to end.
    package func run() -> Never {
        if let script { report { try DriveRunner(host: self).run(script, after: doneLines) } }
        if script != nil { end(0) }
        if let remote = configuration.remote { end(follow(remote)) }
        if let picture = configuration.picture { end(makePicture(picture)) }
        while !windows.isEmpty { driver.wait(1) }
        exit(0)
    }

    /// Without a desktop no other program can show the address, so it is printed.
    package func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        print("opened \(url.absoluteString)")
        return true
    }

    private func end(_ status: Int32) -> Never {
        RunReport.end()
        exit(status)
    }

    /// Ends the process where a script can't be read or fails.
    private func report(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            Self.report("\(error)")
            end(1)
        }
    }

    private func follow(_ folder: String) -> Int32 {
        do {
            return try RemoteDriver(host: self, folder: folder).run()
        } catch {
            Self.report("error: \(error)")
            return 1
        }
    }

    private func makePicture(_ path: String) -> Int32 {
        driver.settle()
        guard let window = windows.first else {
            Self.report("error: the app opened no window")
            return 1
        }
        do {
            try window.writePicture(to: path)
            print(path)
            return 0
        } catch {
            Self.report("error: \(error)")
            return 1
        }
    }

    /// What the app has printed comes first, even into a file.
    private static func report(_ message: String) {
        fflush(nil)
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
