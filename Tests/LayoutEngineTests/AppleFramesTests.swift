import Foundation
import Geometry
import LayoutEngine
import Testing

/// Frames that Apple's SwiftUI gave to views, as published by others.
struct AppleFramesTests {
    @Test(arguments: Scenario.layout + Scenario.directions + Scenario.grids + Scenario.content + Scenario.hosting)
    func framesAreApples(_ scenario: Scenario) {
        let root = scenario.build()
        root.layOut(in: scenario.container, centred: scenario.origin == .centredRoot)
        for (name, expected) in scenario.frames {
            let found = name == Scenario.rootName ? root : root[name]
            guard let found else {
                Issue.record("\(scenario.id): no item is named \(name)")
                continue
            }
            let isSizeOnly = name == Scenario.rootName
            let frame = isSizeOnly ? CGRect(origin: expected.origin, size: found.frame.size.roundedUp) : found.frame
            #expect(
                frame.isWithinHalfAPoint(of: expected),
                "\(scenario.id), \(name): \(frame), but Apple's is \(expected) (\(scenario.source))")
        }
    }
}

/// One recorded arrangement of views.
struct Scenario: Sendable, CustomTestStringConvertible {
    enum Origin { case centredRoot, root }

    /// Stands for the root where only its size is known, rounded up to whole points.
    static let rootName = "(root fitting size)"

    let id: String
    let container: CGSize
    let origin: Origin
    let build: @Sendable () -> Node
    let frames: [(String, CGRect)]
    let source: String

    var testDescription: String { id }

    /// A scenario in a window, which centres the root (iamcgn/swiftui-web, macOS 26.2).
    static func window(
        _ id: String, _ width: CGFloat, _ height: CGFloat, _ frames: [(String, [CGFloat])],
        _ build: @escaping @Sendable () -> Node
    ) -> Scenario {
        Scenario(
            id: id, container: CGSize(width: width, height: height), origin: .centredRoot, build: build,
            frames: frames.map { ($0, rectangle($1)) },
            source: "iamcgn/swiftui-web Fixtures/Goldens/\(id)/frames.json")
    }

    /// A scenario in a hosting view of 400 × 600, in the coordinates of the root (codelynx/SwiftOpenUI, macOS 2026-04).
    static func hosted(
        _ id: String, root: (CGFloat, CGFloat), _ frames: [(String, [CGFloat])],
        _ build: @escaping @Sendable () -> Node
    ) -> Scenario {
        let rootFrame = (rootName, CGRect(x: 0, y: 0, width: root.0, height: root.1))
        return Scenario(
            id: id, container: CGSize(width: 400, height: 600), origin: .root, build: build,
            frames: [rootFrame] + frames.map { ($0, rectangle($1)) },
            source: "codelynx/SwiftOpenUI Tests/LayoutParity")
    }

    private static func rectangle(_ values: [CGFloat]) -> CGRect {
        CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
}

extension CGRect {
    func isWithinHalfAPoint(of other: CGRect) -> Bool {
        // The recorded numbers are themselves rounded to thousandths.
        let tolerance = 0.501
        return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}

extension CGSize {
    var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
