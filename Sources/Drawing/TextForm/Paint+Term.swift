import Foundation
import Geometry

extension RGBA {
    /// `#RRGGBBAA` where that is exact, else four numbers.
    var term: Term {
        let components = [red, green, blue, alpha]
        let bytes = components.map { Int(($0 * 255).rounded()) }
        let isExact = zip(bytes, components).allSatisfy { (0...255).contains($0) && Float($0) / 255 == $1 }
        if isExact { return .word("#" + bytes.map { String(format: "%02X", $0) }.joined()) }
        return .call("rgba", components.map { .number(Double($0)) })
    }

    init(_ term: Term) throws {
        switch term {
        case .word(let word) where word.hasPrefix("#") && word.count == 9:
            guard let packed = UInt32(word.dropFirst(), radix: 16) else { break }
            let component = { (shift: UInt32) in Float(packed >> shift & 0xFF) / 255 }
            self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
            return
        case .call("rgba", let arguments):
            var reader = TermReader(arguments, of: "rgba")
            self.init(
                red: Float(try reader.number()), green: Float(try reader.number()), blue: Float(try reader.number()),
                alpha: Float(try reader.number()))
            return
        default: break
        }
        throw DisplayListTextError(line: 0, reason: "\(term) is no colour")
    }
}

extension GradientRamp {
    /// `ramp(stop(0 #FF0000FF) …)`
    var term: Term { .call("ramp", stops.map { .call("stop", [.length($0.location), $0.color.term]) }) }

    init(_ reader: inout TermReader) throws {
        var ramp = try reader.call("ramp")
        var stops: [Stop] = []
        while var stop = ramp.takeCall("stop") {
            let location = try stop.length()
            stops.append(Stop(color: try RGBA(stop.next("a colour")), location: location))
        }
        self.init(stops: stops)
    }
}

extension Paint {
    var term: Term {
        switch self {
        case .color(let color): .call("color", [color.term])
        case .linearGradient(let ramp, let start, let end):
            .call("linear", Term.numbers(start.x, start.y, end.x, end.y) + [ramp.term])
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            .call("radial", Term.numbers(center.x, center.y, startRadius, endRadius) + [ramp.term])
        case .ellipticalGradient(let ramp, let frame, let center, let startFraction, let endFraction):
            .call(
                "elliptical",
                Term.numbers(center.x, center.y, startFraction, endFraction) + [.rect("frame", frame), ramp.term])
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            .call("angular", Term.numbers(center.x, center.y, startAngle, endAngle) + [ramp.term])
        case .tile(let bitmap, let origin, let scale):
            .call("tile", [bitmap.term, .point("origin", origin), .call("scale", [.length(scale)])])
        case .backdrop(let blur, let saturation, let tint):
            .call("backdrop", Term.numbers(blur, saturation) + [tint.term])
        }
    }

    private static let names = ["color", "linear", "radial", "elliptical", "angular", "tile", "backdrop"]

    /// Takes the paint out of a command's pieces; nil where there is none.
    init?(_ reader: inout TermReader) throws {
        for name in Self.names {
            guard var arguments = reader.takeCall(name) else { continue }
            self = try Self.read(name, &arguments)
            try arguments.finish()
            return
        }
        return nil
    }

    static func required(_ reader: inout TermReader) throws -> Paint {
        guard let paint = try Paint(&reader) else { throw reader.error("a paint is missing") }
        return paint
    }

    private static func read(_ name: String, _ reader: inout TermReader) throws -> Paint {
        switch name {
        case "color": return .color(try RGBA(reader.next("a colour")))
        case "linear":
            return .linearGradient(try GradientRamp(&reader), start: try reader.point(), end: try reader.point())
        case "radial":
            return .radialGradient(
                try GradientRamp(&reader), center: try reader.point(), startRadius: try reader.length(),
                endRadius: try reader.length())
        case "elliptical":
            let ramp = try GradientRamp(&reader)
            var frame = try reader.call("frame")
            return .ellipticalGradient(
                ramp, frame: try frame.rect(), center: try reader.point(), startFraction: try reader.length(),
                endFraction: try reader.length())
        case "angular":
            return .angularGradient(
                try GradientRamp(&reader), center: try reader.point(), startAngle: try reader.length(),
                endAngle: try reader.length())
        case "tile":
            var origin = try reader.call("origin")
            var scale = try reader.call("scale")
            return .tile(try Bitmap(&reader), origin: try origin.point(), scale: try scale.length())
        default:
            return .backdrop(
                blur: try reader.length(), saturation: try reader.length(), tint: try RGBA(reader.next("a colour")))
        }
    }
}

extension Bitmap {
    /// The pixels are left out.
    var term: Term { .call("bitmap", [.number(Double(width)), .number(Double(height))]) }

    /// A transparent bitmap of the size.
    convenience init(_ reader: inout TermReader) throws {
        var size = try reader.call("bitmap")
        let (width, height) = (Int(try size.number()), Int(try size.number()))
        guard (0...16384).contains(width), (0...16384).contains(height) else {
            throw reader.error("a bitmap has 0 to 16384 pixels a side")
        }
        let count = 4 * width * height
        self.init(width: width, height: height, bytesPerRow: 4 * width, pixels: Array(repeating: 0, count: count))
    }
}
