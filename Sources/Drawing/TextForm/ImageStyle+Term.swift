import Foundation
import Geometry

extension ImageStyle {
    private static let interpolations: [(String, Interpolation)] = [
        ("nearest", .none), ("low", .low), ("medium", .medium), ("high", .high),
    ]

    /// What differs from a plain stretched picture.
    var terms: [Term] {
        var result: [Term] = []
        if let name = Self.interpolations.first(where: { $0.1 == interpolation })?.0, interpolation != .medium {
            result.append(.word(name))
        }
        if resizing == .tile { result.append(.word("tiled")) }
        if capInsets != EdgeInsets() {
            result.append(
                .call("caps", Term.numbers(capInsets.top, capInsets.leading, capInsets.bottom, capInsets.trailing)))
        }
        if scale != 1 { result.append(.call("scale", [.length(scale)])) }
        if let template { result.append(.call("template", [template.term])) }
        return result
    }

    init(_ reader: inout TermReader) throws {
        self.init()
        interpolation = reader.choice(Self.interpolations, otherwise: .medium)
        resizing = reader.take("tiled") ? .tile : .stretch
        if var caps = reader.takeCall("caps") {
            capInsets = EdgeInsets(
                top: try caps.length(), leading: try caps.length(), bottom: try caps.length(),
                trailing: try caps.length())
        }
        if var factor = reader.takeCall("scale") { scale = try factor.length() }
        if var paint = reader.takeCall("template") { template = try Paint.required(&paint) }
    }
}
