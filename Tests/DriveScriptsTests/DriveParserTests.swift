import Foundation
import Geometry
import Testing

@testable import DriveScripts

struct DriveParserTests {
    @Test(arguments: [
        ("wait 0.5", DriveStep.wait(0.5)), ("wait for \"Seoul\"", .waitFor("Seoul", timeout: 5)),
        ("wait for \"Seoul\" 2", .waitFor("Seoul", timeout: 2)), ("advance 0.25", .advance(0.25)),
        ("tap \"Search\"", .tap(.element("Search"))), ("tap 120,300", .tap(.point(CGPoint(x: 120, y: 300)))),
        ("doubletap \"Card\"", .doubleTap(.element("Card"))), ("longpress \"Row\"", .longPress(.element("Row"))),
        ("type \"a \\\"b\\\"\"", .type("a \"b\"")), ("key return", .key(DriveKey("\r"))),
        ("key command+shift+z", .key(DriveKey("z", [.command, .shift]))), ("swipe left", .swipe(.left, on: nil)),
        ("swipe left on \"Row\"", .swipe(.left, on: .element("Row"))),
        ("drag 10,10 to 200,10", .drag(.point(CGPoint(x: 10, y: 10)), to: .point(CGPoint(x: 200, y: 10)))),
        ("drag \"A\" onto \"B\"", .drop(.element("A"), on: .element("B"))),
        ("scroll down 300 on \"List\"", .scroll(.down, 300, on: .element("List"))),
        (
            "expect \"Wi-Fi\" role toggle value \"1\" selected not disabled",
            .expect(
                "Wi-Fi",
                ElementExpectation(role: .toggle, value: "1", traits: ["selected"], absentTraits: ["disabled"]))
        ),
        ("expect \"18.2℃\"", .expect("18.2℃")), ("expect count \"card\" 12", .expectCount("card", 12)),
        ("refute \"Error\"  # none", .refute("Error")), ("snapshot seoul.png", .snapshot("seoul.png")),
        ("tree \"a tree.txt\"", .tree("a tree.txt")),
        ("locate 37.4881,127.0648", .locate(latitude: 37.4881, longitude: 127.0648)),
        ("authorize whenInUse", .authorize(.whenInUse)),
        ("textsize accessibility3", .textSize(.accessibility3)),
        ("appearance dark", .appearance(.dark)),
        ("scenephase background", .scenePhase(.background)),
        ("heading 90", .heading(90)), ("seed 7", .seed(7)), ("walk \"a way.gpx\"", .walk("a way.gpx", speed: 1)),
        ("walk way.gpx 10", .walk("way.gpx", speed: 10)),
        (
            "date 2026-01-31",
            .date(DateComponents(year: 2026, month: 1, day: 31, hour: 0, minute: 0, second: 0))
        ),
        (
            "date 2026-01-31 9:41:30",
            .date(DateComponents(year: 2026, month: 1, day: 31, hour: 9, minute: 41, second: 30))
        ),
    ])
    func steps(line: String, step: DriveStep) throws {
        #expect(try DriveParser.parse(line) == step)
    }

    @Test(arguments: ["", "   ", "# a comment"])
    func linesWithoutAStep(line: String) throws { #expect(try DriveParser.parse(line) == nil) }

    @Test(arguments: [
        "jump", "tap", "tap \"open", "wait soon", "key hyper+a", "swipe sideways", "snapshot seoul.jpg",
        "locate 100,0", "authorize maybe", "authorize", "heading 360", "textsize huge", "appearance pink", "walk",
        "walk way.txt", "walk way.gpx 0", "seed", "seed -1", "seed 1.5", "seed luck", "date", "date today",
        "date 2026-02-30", "date 2026-01-31 25:00",
        "expect count \"card\" 1.5", "tap \"a\" \"b\"",
        "drag 1,1 2,2", "wait -3", "advance -1", "wait for \"a\" -1", "snapshot ../up.png", "tree a/../../b.txt",
    ])
    func linesThatAreNoSteps(line: String) {
        #expect(throws: DriveSyntaxError.self) { try DriveParser.parse(line) }
    }

    @Test func allBadLinesOfAScriptAreNamed() {
        let error = #expect(throws: DriveScriptError.self) {
            try DriveScript("tap \"a\"\njump\n\nkey nothing", name: "play.script")
        }
        #expect(error?.messages.map { $0.prefix { $0 != " " } } == ["play.script:2:", "play.script:4:"])
    }
}
