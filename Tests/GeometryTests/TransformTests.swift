import Foundation
import Geometry
import Testing

struct TransformTests {
    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { a.distance(to: b) < 1e-9 }

    @Test func changesApplyBeforeTheTransform() {
        // Documented: translatedBy prepends, concatenating appends.
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
        let appended = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(appended) == CGPoint(x: 12, y: 23))
        let rotated = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(rotated), CGPoint(x: 5, y: 1)))
    }

    @Test func inverse() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let point = CGPoint(x: 7, y: -8)
        #expect(near(point.applying(transform).applying(transform.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func sizesAndRectangles() {
        let quarterTurn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 100, y: 100)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(quarterTurn)
        #expect(abs(rect.width - 20) < 1e-9 && abs(rect.height - 10) < 1e-9)
        #expect(abs(rect.minX + 120) < 1e-9 && abs(rect.minY - 100) < 1e-9)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 3, y: 4)) == CGSize(width: 3, height: 8))
        let flipped = CGRect(x: 1, y: 1, width: 2, height: 2).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(flipped == CGRect(x: -3, y: 1, width: 2, height: 2))
        #expect(CGRect.null.applying(quarterTurn).isNull)
    }

    @Test func projection() {
        var projection = ProjectionTransform()
        #expect(projection.isIdentity && projection.isAffine)
        projection.m13 = 0.01
        #expect(!projection.isAffine)
        let point = CGPoint(x: 100, y: 50)
        #expect(near(point.applying(projection), CGPoint(x: 50, y: 25)))
        #expect(near(point.applying(projection).applying(projection.inverted()), point))
        let both = projection.concatenating(ProjectionTransform(CGAffineTransform(translationX: 1, y: 2)))
        #expect(near(point.applying(both), CGPoint(x: 51, y: 27)))
        projection.m11 = 0
        projection.m13 = 0
        let wasInverted = projection.invert()
        #expect(!wasInverted)
    }

    @Test func spaceTransforms() {
        // A half turn around y mirrors the plane; with perspective the near edge grows.
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 500
        transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        let projection = ProjectionTransform(transform)
        let (left, right) = (CGPoint(x: -100, y: 50).applying(projection), CGPoint(x: 100, y: 50).applying(projection))
        #expect(abs(left.x) < 100 && abs(right.x) < 100 && abs(left.y - right.y) > 5)
        let half = ProjectionTransform(CATransform3DMakeRotation(.pi, 0, 1, 0))
        #expect(near(CGPoint(x: 30, y: 40).applying(half), CGPoint(x: -30, y: 40)))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let lifted = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(lifted) && CATransform3DGetAffineTransform(lifted) == affine)
        #expect(ProjectionTransform(lifted).affine == affine)
    }

    @Test func codableAsCoreGraphicsIs() throws {
        // Core Graphics' overlay encodes a transform and a vector as arrays of numbers.
        let encoder = JSONEncoder()
        let data = try encoder.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        let vector = try JSONDecoder().decode(CGVector.self, from: encoder.encode(CGVector(dx: 1, dy: 2)))
        #expect(vector == CGVector(dx: 1, dy: 2))
    }
}
