import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ShapeTests {
    private func size(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> CGSize? {
        let harness = ViewHarness(view.probe("view"), size: CGSize(width: width, height: height))
        return harness.viewGraph.root.probedFrames["view"]?.size
    }

    /// Expected: published measurements, "Color, shapes, gradients take P exactly; ideal 10x10. Circle takes the
    /// smaller side".
    @Test func sizes() {
        #expect(size(Rectangle(), 70, 30) == CGSize(width: 70, height: 30))
        #expect(size(Circle(), 70, 30) == CGSize(width: 30, height: 30))
        #expect(size(Capsule().fixedSize(), 70, 30) == CGSize(width: 10, height: 10))
        #expect(size(Color.red.fixedSize(), 70, 30) == CGSize(width: 10, height: 10))
        #expect(size(Path(CGRect(x: 0, y: 0, width: 3, height: 3)), 70, 30) == CGSize(width: 70, height: 30))
    }

    /// Expected: published measurements, "trim, stroke keep the base shape's sizing; offset, scale, rotation, inset,
    /// size, strokeBorder on a shape take P".
    @Test func sizesOfChangedShapes() {
        let square = CGSize(width: 30, height: 30)
        let whole = CGSize(width: 70, height: 30)
        #expect(size(Circle().trim(from: 0, to: 0.5), 70, 30) == square)
        #expect(size(Circle().stroke(lineWidth: 2), 70, 30) == square)
        #expect(size(Circle().stroke(.red), 70, 30) == square)
        #expect(size(Circle().offset(x: 1), 70, 30) == whole)
        #expect(size(Circle().scale(2), 70, 30) == whole)
        #expect(size(Circle().rotation(.degrees(3)), 70, 30) == whole)
    }

    @Test func insets() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Rectangle().inset(by: 5).path(in: rect).boundingRect == CGRect(x: 5, y: 5, width: 30, height: 10))
        #expect(Circle().inset(by: 5).path(in: rect).boundingRect == CGRect(x: 15, y: 5, width: 10, height: 10))
        #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect.height == 0)
        #expect(Rectangle().inset(by: 11).path(in: rect).isEmpty)
        let expected = Path(
            roundedRect: CGRect(x: 2, y: 2, width: 36, height: 16), cornerRadius: 4, style: .circular)
        #expect(RoundedRectangle(cornerRadius: 6, style: .circular).inset(by: 2).path(in: rect) == expected)
    }

    @Test func changedOutlines() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect.origin == CGPoint(x: 3, y: 4))
        #expect(
            Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 20, height: 10))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
        #expect(
            Ellipse().size(width: 8, height: 6).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 8, height: 6))
        #expect(Rectangle().trim(from: 0, to: 0.25).path(in: rect).boundingRect.height == 0)
    }

    @Test func strokesLieOnTheEdgeAndBordersInside() {
        let size = CGSize(width: 40, height: 40)
        let stroked = ViewHarness(
            Rectangle().stroke(.black, lineWidth: 8).frame(width: 20, height: 20), size: size)
        #expect(stroked.color(at: 7, 20) == .black)
        #expect(stroked.color(at: 15, 20) == .white)
        let bordered = ViewHarness(
            Rectangle().strokeBorder(.black, lineWidth: 8).frame(width: 20, height: 20), size: size)
        #expect(bordered.color(at: 9, 20) == .white)
        #expect(bordered.color(at: 11, 20) == .black)
        #expect(bordered.color(at: 20, 20) == .white)
    }

    @Test func drawingsOfOneShapeLieOnTopOfEachOther() {
        let harness = ViewHarness(
            Rectangle().fill(.white).stroke(.black, lineWidth: 4).strokeBorder(Color(white: 1), lineWidth: 1).padding(
                4),
            size: CGSize(width: 20, height: 20))
        #expect(harness.color(at: 3, 10) == .black)
        #expect(harness.color(at: 4.4, 10) == .white)
        #expect(harness.color(at: 5.5, 10) == .black)
        #expect(harness.color(at: 10, 10) == .white)
    }

    @Test func evenOddFillLeavesHoles() {
        struct Frame: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 4, dy: 4))
                return path
            }
        }
        let size = CGSize(width: 20, height: 20)
        #expect(ViewHarness(Frame(), size: size).color(at: 10, 10) == .black)
        #expect(ViewHarness(Frame().fill(style: FillStyle(eoFill: true)), size: size).color(at: 10, 10) == .white)
    }

    @Test func combinedShapes() {
        let size = CGSize(width: 20, height: 20)
        let ring = ViewHarness(Rectangle().subtracting(Circle()), size: size)
        #expect(ring.color(at: 1, 1) == .black)
        #expect(ring.color(at: 10, 10) == .white)
        let disc = ViewHarness(Rectangle().intersection(Circle()), size: size)
        #expect(disc.color(at: 1, 1) == .white)
        #expect(disc.color(at: 10, 10) == .black)
    }

    @Test func onlyTheInsideOfAShapeIsTapped() {
        let tally = Tally()
        let harness = ViewHarness(
            Circle().onTapGesture { tally.body("tap") }, size: CGSize(width: 40, height: 40))
        harness.tap(at: CGPoint(x: 3, y: 3))
        #expect(tally.bodies.isEmpty)
        harness.tap(at: CGPoint(x: 20, y: 20))
        #expect(tally.bodies == ["tap": 1])
    }

    @Test func nothingToSeeIsNotTapped() {
        let tally = Tally()
        let harness = ViewHarness(
            Color.clear.onTapGesture { tally.body("tap") }, size: CGSize(width: 40, height: 40))
        harness.tap(at: CGPoint(x: 20, y: 20))
        #expect(tally.bodies.isEmpty)
    }

    @Test func outlinesAreMirroredFromRightToLeft() {
        struct Left: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
        }
        let size = CGSize(width: 20, height: 20)
        #expect(ViewHarness(Left(), size: size).color(at: 5, 10) == .black)
        let mirrored = ViewHarness(Left().environment(\.layoutDirection, .rightToLeft), size: size)
        #expect(mirrored.color(at: 5, 10) == .white)
        #expect(mirrored.color(at: 15, 10) == .black)
    }

    @Test func containerRelativeShapesKeepTheCornersConcentric() {
        let harness = ViewHarness(
            ContainerRelativeShape().fill(.red).padding(10).containerShape(
                RoundedRectangle(cornerRadius: 30, style: .circular)), size: CGSize(width: 100, height: 100))
        let paths = harness.displayList.commands.compactMap { command -> Path? in
            if case .fill(let path, _, _) = command { path } else { nil }
        }
        let expected = Path(
            roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 20, style: .circular)
        #expect(paths.last == expected)
    }

    @Test func aChangedShapeDamagesWhatItDrawsAndDrew() {
        struct Growing: View {
            @State private var isLarge = false
            var body: some View {
                Circle().scale(isLarge ? 1 : 0.5).frame(width: 20, height: 20).onTapGesture { isLarge = true }
            }
        }
        let harness = ViewHarness(Growing(), size: CGSize(width: 40, height: 40))
        harness.tap(at: CGPoint(x: 20, y: 20))
        #expect(harness.damage == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    }
}
