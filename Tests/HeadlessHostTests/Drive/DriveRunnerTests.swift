import DriveScripts
import Foundation
import Geometry
import Platform
import Testing

@testable import HeadlessHost

@MainActor
struct DriveRunnerTests {
    private let content = StandInContent()
    private let host: HeadlessHost

    init() throws {
        host = HeadlessHost(configuration: try HostConfiguration(environment: [:]))
        _ = host.openWindow(content, title: "")
        content.elements = [
            StandInElement("Play", identifier: "play", frame: CGRect(x: 10, y: 20, width: 40, height: 20)),
            StandInElement("Play again", frame: CGRect(x: 10, y: 50, width: 40, height: 20)),
            StandInElement("Far below", frame: CGRect(x: 10, y: 5_000, width: 40, height: 20)),
        ]
    }

    private func run(_ script: String) throws { try DriveRunner(host: host).run(DriveScript(script, name: "s")) }

    private func failure(_ script: String) -> String {
        #expect(throws: DriveFailure.self) { try run(script) }?.description ?? ""
    }

    @Test func aTapMeetsTheMiddleOfWhatFitsBest() throws {
        try run("tap \"Play\"\ntap \"again\"\ntap 1,2")
        #expect(content.events == ["down 30,30", "up 30,30", "down 30,60", "up 30,60", "down 1,2", "up 1,2"])
    }

    @Test func gesturesTakeVirtualTime() throws {
        try run("longpress \"Play\"")
        #expect(content.events == ["down 30,30", "up 30,30"])
        #expect(host.windows.first?.now == 0.6)
        try run("swipe left on \"Play\"")
        #expect(content.events[2] == "down 42,30")
        // A swipe runs over half a phone's width, as far as the window goes.
        #expect(content.events.last == "up 0,30")
    }

    @Test func whatAScriptSaysOfTheDeviceAtItsBeginningHoldsBeforeTheAppStarts() throws {
        var said: [String] = []
        HeadlessHost.authorize = { said.append($0) }
        HeadlessHost.locate = { said.append("\($0),\($1)") }
        defer { (HeadlessHost.authorize, HeadlessHost.locate) = (nil, nil) }
        let script = try DriveScript(
            "# asks\nauthorize notDetermined\nlocate 1,2\ntap 1,2\nauthorize denied", name: "s")
        let runner = DriveRunner(host: host)
        let done = try runner.begin(script)
        #expect(said == ["notDetermined", "1.0,2.0"] && content.events == [])
        try runner.run(script, after: done)
        #expect(said == ["notDetermined", "1.0,2.0", "denied"] && content.events == ["down 1,2", "up 1,2"])
    }

    @Test func aChangeOfAppearanceReachesTheWindow() throws {
        try run("appearance dark")
        #expect(host.windows.first?.metrics.isDark == true)
        try run("appearance light")
        #expect(host.windows.first?.metrics.isDark == false)
    }

    @Test func scrollingMovesTheContentAgainstTheDirection() throws {
        try run("scroll down 300")
        #expect(content.events.first == "scroll 0,-300 changed")
        content.scrolls = false
        #expect(failure("scroll up 10").contains("nothing there can be scrolled"))
    }

    @Test func aFailureNamesItsLineAndWhatWasOnTheScreen() {
        let message = failure("expect \"Play\"\n\nexpect \"Stop\"")
        #expect(message.hasPrefix("s:3: error: nothing on the screen is called “Stop”\n  expect \"Stop\""))
        #expect(message.contains("text \"Play again\" frame=(10,50,40,20)"))
    }

    @Test func anElementIsExpectedToBeAsItIs() throws {
        try run("expect \"Play\" role text not selected")
        #expect(failure("expect \"Play\" role button").contains("it is another: text \"Play\""))
        #expect(failure("expect \"Play\" selected").contains("it is another"))
    }

    @Test func whatLiesOutsideTheWindowIsNotSeen() throws {
        #expect(failure("tap \"Far below\"").contains("it lies outside the screen"))
        try run("refute \"Far below\"\nexpect count \"Play\" 1")
        #expect(failure("refute \"play\"").contains("it is on the screen"))
        #expect(failure("expect count \"Play\" 2").contains("there are 1"))
    }

    @Test func spacesWithoutALineBreakAreSpaces() throws {
        content.elements = [StandInElement("9:41\u{202F}AM", frame: CGRect(x: 10, y: 20, width: 40, height: 20))]
        try run("expect \"9:41 AM\"\nexpect \"9:41\u{A0}AM\"")
    }

    @Test func waitingForWhatDoesNotComeEnds() {
        #expect(failure("wait for \"Later\" 0.05").contains("did not appear within 0.05 seconds"))
    }
}
