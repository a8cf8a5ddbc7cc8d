import Foundation
import Geometry
import Platform

/// Reads the steps of drive scripts.
enum DriveParser {
    private typealias Rule = @Sendable (inout DriveTokens) throws -> DriveStep

    private static let rules: [String: Rule] = [
        "wait": wait,
        "advance": { .advance(try seconds(&$0)) },
        "date": date,
        "seed": { .seed(UInt64(try $0.numbers("a whole number", separator: " ", count: 1...1)[0])) },
        "tap": { .tap(try target(&$0)) },
        "doubletap": { .doubleTap(try target(&$0)) },
        "longpress": { .longPress(try target(&$0)) },
        "type": { .type(try $0.text("the text in quotation marks")) },
        "key": key,
        "swipe": { .swipe(try direction(&$0), on: try place(&$0)) },
        "drag": drag,
        "scroll": { .scroll(try direction(&$0), try $0.number("the number of points"), on: try place(&$0)) },
        "pinch": pinch,
        "rotate": { .rotate(degrees: try $0.number("the number of degrees"), on: try place(&$0)) },
        "expect": expect,
        "refute": { .refute(try $0.text("the name in quotation marks")) },
        "snapshot": { .snapshot(try file(&$0, ending: ".png")) },
        "tree": { .tree(try file(&$0, ending: ".txt")) },
        "locate": locate,
        "walk": walk,
        "authorize": authorize,
        "heading": heading,
        "textsize": textSize,
        "appearance": appearance,
        "scenephase": scenePhase,
    ]

    /// The step of a line; nil for an empty line or a comment.
    /// - Throws: `DriveSyntaxError`.
    static func parse(_ line: String) throws -> DriveStep? {
        var tokens = try DriveTokens(line)
        if tokens.isAtEnd { return nil }
        let name = try tokens.word("a step")
        guard let rule = rules[name] else {
            throw DriveSyntaxError(
                "there is no step “\(name)”; there are \(rules.keys.sorted().joined(separator: ", "))")
        }
        let step = try rule(&tokens)
        try tokens.finish()
        return step
    }

    private static func wait(_ tokens: inout DriveTokens) throws -> DriveStep {
        guard tokens.take("for") else { return .wait(try seconds(&tokens)) }
        let name = try tokens.text("the name in quotation marks")
        return .waitFor(name, timeout: tokens.isAtEnd ? 5 : try seconds(&tokens))
    }

    private static func seconds(_ tokens: inout DriveTokens) throws -> Double {
        let seconds = try tokens.number("the number of seconds")
        guard seconds >= 0 else { throw DriveSyntaxError("a number of seconds that is not below 0 is expected") }
        return seconds
    }

    private static func date(_ tokens: inout DriveTokens) throws -> DriveStep {
        let day = try tokens.numbers("a day such as 2026-01-31", separator: "-", count: 3...3)
        let time = tokens.isAtEnd ? [0, 0] : try tokens.numbers("a time such as 9:41", separator: ":", count: 2...3)
        let components = DateComponents(
            year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1],
            second: time.count > 2 ? time[2] : 0)
        guard components.isValidDate(in: Calendar(identifier: .gregorian)) else {
            throw DriveSyntaxError("there is no such date")
        }
        return .date(components)
    }

    private static func key(_ tokens: inout DriveTokens) throws -> DriveStep {
        let name = try tokens.word("a key")
        guard let key = DriveKey(name) else {
            throw DriveSyntaxError(
                "there is no key “\(name)”; there are single characters and \(DriveKey.namesForMessages), after "
                    + "shift+, control+, option+ or command+")
        }
        return .key(key)
    }

    private static func drag(_ tokens: inout DriveTokens) throws -> DriveStep {
        let start = try target(&tokens)
        if tokens.take("onto") { return .drop(start, on: try target(&tokens)) }
        guard tokens.take("to") else { throw DriveSyntaxError("“to” or “onto” and where the drag ends are missing") }
        return .drag(start, to: try target(&tokens))
    }

    private static func pinch(_ tokens: inout DriveTokens) throws -> DriveStep {
        let scale = try tokens.number("the scale")
        guard scale > 0 else { throw DriveSyntaxError("a scale above 0 is expected, such as 2 or 0.5") }
        return .pinch(scale: scale, on: try place(&tokens))
    }

    private static func expect(_ tokens: inout DriveTokens) throws -> DriveStep {
        guard tokens.take("count") else {
            return .expect(try tokens.text("the name in quotation marks"), try tokens.takeExpectation())
        }
        let name = try tokens.text("the name in quotation marks")
        let count = try tokens.number("a whole number")
        guard let whole = Int(exactly: count), whole >= 0 else { throw DriveSyntaxError("a whole number is expected") }
        return .expectCount(name, whole)
    }

    private static func locate(_ tokens: inout DriveTokens) throws -> DriveStep {
        let (latitude, longitude) = try tokens.pair("latitude,longitude")
        guard abs(latitude) <= 90, abs(longitude) <= 180 else {
            throw DriveSyntaxError("a latitude lies in -90…90, a longitude in -180…180")
        }
        return .locate(latitude: latitude, longitude: longitude)
    }

    private static func walk(_ tokens: inout DriveTokens) throws -> DriveStep {
        let name = try file(&tokens, ending: ".gpx")
        let speed = tokens.isAtEnd ? 1 : try tokens.number("the speed")
        guard speed > 0 else { throw DriveSyntaxError("a speed above 0 is expected, such as 10 for ten times as fast") }
        return .walk(name, speed: speed)
    }

    private static func authorize(_ tokens: inout DriveTokens) throws -> DriveStep {
        let word = try tokens.word(DriveStep.Authorization.names)
        guard let authorization = DriveStep.Authorization(rawValue: word) else {
            throw DriveSyntaxError("\(DriveStep.Authorization.names) is expected, not \(word)")
        }
        return .authorize(authorization)
    }

    private static func heading(_ tokens: inout DriveTokens) throws -> DriveStep {
        let degrees = try tokens.number("the number of degrees")
        guard (0..<360).contains(degrees) else { throw DriveSyntaxError("a heading lies in 0..<360") }
        return .heading(degrees)
    }

    private static func textSize(_ tokens: inout DriveTokens) throws -> DriveStep {
        let word = try tokens.word(TextSize.names)
        guard let size = TextSize(rawValue: word) else {
            throw DriveSyntaxError("\(TextSize.names) is expected, not \(word)")
        }
        return .textSize(size)
    }

    private static func appearance(_ tokens: inout DriveTokens) throws -> DriveStep {
        let word = try tokens.word("light or dark")
        guard let appearance = DriveStep.Appearance(rawValue: word) else {
            throw DriveSyntaxError("light or dark is expected, not \(word)")
        }
        return .appearance(appearance)
    }

    private static func scenePhase(_ tokens: inout DriveTokens) throws -> DriveStep {
        let expected = "active, inactive or background"
        let word = try tokens.word(expected)
        guard let phase = DriveStep.ScenePhase(rawValue: word) else {
            throw DriveSyntaxError("\(expected) is expected, not \(word)")
        }
        return .scenePhase(phase)
    }

    private static func target(_ tokens: inout DriveTokens) throws -> DriveStep.Target {
        if let name = tokens.takeText() { return .element(name) }
        let (x, y) = try tokens.pair("a name in quotation marks or a point such as 120,300")
        return .point(CGPoint(x: x, y: y))
    }

    private static func direction(_ tokens: inout DriveTokens) throws -> DriveStep.Direction {
        let word = try tokens.word("left, right, up or down")
        guard let direction = DriveStep.Direction(rawValue: word) else {
            throw DriveSyntaxError("left, right, up or down is expected, not \(word)")
        }
        return direction
    }

    private static func place(_ tokens: inout DriveTokens) throws -> DriveStep.Target? {
        tokens.take("on") ? try target(&tokens) : nil
    }

    private static func file(_ tokens: inout DriveTokens, ending: String) throws -> String {
        let name = try tokens.takeText() ?? tokens.word("the name of a file")
        guard name.hasSuffix(ending) else { throw DriveSyntaxError("the file's name has to end in \(ending)") }
        guard !name.split(separator: "/").contains("..") else {
            throw DriveSyntaxError(
                "the file lies outside of the folder of --out; give its whole path to have it elsewhere")
        }
        return name
    }
}
