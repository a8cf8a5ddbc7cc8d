import Foundation

extension Path: LosslessStringConvertible {
    /// The elements in postfix form: `x y m` moves, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c` draw, `h` closes.
    ///
    /// Numbers have six significant digits.
    public var description: String {
        var words: [String] = []
        let add = { (points: [CGPoint], operation: String) in
            for point in points { words += [Self.format(point.x), Self.format(point.y)] }
            words.append(operation)
        }
        forEach { element in
            switch element {
            case .move(let to): add([to], "m")
            case .line(let to): add([to], "l")
            case .quadCurve(let to, let control): add([control, to], "q")
            case .curve(let to, let control1, let control2): add([control1, control2, to], "c")
            case .closeSubpath: add([], "h")
            }
        }
        return words.joined(separator: " ")
    }

    private static func format(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    /// Reads the form that `description` has; nil where the string has another. Numbers left over are ignored.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else {
                guard add(String(word), numbers) else { return nil }
                numbers = []
            }
        }
    }

    private mutating func add(_ operation: String, _ numbers: [CGFloat]) -> Bool {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (operation, numbers.count) {
        case ("m", 2): move(to: points[0])
        case ("h", 0): closeSubpath()
        case _ where isEmpty: return false
        case ("l", 2): addLine(to: points[0])
        case ("q", 4): addQuadCurve(to: points[1], control: points[0])
        case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
        default: return false
        }
        return true
    }
}
