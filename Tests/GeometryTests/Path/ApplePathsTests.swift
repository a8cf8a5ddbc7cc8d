import Foundation
import Geometry
import Testing

/// Paths as SwiftUI on macOS 26.2 describes them (iamcgn/swiftui-web Fixtures/Goldens/shape/paths.json).
struct ApplePathsTests {
    @Test(arguments: RecordedPath.forms + RecordedPath.unevenForms + RecordedPath.arcs + RecordedPath.others)
    func elementsAreApples(_ recorded: RecordedPath) throws {
        let expected = try #require(Path(recorded.description), "the recorded description cannot be read")
        let path = recorded.make()
        #expect(path.isClose(to: expected), "\(recorded.name): \(path), but Apple's is \(recorded.description)")
    }

    @Test(arguments: RecordedPath.outlines)
    func outlinesHaveApplesBounds(_ recorded: RecordedPath) throws {
        let expected = try #require(Path(recorded.description), "the recorded description cannot be read").boundingRect
        let bounds = recorded.make().boundingRect
        let tolerance = 0.05
        #expect(abs(bounds.minX - expected.minX) < tolerance && abs(bounds.maxX - expected.maxX) < tolerance)
        #expect(abs(bounds.minY - expected.minY) < tolerance && abs(bounds.maxY - expected.maxY) < tolerance)
    }
}

struct RecordedPath: Sendable, CustomTestStringConvertible {
    let name: String
    let description: String
    let make: @Sendable () -> Path

    init(_ name: String, _ description: String, _ make: @escaping @Sendable () -> Path) {
        self.name = name
        self.description = description
        self.make = make
    }

    var testDescription: String { name }
}

extension Path {
    /// Whether the elements are the same, their points to a thousandth.
    func isClose(to other: Path) -> Bool {
        let (mine, others) = (elements, other.elements)
        guard mine.count == others.count else { return false }
        return zip(mine, others).allSatisfy { first, second in
            switch (first, second) {
            case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)): near(a, b) && near(c, d)
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)): near(a, b) && near(c, d) && near(e, f)
            case (.closeSubpath, .closeSubpath): true
            default: false
            }
        }
    }

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
        // Descriptions have six significant digits.
        let tolerance = max(1e-3, max(abs(b.x), abs(b.y)) * 1e-5)
        return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }
}
