/// A country or territory that is known without a network.
package struct WorldCountry: Sendable {
    package struct Point: Hashable, Sendable {
        /// Degrees.
        package var latitude: Double
        package var longitude: Double

        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// A closed line, in which a point is or is not.
    package struct Outline: Sendable {
        package let points: [Point]
        private let latitudes: ClosedRange<Double>

        init(_ points: [Point]) {
            self.points = points
            let all = points.map(\.latitude)
            latitudes = (all.min() ?? 0)...(all.max() ?? 0)
        }
    }

    /// Two letters, ISO 3166-1; `XK`, which CLDR has for it, is Kosovo.
    package var code: String
    /// The largest first. A line within another one is a hole.
    package var outlines: [Outline]
    /// The middle of the largest part.
    package var middle: Point
    /// How far a small country that has no outline reaches, in kilometres.
    package var reach: Double?

    package static let all = outlined + small

    private static let outlined = outlineTable.split(separator: "\n").compactMap(WorldCountry.init(outlines:))
    private static let small = smallCountryTable.split(separator: "\n").compactMap(WorldCountry.init(small:))

    /// Whether a point lies within the outlines.
    package func contains(_ point: Point) -> Bool { outlines.count { $0.contains(point) } % 2 == 1 }

    /// Reads a line of the table of outlines.
    private init?(outlines line: Substring) {
        let words = line.split(separator: " ")
        guard words.count > 1 else { return nil }
        code = String(words[0])
        outlines = words.dropFirst().map { Outline(EncodedLine.points(of: $0)) }
        middle = outlines[0].middle
    }

    /// Reads a line of the table of small countries: `MT|35.9|14.4|30`.
    private init?(small line: Substring) {
        let fields = line.split(separator: "|")
        guard fields.count == 4, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
            let reach = Double(fields[3])
        else { return nil }
        code = String(fields[0])
        outlines = []
        middle = Point(latitude: latitude, longitude: longitude)
        self.reach = reach
    }
}

extension WorldCountry.Outline {
    /// Counts how often the line crosses the parallel west of the point.
    func contains(_ point: WorldCountry.Point) -> Bool {
        guard latitudes.contains(point.latitude), var last = points.last else { return false }
        var isInside = false
        for next in points {
            if (next.latitude > point.latitude) != (last.latitude > point.latitude) {
                let part = (point.latitude - next.latitude) / (last.latitude - next.latitude)
                if point.longitude < next.longitude + part * (last.longitude - next.longitude) { isInside.toggle() }
            }
            last = next
        }
        return isInside
    }

    /// The centre of the area, on a plane of degrees.
    var middle: WorldCountry.Point {
        var (area, latitude, longitude) = (0.0, 0.0, 0.0)
        guard var last = points.last else { return WorldCountry.Point(latitude: 0, longitude: 0) }
        for next in points {
            let part = last.longitude * next.latitude - next.longitude * last.latitude
            area += part
            latitude += (last.latitude + next.latitude) * part
            longitude += (last.longitude + next.longitude) * part
            last = next
        }
        guard area != 0 else { return last }
        return WorldCountry.Point(latitude: latitude / (3 * area), longitude: longitude / (3 * area))
    }
}

/// A word of the table of outlines.
private enum EncodedLine {
    static func points(of word: Substring) -> [WorldCountry.Point] {
        var numbers: [Int] = []
        var (value, shift) = (0, 0)
        for byte in word.utf8 {
            let bits = Int(byte) - 63
            value |= (bits & 31) << shift
            shift += 5
            if bits & 32 != 0 { continue }
            numbers.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
            (value, shift) = (0, 0)
        }
        return sums(of: numbers)
    }

    private static func sums(of differences: [Int]) -> [WorldCountry.Point] {
        var (latitude, longitude) = (0, 0)
        return stride(from: 0, to: differences.count - 1, by: 2).map { index in
            latitude += differences[index]
            longitude += differences[index + 1]
            return WorldCountry.Point(latitude: Double(latitude) / 100, longitude: Double(longitude) / 100)
        }
    }
}
