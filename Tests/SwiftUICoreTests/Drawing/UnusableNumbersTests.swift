import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Numbers that an app has computed wrong: nothing is drawn, or as much as can be, and the app goes on.
///
/// Each kind has a process of its own, which would end.
struct UnusableNumbersTests {
    @Test func effects() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                UnusableNumbers.draw { Color.red.frame(width: 40, height: 40).blur(radius: $0) }
                UnusableNumbers.draw { Color.red.frame(width: 40, height: 40).blur(radius: $0, opaque: true) }
                UnusableNumbers.draw { Color.red.frame(width: 40, height: 40).shadow(radius: $0) }
                UnusableNumbers.draw { Color.red.frame(width: 40, height: 40).shadow(radius: 1, x: $0, y: $0) }
                UnusableNumbers.draw { Circle().fill(.red.shadow(.inner(radius: $0, x: $0))) }
                UnusableNumbers.draw { Circle().fill(.red.shadow(.drop(radius: $0, y: $0))) }
                UnusableNumbers.draw { Color.red.rotationEffect(.degrees($0)).scaleEffect($0).offset(x: $0) }
                UnusableNumbers.draw { Color.red.opacity($0).brightness($0).saturation($0).contrast($0) }
            }
        }
    }

    @Test func shapes() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                UnusableNumbers.draw { Scribble(value: $0).fill(.blue).frame(width: 40, height: 40) }
                UnusableNumbers.draw { Scribble(value: $0).stroke(.blue, lineWidth: $0).frame(width: 40, height: 40) }
                UnusableNumbers.draw { Scribble(value: $0).stroke(.blue, lineWidth: 2).frame(width: 40, height: 40) }
                UnusableNumbers.draw { Circle().trim(from: 0, to: $0).stroke(lineWidth: $0) }
                UnusableNumbers.draw { Circle().trim(from: $0, to: 1).stroke(lineWidth: 2) }
                UnusableNumbers.draw { Color.red.clipShape(Scribble(value: $0)).mask(Circle().scale($0)) }
                UnusableNumbers.draw { RoundedRectangle(cornerRadius: $0).strokeBorder(.red, lineWidth: $0) }
                UnusableNumbers.draw { Circle().inset(by: $0).offset(x: $0).rotation(.degrees($0)).scale($0) }
            }
        }
    }

    @Test func texts() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                UnusableNumbers.draw { Text("size").font(.system(size: $0)) }
                UnusableNumbers.draw { Text("kern").kerning($0).baselineOffset($0) }
                UnusableNumbers.draw { Text("track").tracking($0) }
                UnusableNumbers.draw { Text("two lines of text in a row").lineSpacing($0).frame(width: 50) }
                UnusableNumbers.draw { Text("scaled").minimumScaleFactor($0).frame(width: 20) }
            }
        }
    }

    @Test func layouts() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                UnusableNumbers.draw { Color.red.frame(width: 40, height: 40).padding($0).position(x: $0, y: 9) }
                UnusableNumbers.draw { value in
                    HStack(spacing: value) {
                        Color.red.frame(width: value); Color.blue
                    }
                }
                UnusableNumbers.draw { value in ScrollView { Color.red.frame(height: 90).offset(y: value) } }
                UnusableNumbers.draw { value in
                    Color.red.alignmentGuide(.leading) { _ in CGFloat(value) }.layoutPriority(value)
                }
                UnusableNumbers.draw { value in
                    Canvas { context, _ in
                        context.translateBy(x: value, y: value)
                        context.rotate(by: .degrees(value))
                        context.addFilter(.blur(radius: value))
                        context.fill(
                            Path(ellipseIn: CGRect(x: value, y: 0, width: value, height: 9)), with: .color(.red))
                    }
                }
            }
        }
    }

    @Test func animations() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                struct Moved: View {
                    @State private var isMoved = false
                    var body: some View {
                        Button("Move") {
                            withAnimation(Animation(NoNumber())) { isMoved = true }
                        }
                        .frame(width: isMoved ? 200 : 100).padding(isMoved ? 20 : 0).blur(radius: isMoved ? 3 : 0)
                        .offset(x: isMoved ? 9 : 0)
                    }
                }
                let harness = ViewHarness(Moved())
                harness.tap("Move")
                harness.advance(by: 0.5)
                _ = harness.color(at: 9, 9)
                precondition(harness.frame(of: "Move")?.midX.isFinite == true)
            }
        }
    }
}

@MainActor
private enum UnusableNumbers {
    static let values: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -5, 0]

    /// Draws a view of each number, and the change from one to the next.
    static func draw(_ content: @escaping (Double) -> some View) {
        let harness = ViewHarness(Changing(content: content), size: CGSize(width: 100, height: 100))
        for _ in values {
            _ = harness.color(at: 50, 50)
            harness.tap("Next")
            harness.advance(by: 0.1)
        }
    }

    private struct Changing<Content: View>: View {
        let content: (Double) -> Content
        @State private var index = 0
        var body: some View {
            VStack {
                Button("Next") { withAnimation { index += 1 } }
                content(UnusableNumbers.values[index % UnusableNumbers.values.count])
            }
        }
    }
}

private nonisolated struct Scribble: Shape {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: value, y: 0))
            path.addLine(to: CGPoint(x: 10, y: value))
            path.addQuadCurve(to: CGPoint(x: value, y: 3), control: CGPoint(x: value, y: value))
            path.addArc(
                center: CGPoint(x: 5, y: 5), radius: value, startAngle: .degrees(value), endAngle: .degrees(90),
                clockwise: true)
            path.addRect(CGRect(x: value, y: value, width: value, height: value))
            path.addRoundedRect(
                in: CGRect(x: 0, y: 0, width: 20, height: 20), cornerSize: CGSize(width: value, height: value))
        }
    }
}

private nonisolated struct NoNumber: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        time < 1 ? value.scaled(by: .nan) : nil
    }
}
