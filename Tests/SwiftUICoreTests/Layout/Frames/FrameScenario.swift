import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// A tree of views and the frames that Apple's SwiftUI gave to some of them.
struct FrameScenario: Sendable, CustomTestStringConvertible {
    /// The name of the probe around the whole, for recordings in the coordinates of the root.
    private static let rootName = "root"

    let id: String
    let container: CGSize
    /// Where the container's corner lies in the recording; nil where that is the root's corner.
    let origin: CGPoint?
    let frames: [(name: String, frame: CGRect)]
    let source: String
    let build: @MainActor @Sendable () -> AnyView

    var testDescription: String { id }

    /// A window that centres the root (iamcgn/swiftui-web, macOS 26.2 at 2x).
    static func window(
        _ id: String, _ width: CGFloat, _ height: CGFloat, _ frames: KeyValuePairs<String, [CGFloat]>,
        @ViewBuilder _ build: @escaping @MainActor @Sendable () -> some View
    ) -> FrameScenario {
        part(id, of: [0, 0, width, height], frames, build)
    }

    /// A part of a window, in that window's coordinates.
    static func part(
        _ id: String, of region: [CGFloat], _ frames: KeyValuePairs<String, [CGFloat]>,
        @ViewBuilder _ build: @escaping @MainActor @Sendable () -> some View
    ) -> FrameScenario {
        FrameScenario(
            id: id, container: CGSize(width: region[2], height: region[3]),
            origin: CGPoint(x: region[0], y: region[1]), frames: frames.map { ($0, rectangle($1)) },
            source: "iamcgn/swiftui-web Fixtures/Goldens/\(id)/frames.json"
        ) { AnyView(build()) }
    }

    /// A hosting view of 400 × 600, in the coordinates of the root (codelynx/SwiftOpenUI, macOS 2026-04); the size of
    /// the root is rounded up to whole points.
    static func hosted(
        _ id: String, root: [CGFloat], _ frames: KeyValuePairs<String, [CGFloat]>,
        @ViewBuilder _ build: @escaping @MainActor @Sendable () -> some View
    ) -> FrameScenario {
        FrameScenario(
            id: id, container: CGSize(width: 400, height: 600), origin: nil,
            frames: [(rootName, rectangle([0, 0] + root))] + frames.map { ($0, rectangle($1)) },
            source: "codelynx/SwiftOpenUI Tests/LayoutParity"
        ) { AnyView(build().probe(rootName)) }
    }

    private static func rectangle(_ values: [CGFloat]) -> CGRect {
        CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// Lays the views out and compares.
    @MainActor
    func check() throws {
        var environment = EnvironmentValues()
        environment.profile = .macOS
        let harness = ViewHarness(build(), size: container, environment: environment)
        let found = harness.viewGraph.root.probedFrames
        let origin = try self.origin ?? #require(found[Self.rootName]).origin.negated
        for (name, expected) in frames {
            var frame = try #require(found[name], "\(id): no view is named \(name)")
            frame = frame.offsetBy(dx: origin.x, dy: origin.y)
            if name == Self.rootName { frame.size = frame.size.roundedUp }
            #expect(
                frame.isWithinHalfAPoint(of: expected),
                "\(id), \(name): \(frame), but Apple's is \(expected) (\(source))")
        }
    }
}

extension CGPoint {
    fileprivate var negated: CGPoint { CGPoint(x: -x, y: -y) }
}

extension CGSize {
    fileprivate var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}

extension CGRect {
    fileprivate func isWithinHalfAPoint(of other: CGRect) -> Bool {
        // The recorded numbers are themselves rounded to thousandths.
        let tolerance = 0.501
        return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}

/// A colour in a frame.
func box(_ width: CGFloat, _ height: CGFloat, _ name: String = "") -> some View {
    Color.black.frame(width: width, height: height).probe(name)
}

/// A text of a recorded width.
func text(_ width: CGFloat, _ name: String = "") -> some View { TestText(width).probe(name) }
