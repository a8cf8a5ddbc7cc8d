import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Which paint a shape without a style of its own gets.
@MainActor
struct ForegroundStyleTests {
    private func paint(_ view: some View, isDark: Bool = false) -> [Int] {
        let harness = ViewHarness(
            view.frame(width: 20, height: 20), size: CGSize(width: 20, height: 20), isDark: isDark)
        let paints = harness.displayList.commands.compactMap { command -> RGBA? in
            if case .fill(_, .color(let color), _) = command { color } else { nil }
        }
        return paints.last?.bytes ?? []
    }

    @Test func thePlatformsLabelColours() {
        #expect(paint(Rectangle()) == [0, 0, 0, 255])
        #expect(paint(Rectangle(), isDark: true) == [255, 255, 255, 255])
        #expect(paint(Rectangle().fill(.secondary)) == [60, 60, 67, 153])
        #expect(paint(Rectangle().foregroundStyle(.tertiary)) == [60, 60, 67, 77])
    }

    /// Expected: the opacities of iOS's levels, 0.5, 0.25 and 0.18.
    @Test func levelsOfAColour() {
        #expect(paint(Rectangle().fill(.secondary).foregroundStyle(.red)) == [255, 59, 48, 128])
        #expect(paint(Rectangle().fill(.tertiary).foregroundStyle(.red)) == [255, 59, 48, 64])
        #expect(paint(Rectangle().foregroundStyle(.quaternary).foregroundColor(.red)) == [255, 59, 48, 46])
    }

    @Test func levelsThatAreSetAreUsed() {
        let view = { (style: HierarchicalShapeStyle) in Rectangle().fill(style).foregroundStyle(.red, .black, .white) }
        #expect(paint(view(.primary)) == [255, 59, 48, 255])
        #expect(paint(view(.secondary)) == [0, 0, 0, 255])
        #expect(paint(view(.tertiary)) == [255, 255, 255, 255])
        #expect(paint(view(.quaternary)) == [255, 255, 255, 128])
    }

    /// A level inside a level counts on from it.
    @Test func levelsAddUp() {
        #expect(paint(Rectangle().fill(.secondary).foregroundStyle(.secondary)) == [60, 60, 67, 77])
        #expect(paint(Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)) == [60, 60, 67, 77])
    }

    @Test func nilIsThePlatformsColour() {
        #expect(paint(Rectangle().foregroundColor(nil).foregroundColor(.red)) == [0, 0, 0, 255])
    }

    @Test func tints() {
        #expect(paint(Rectangle().fill(.tint)) == [0, 122, 255, 255])
        #expect(paint(Rectangle().fill(.tint).tint(.green)) == [52, 199, 89, 255])
        #expect(paint(Rectangle().fill(Color.accentColor).accentColor(.green)) == [52, 199, 89, 255])
        #expect(paint(Rectangle().fill(.tint).tint(Color.accentColor)) == [0, 122, 255, 255])
        #expect(paint(Rectangle().fill(.tint).tint(nil as Color?).tint(.green)) == [0, 122, 255, 255])
    }

    @Test func backgrounds() {
        #expect(paint(Rectangle().fill(.background)) == [255, 255, 255, 255])
        #expect(paint(Rectangle().fill(.background.secondary)) == [242, 242, 247, 255])
        #expect(paint(Rectangle().fill(.background).backgroundStyle(.red)) == [255, 59, 48, 255])
    }

    @Test func anAppsOwnStyleReadsTheEnvironment() {
        struct Inverted: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.black : Color.white
            }
        }
        let harness = ViewHarness(Rectangle().fill(Inverted()), size: CGSize(width: 4, height: 4))
        #expect(harness.color(at: 2, 2) == .white)
        harness.setDark(true)
        #expect(harness.color(at: 2, 2) == .black)
    }

    @Test func changedAppearanceRepaintsAndEvaluatesNoBody() {
        let tally = Tally()
        struct Content: View {
            let tally: Tally
            var body: some View {
                tally.body("content")
                return Color.red
            }
        }
        let harness = ViewHarness(Content(tally: tally), size: CGSize(width: 4, height: 4))
        #expect(harness.color(at: 2, 2).bytes == [255, 59, 48, 255])
        tally.bodies = [:]
        harness.setDark(true)
        #expect(tally.bodies.isEmpty)
        #expect(harness.color(at: 2, 2).bytes == [255, 69, 58, 255])
    }
}
