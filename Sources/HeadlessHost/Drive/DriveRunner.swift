import CAppRandom
import DriveScripts
import Foundation
import Geometry
import Platform

/// Plays the user that a script describes.
@MainActor
struct DriveRunner {
    let host: HeadlessHost
    private let input: DriveInput

    init(host: HeadlessHost) {
        self.host = host
        input = DriveInput(host: host)
    }

    /// Does the steps at the script's beginning that say where the device is and what the app may, for an app that has
    /// not started yet.
    /// - Returns: how many lines these are.
    /// - Throws: `DriveFailure` at the first step that fails.
    func begin(_ script: DriveScript) throws -> Int {
        let lines = script.lines.prefix(while: \.step.isAboutTheDevice)
        for line in lines { try run(line, of: script) }
        return lines.count
    }

    /// - Parameter done: how many lines `begin` has done.
    /// - Throws: `DriveFailure` at the first step that fails.
    func run(_ script: DriveScript, after done: Int = 0) throws {
        host.driver.letTasksRun()
        for line in script.lines.dropFirst(done) {
            try run(line, of: script)
            host.driver.letTasksRun()
        }
    }

    /// Has it told where the app ends in the middle of a step.
    static func willDo(_ line: DriveScript.Line, of script: DriveScript) {
        RunReport.begin("before this step was done: \(line.text)", at: place(line, script))
    }

    private static func place(_ line: DriveScript.Line, _ script: DriveScript) -> String {
        "\(script.name):\(line.number)"
    }

    private func run(_ line: DriveScript.Line, of script: DriveScript) throws {
        Self.willDo(line, of: script)
        do {
            try run(line.step, of: script)
        } catch {
            throw DriveFailure(
                place: Self.place(line, script), step: line.text, reason: "\(error)", screen: screen)
        }
    }

    func run(_ step: DriveStep, of script: DriveScript) throws {
        switch step {
        case .wait(let seconds): host.driver.wait(seconds)
        case .waitFor(let name, let timeout): try wait(for: name, timeout)
        case .advance(let seconds): host.driver.advance(by: seconds)
        case .tap(let target): try input.tap(point(target), count: 1)
        case .doubleTap(let target): try input.tap(point(target), count: 2)
        case .longPress(let target): try input.longPress(point(target))
        case .type(let text): try input.type(text)
        case .key(let key): try input.press(key)
        case .swipe(let direction, let target): try input.swipe(direction, in: frame(target))
        case .drag(let start, let end): try input.drag(from: point(start), to: point(end))
        case .drop(let start, let end): try input.drop(from: point(start), on: point(end))
        case .scroll(let direction, let length, let target):
            try input.scroll(direction, by: length, at: frame(target).center)
        case .pinch(let scale, let target): try input.transform(scale: scale, degrees: 0, at: frame(target).center)
        case .rotate(let degrees, let target): try input.transform(scale: 1, degrees: degrees, at: frame(target).center)
        case .expect(let name, let expectation): try check(name, expectation)
        case .refute(let name):
            if let found = try finder().visible(name) {
                throw DriveProblem("it is on the screen: \(AccessibilityTreeText.line(found))")
            }
        case .expectCount(let name, let count):
            let found = try finder().all(name).count
            if found != count { throw DriveProblem("there are \(found)") }
        case .snapshot(let name): try window().writePicture(to: path(name))
        case .tree(let name): try window().writeTree(to: path(name))
        case .locate(let latitude, let longitude): try simulate(HeadlessHost.locate) { $0(latitude, longitude) }
        case .walk(let name, let speed): try simulate(HeadlessHost.walk) { try $0(script.path(of: name), speed) }
        case .authorize(let authorization): try simulate(HeadlessHost.authorize) { $0(authorization.rawValue) }
        case .date(let date): try set(date)
        case .seed(let seed): hanok_seed_random(seed)
        case .heading(let degrees): try simulate(HeadlessHost.turn) { $0(degrees) }
        case .textSize(let size):
            HeadlessHost.changeTextSize?(size)
            host.driver.update()
        case .appearance(let appearance): host.setAppearance(isDark: appearance == .dark)
        case .scenePhase(let phase): host.setActivity(isActive: phase == .active, isHidden: phase == .background)
        }
    }

    private func check(_ name: String, _ expectation: ElementExpectation) throws {
        let finder = try finder()
        guard let first = finder.visible(name) else { throw DriveProblem(missing(name, finder)) }
        let isFound = finder.all(name).contains { finder.isVisible($0) && expectation.fits($0) }
        if !isFound && !expectation.fits(first) {
            throw DriveProblem("it is another: \(AccessibilityTreeText.line(first))")
        }
    }

    private func set(_ components: DateComponents) throws {
        guard let date = Calendar(identifier: .gregorian).date(from: components) else {
            throw DriveProblem("there is no such date")
        }
        AppClock.setDate(date)
        host.driver.update()
    }

    private func simulate<Action>(_ action: Action?, _ act: (Action) throws -> Void) throws {
        guard let action else { throw DriveProblem("the app does not ask where it is") }
        try act(action)
        host.driver.update()
    }

    private func wait(for name: String, _ timeout: Double) throws {
        let isThere = try host.driver.wait(until: { try finder().visible(name) != nil }, timeout: timeout)
        if !isThere { throw DriveProblem("it did not appear within \(timeout) seconds") }
    }

    /// The window that was opened last is the one in front.
    private func window() throws -> HeadlessWindow {
        guard let window = host.windows.last else { throw DriveProblem("no window is open") }
        return window
    }

    private func finder() throws -> ElementFinder {
        let window = try window()
        return ElementFinder(
            root: window.content.accessibilityRoot, bounds: CGRect(origin: .zero, size: window.metrics.size))
    }

    private func point(_ target: DriveStep.Target) throws -> CGPoint {
        switch target {
        case .point(let point): return point
        case .element(let name):
            let found = try element(name)
            return try found.activationPoint ?? found.frame.intersection(windowBounds()).center
        }
    }

    private func frame(_ target: DriveStep.Target?) throws -> CGRect {
        switch target {
        case nil: return try windowBounds()
        case .element(let name): return try element(name).frame.intersection(windowBounds())
        case .point(let point): return CGRect(origin: point, size: .zero)
        }
    }

    private func windowBounds() throws -> CGRect { CGRect(origin: .zero, size: try window().metrics.size) }

    private func element(_ name: String) throws -> AccessibilityProperties {
        let finder = try finder()
        guard let found = finder.visible(name) else { throw DriveProblem(missing(name, finder)) }
        return found
    }

    private func missing(_ name: String, _ finder: ElementFinder) -> String {
        guard let hidden = finder.all(name).first else { return "nothing on the screen is called “\(name)”" }
        return "it lies outside the screen: \(AccessibilityTreeText.line(hidden))"
    }

    private func path(_ name: String) -> String {
        name.hasPrefix("/") ? name : host.configuration.outputFolder + "/" + name
    }

    private var screen: String {
        host.windows.last.map { AccessibilityTreeText.text(of: $0.content.accessibilityRoot) } ?? ""
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Why a step fails.
struct DriveProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A failed step: where it stands, why it failed, and what was on the screen.
struct DriveFailure: Error, CustomStringConvertible {
    var place: String
    var step: String
    var reason: String
    /// The accessibility tree.
    var screen: String

    var description: String {
        var text = "\(place): error: \(reason)\n  \(step)"
        if !screen.isEmpty {
            let indented = screen.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
            text += "\nOn the screen:\n" + indented
        }
        return text
    }
}
