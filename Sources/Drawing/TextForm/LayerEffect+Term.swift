import Foundation
import Geometry

extension LayerEffect {
    var term: Term {
        switch self {
        case .opacity(let amount): .call("opacity", [.number(amount)])
        case .blend(let mode): .call("blend", [.word(mode.rawValue)])
        case .colorMatrix(let matrix): .call("colorMatrix", matrix.rows.map { .number(Double($0)) })
        case .alphaThreshold(let least, let most, let color):
            .call("alphaThreshold", [color.term, .number(least), .number(most)])
        case .blur(let radius, let isOpaque):
            .call("blur", [.length(radius)] + (isOpaque ? [.word("opaque")] : []))
        case .shadow(let color, let radius, let offset):
            .call("shadow", [color.term] + Term.numbers(radius, offset.width, offset.height))
        case .projection(let map):
            .call(
                "projection",
                Term.numbers(map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33))
        case .mask(let list): .call("mask", list.commands.map(\.term))
        case .group: .word("group")
        }
    }

    init(_ term: Term) throws {
        guard case .call(let name, let arguments) = term else {
            guard term == .word("group") else {
                throw DisplayListTextError(line: 0, reason: "\(term) is no layer effect")
            }
            self = .group
            return
        }
        var reader = TermReader(arguments, of: name)
        self = try Self.read(name, &reader)
        try reader.finish()
    }

    private static func read(_ name: String, _ reader: inout TermReader) throws -> LayerEffect {
        switch name {
        case "opacity": return .opacity(try reader.number())
        case "blend":
            guard case .word(let word) = try reader.next("a blend mode"), let mode = BlendMode(rawValue: word) else {
                throw reader.error("there is no such mode")
            }
            return .blend(mode)
        case "colorMatrix":
            let rows = try reader.numbers().map { Float($0) }
            guard rows.count == 20 else { throw reader.error("20 numbers are expected") }
            return .colorMatrix(ColorMatrix(rows: rows))
        case "alphaThreshold":
            let color = try RGBA(reader.next("a colour"))
            return .alphaThreshold(least: try reader.number(), most: try reader.number(), color)
        case "blur":
            let isOpaque = reader.take("opaque")
            return .blur(radius: try reader.length(), opaque: isOpaque)
        case "shadow":
            let color = try RGBA(reader.next("a colour"))
            return .shadow(
                color, radius: try reader.length(),
                offset: CGSize(width: try reader.length(), height: try reader.length()))
        case "projection": return .projection(try projection(&reader))
        case "mask":
            var commands: [DrawCommand] = []
            while !reader.isAtEnd { commands.append(try DrawCommand(reader.next("a command"))) }
            return .mask(DisplayList(commands: commands))
        default: throw reader.error("there is no such layer effect")
        }
    }

    private static func projection(_ reader: inout TermReader) throws -> ProjectionTransform {
        let numbers = try reader.numbers()
        guard numbers.count == 9 else { throw reader.error("9 numbers are expected") }
        var map = ProjectionTransform()
        (map.m11, map.m12, map.m13) = (numbers[0], numbers[1], numbers[2])
        (map.m21, map.m22, map.m23) = (numbers[3], numbers[4], numbers[5])
        (map.m31, map.m32, map.m33) = (numbers[6], numbers[7], numbers[8])
        return map
    }
}
