import Foundation
import Geometry
import Testing

struct PathBooleanTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    /// The area by Green's theorem, each curve as many chords; holes count as negative.
    private func area(_ path: Path) -> CGFloat {
        var sum: CGFloat = 0
        path.forEachSegment { segment in
            for step in 0..<64 {
                let (a, b) = (segment.point(at: CGFloat(step) / 64), segment.point(at: CGFloat(step + 1) / 64))
                sum += a.x * b.y - a.y * b.x
            }
        }
        return sum / 2
    }

    /// Expects the combination to hold the points that the rule says, on a grid that keeps off the borders.
    private func expect(
        _ result: Path, _ first: Path, _ second: Path, sourceLocation: SourceLocation = #_sourceLocation,
        rule: (Bool, Bool) -> Bool
    ) {
        let bounds = first.boundingRect.union(second.boundingRect).insetBy(dx: -1.37, dy: -1.73)
        var wrong: [CGPoint] = []
        for column in 0...37 {
            for row in 0...37 {
                let point = CGPoint(
                    x: bounds.minX + bounds.width * CGFloat(column) / 37,
                    y: bounds.minY + bounds.height * CGFloat(row) / 37)
                let wanted = rule(first.contains(point), second.contains(point))
                if result.contains(point) != wanted { wrong.append(point) }
            }
        }
        #expect(wrong.isEmpty, "wrong at \(wrong.prefix(4)) in \(result)", sourceLocation: sourceLocation)
    }

    private func expectAllOperations(
        _ first: Path, _ second: Path, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(first.union(second), first, second, sourceLocation: sourceLocation) { $0 || $1 }
        expect(first.intersection(second), first, second, sourceLocation: sourceLocation) { $0 && $1 }
        expect(first.subtracting(second), first, second, sourceLocation: sourceLocation) { $0 && !$1 }
        expect(first.symmetricDifference(second), first, second, sourceLocation: sourceLocation) { $0 != $1 }
    }

    @Test func rectangles() {
        #expect(square.intersection(shifted).rectangle == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(abs(area(square.union(shifted)) - 175) < 1e-6)
        #expect(abs(area(square.subtracting(shifted)) - 75) < 1e-6)
        expectAllOperations(square, shifted)
    }

    @Test func sharedEdgesDisappear() {
        let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(square.union(right).rectangle == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(square.intersection(right).isEmpty)
        #expect(square.union(square).rectangle == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.subtracting(square).isEmpty && square.symmetricDifference(square).isEmpty)
        let upper = Path(CGRect(x: 2, y: 0, width: 4, height: 10))
        #expect(square.union(upper).rectangle == CGRect(x: 0, y: 0, width: 10, height: 10))
        expectAllOperations(square, upper)
    }

    @Test func oneInsideTheOther() {
        let inner = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(abs(area(square.subtracting(inner)) - 84) < 1e-6)
        #expect(square.subtracting(inner).subpaths.count == 2)
        expectAllOperations(square, inner)
        expectAllOperations(inner, square)
    }

    @Test func apart() {
        let far = Path(CGRect(x: 100, y: 0, width: 10, height: 10))
        #expect(square.intersection(far).isEmpty)
        #expect(square.union(far).subpaths.count == 2)
    }

    @Test func circles() {
        let first = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let second = Path(ellipseIn: CGRect(x: 20, y: 0, width: 40, height: 40))
        // The lens of two circles of radius 20 whose centres are 20 apart: r²(2π/3 - √3/2).
        let lens = 400 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
        #expect(abs(area(first.intersection(second)) - lens) < 1)
        expectAllOperations(first, second)
        // Curves stay curves.
        let isCurved = first.union(second).elements.contains { if case .curve = $0 { true } else { false } }
        #expect(isCurved)
        expectAllOperations(first, first)
    }

    @Test func circleAndRoundedRectangle() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: -10, width: 50, height: 50))
        let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 30), cornerRadius: 12)
        expectAllOperations(circle, card)
        expectAllOperations(card, circle)
    }

    @Test func circleThatTouchesTheSides() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        expectAllOperations(square, circle)
        #expect(abs(area(square.subtracting(circle)) - (100 - 25 * .pi)) < 0.1)
    }

    @Test func continuousCornersThatRunAlongAnEdge() {
        let capsule = Path(roundedRect: CGRect(x: 5, y: 1, width: 5, height: 3), cornerRadius: 1.5)
        expectAllOperations(capsule, Path(CGRect(x: 7, y: 4, width: 2, height: 7)))
        let round = Path(roundedRect: CGRect(x: 7, y: 2, width: 3, height: 6), cornerRadius: 1.5, style: .circular)
        expectAllOperations(round, Path(CGRect(x: 5, y: 2, width: 6, height: 9)))
    }

    @Test func curveThatCrossesItself() {
        let loop = Path {
            $0.move(to: CGPoint(x: 0, y: 10))
            $0.addCurve(to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 25, y: -10), control2: CGPoint(x: -15, y: -10))
            $0.closeSubpath()
        }
        expectAllOperations(loop, Path(CGRect(x: 2, y: 0, width: 6, height: 8)))
    }

    @Test func starNormalisedByEachRule() {
        var star = Path()
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.closeSubpath()
        let center = CGPoint(x: 50, y: 50)
        let (hollow, full) = (star.normalized(), star.normalized(eoFill: false))
        #expect(!hollow.contains(center) && hollow.contains(CGPoint(x: 50, y: 20)))
        #expect(full.contains(center) && full.contains(center, eoFill: true) && full.subpaths.count == 1)
        #expect(full.elements.count == 11)
    }

    @Test func lineOperationsCutTheOutline() {
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
        #expect(line.lineIntersection(Path()).isEmpty)
    }

    @Test func emptyPaths() {
        #expect(square.union(Path()).rectangle == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.intersection(Path()).isEmpty && Path().union(Path()).isEmpty)
    }
}
