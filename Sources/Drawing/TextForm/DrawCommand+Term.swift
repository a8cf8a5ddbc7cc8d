import Foundation
import Geometry

extension DrawCommand {
    var term: Term {
        switch self {
        case .fill(let path, let paint, let style): .call("fill", [path.term, paint.term] + style.terms)
        case .stroke(let path, let style, let paint): .call("stroke", [path.term, paint.term] + style.terms)
        case .text(let layout, let origin, let paint):
            .call("text", [.point("at", origin), .rect("size", CGRect(origin: .zero, size: layout.size)), paint.term])
                .adding(layout.lines.map(\.term))
        case .image(let bitmap, let rect, let style):
            .call("image", [bitmap.term, .rect("in", rect)] + style.terms)
        case .pushTransform(let map):
            .call("transform", Term.numbers(map.a, map.b, map.c, map.d, map.tx, map.ty))
        case .pushClip(let path, let style): .call("clip", [path.term] + style.terms)
        case .pushLayer(let effect, let bounds): .call("layer", [effect.term, .rect("bounds", bounds)])
        case .pop: .word("end")
        }
    }

    init(_ term: Term) throws {
        if term == .word("end") {
            self = .pop
            return
        }
        guard case .call(let name, let arguments) = term else {
            throw DisplayListTextError(line: 0, reason: "\(term) is no command")
        }
        var reader = TermReader(arguments, of: name)
        self = try Self.read(name, &reader)
        try reader.finish()
    }

    private static func read(_ name: String, _ reader: inout TermReader) throws -> DrawCommand {
        switch name {
        case "fill": return .fill(try Path(&reader), try Paint.required(&reader), FillStyle(&reader))
        case "stroke":
            let path = try Path(&reader)
            return .stroke(path, try StrokeStyle(&reader), try Paint.required(&reader))
        case "text": return try text(&reader)
        case "image":
            var rect = try reader.call("in")
            return .image(try Bitmap(&reader), in: try rect.rect(), try ImageStyle(&reader))
        case "transform":
            return .pushTransform(
                CGAffineTransform(
                    a: try reader.length(), b: try reader.length(), c: try reader.length(), d: try reader.length(),
                    tx: try reader.length(), ty: try reader.length()))
        case "clip": return .pushClip(try Path(&reader), FillStyle(&reader))
        case "layer":
            var bounds = try reader.call("bounds")
            return .pushLayer(try LayerEffect(reader.next("a layer effect")), bounds: try bounds.rect())
        default: throw reader.error("there is no such command")
        }
    }

    /// A layout that has lines but no glyphs.
    private static func text(_ reader: inout TermReader) throws -> DrawCommand {
        var at = try reader.call("at")
        var size = try reader.call("size")
        let paint = try Paint.required(&reader)
        var lines: [TextLayout.Line] = []
        while var line = reader.takeCall("line") { lines.append(try TextLayout.Line(&line)) }
        let string = lines.map(\.string).joined(separator: "\n")
        let layout = TextLayout(
            text: ResolvedText(runs: [TextRun(string: string, font: ResolvedFont(size: 17))]),
            size: try size.rect().size, lines: lines, isTruncated: false)
        return .text(layout, origin: try at.point(), paint)
    }

    /// How much deeper the commands after this one stand: 1, 0 or -1.
    var nesting: Int {
        switch self {
        case .fill, .stroke, .text, .image: 0
        case .pushTransform, .pushClip, .pushLayer: 1
        case .pop: -1
        }
    }
}

extension Term {
    fileprivate func adding(_ more: [Term]) -> Term {
        if case .call(let name, let arguments) = self { .call(name, arguments + more) } else { self }
    }
}

extension TextLayout.Line {
    fileprivate var term: Term {
        .call(
            "line",
            [.text(string)] + Term.numbers(frame.minX, frame.minY, frame.width, frame.height, baseline))
    }

    fileprivate init(_ reader: inout TermReader) throws {
        self.init(string: try reader.text(), frame: try reader.rect(), baseline: try reader.length())
    }
}
