import Foundation

/// How far a group of paths reaches from left to right, its own place on the sheet included. Control points count as points
/// of the curve, so it may be a little too wide.
struct SVGExtent {
    let lowerBound: Double
    let upperBound: Double

    /// - Parameter group: an SVG group with a matrix of its own that moves or scales, and paths with none.
    init?(_ group: String) {
        var reach = Reach()
        for path in group.matches(of: #/\sd="([^"]*)"/#) { reach.add(path.output.1) }
        guard let low = reach.low, let high = reach.high, high > low else { return nil }
        let matrix = Self.matrix(of: group)
        lowerBound = low * matrix.scale + matrix.offset
        upperBound = high * matrix.scale + matrix.offset
    }

    private static func matrix(of group: String) -> (scale: Double, offset: Double) {
        let tag = group.prefix { $0 != ">" }
        let values = tag.firstMatch(of: #/matrix\(([^)]*)\)/#).map { match in
            match.output.1.split(whereSeparator: { ", ".contains($0) }).compactMap { Double($0) }
        }
        guard let values, values.count == 6, values[0] > 0 else { return (1, 0) }
        return (values[0], values[4])
    }

    /// The x coordinates of a path's points.
    private struct Reach {
        var low: Double?
        var high: Double?
        private var x = 0.0
        private var start = 0.0

        /// How many numbers each command takes at a time, and which of them are x coordinates.
        private static let commands: [Character: (count: Int, places: [Int])] = [
            "M": (2, [0]), "L": (2, [0]), "T": (2, [0]), "H": (1, [0]), "V": (1, []), "C": (6, [0, 2, 4]),
            "S": (4, [0, 2]), "Q": (4, [0, 2]), "A": (7, [5]),
        ]

        mutating func add(_ path: Substring) {
            x = 0
            for part in path.matches(of: #/([A-Za-z])([^A-Za-z]*)/#) {
                guard let name = part.output.1.first else { continue }
                let upper = Character(name.uppercased())
                if upper == "Z" { x = start }
                guard let command = Self.commands[upper] else { continue }
                let numbers = part.output.2.matches(of: #/[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?/#).compactMap {
                    Double($0.output.0)
                }
                for index in stride(from: 0, through: numbers.count - command.count, by: command.count) {
                    let base = name.isLowercase ? x : 0
                    for place in command.places { take(base + numbers[index + place]) }
                    if let last = command.places.last { x = base + numbers[index + last] }
                    if upper == "M", index == 0 { start = x }
                }
            }
        }

        private mutating func take(_ value: Double) {
            low = min(low ?? value, value)
            high = max(high ?? value, value)
        }
    }
}
