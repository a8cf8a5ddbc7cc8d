import Foundation
import Geometry

extension Path {
    var term: Term {
        switch storage {
        case .empty: .call("path", [])
        case .rect(let rect): .rect("rect", rect)
        case .ellipse(let rect): .rect("ellipse", rect)
        case .roundedRect(let rect, let size, let style):
            .call(
                "roundedRect",
                Term.numbers(rect.minX, rect.minY, rect.width, rect.height, size.width, size.height)
                    + [.word(style == .continuous ? "continuous" : "circular")])
        case .elements(let elements): .call("path", elements.flatMap(\.terms))
        }
    }

    init(_ reader: inout TermReader) throws {
        if var arguments = reader.takeCall("rect") {
            self.init(storage: .rect(try arguments.rect()))
        } else if var arguments = reader.takeCall("ellipse") {
            self.init(storage: .ellipse(try arguments.rect()))
        } else if var arguments = reader.takeCall("roundedRect") {
            let isContinuous = arguments.take("continuous")
            _ = arguments.take("circular")
            let rect = try arguments.rect()
            let size = CGSize(width: try arguments.length(), height: try arguments.length())
            self.init(storage: .roundedRect(rect, cornerSize: size, style: isContinuous ? .continuous : .circular))
        } else if var arguments = reader.takeCall("path") {
            var elements: [Element] = []
            while !arguments.isAtEnd { elements.append(try Element(&arguments)) }
            self.init(elements: elements)
        } else {
            throw reader.error("a path is missing")
        }
    }
}

extension Path.Element {
    /// The letters of SVG's absolute path commands, each before its points.
    fileprivate var terms: [Term] {
        switch self {
        case .move(let to): [.word("M")] + Term.numbers(to.x, to.y)
        case .line(let to): [.word("L")] + Term.numbers(to.x, to.y)
        case .quadCurve(let to, let control): [.word("Q")] + Term.numbers(control.x, control.y, to.x, to.y)
        case .curve(let to, let control1, let control2):
            [.word("C")] + Term.numbers(control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        case .closeSubpath: [.word("Z")]
        }
    }

    fileprivate init(_ reader: inout TermReader) throws {
        switch try reader.next("M, L, Q, C or Z") {
        case .word("M"): self = .move(to: try reader.point())
        case .word("L"): self = .line(to: try reader.point())
        case .word("Q"):
            let control = try reader.point()
            self = .quadCurve(to: try reader.point(), control: control)
        case .word("C"):
            let (control1, control2) = (try reader.point(), try reader.point())
            self = .curve(to: try reader.point(), control1: control1, control2: control2)
        case .word("Z"): self = .closeSubpath
        case let other: throw reader.error("\(other) is no path element")
        }
    }
}

extension FillStyle {
    /// What differs from the usual.
    var terms: [Term] { (isEOFilled ? [.word("evenOdd")] : []) + (isAntialiased ? [] : [.word("aliased")]) }

    init(_ reader: inout TermReader) {
        self.init(eoFill: reader.take("evenOdd"), antialiased: !reader.take("aliased"))
    }
}

extension StrokeStyle {
    private static let caps: [(String, CGLineCap)] = [("roundCap", .round), ("squareCap", .square)]
    private static let joins: [(String, CGLineJoin)] = [("roundJoin", .round), ("bevelJoin", .bevel)]

    var terms: [Term] {
        var result: [Term] = [.call("width", [.length(lineWidth)])]
        if let cap = Self.caps.first(where: { $0.1 == lineCap }) { result.append(.word(cap.0)) }
        if let join = Self.joins.first(where: { $0.1 == lineJoin }) { result.append(.word(join.0)) }
        if miterLimit != 10 { result.append(.call("miterLimit", [.length(miterLimit)])) }
        if !dash.isEmpty { result.append(.call("dash", dash.map { .length($0) })) }
        if dashPhase != 0 { result.append(.call("dashPhase", [.length(dashPhase)])) }
        return result
    }

    init(_ reader: inout TermReader) throws {
        self.init()
        var width = try reader.call("width")
        lineWidth = try width.length()
        lineCap = reader.choice(Self.caps, otherwise: .butt)
        lineJoin = reader.choice(Self.joins, otherwise: .miter)
        if var limit = reader.takeCall("miterLimit") { miterLimit = try limit.length() }
        if var lengths = reader.takeCall("dash") { dash = try lengths.numbers() }
        if var phase = reader.takeCall("dashPhase") { dashPhase = try phase.length() }
    }
}
