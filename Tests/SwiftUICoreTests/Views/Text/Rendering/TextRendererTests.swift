import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TextRendererTests {
    private struct Emphasis: TextAttribute {
        var name: String
    }

    /// Notes what it is given, and draws each glyph lower by its number.
    private struct Probe: TextRenderer {
        final class Notes {
            var layouts: [Text.Layout] = []
            var progress: [Double] = []
        }

        let notes: Notes
        var progress = 0.0
        var padding = 0.0

        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }
        var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: padding, trailing: 0) }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            notes.layouts.append(layout)
            notes.progress.append(progress)
            for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
                var copy = ctx
                copy.translateBy(x: 0, y: CGFloat(index))
                copy.draw(slice)
            }
        }
    }

    private let notes = Probe.Notes()

    /// The lines that the renderer is given.
    private func layout(_ text: some View) throws -> Text.Layout {
        let harness = ViewHarness(text.textRenderer(Probe(notes: notes)))
        #expect(!harness.displayList.commands.isEmpty)
        return try #require(notes.layouts.last)
    }

    @Test func linesAndRunsAreThoseOfTheText() throws {
        let text = Text("one two ") + Text("three").bold().customAttribute(Emphasis(name: "x"))
        let layout = try layout(text.frame(width: 70))
        #expect(layout.count == 2)
        let runs = layout.flatMap { $0 }
        #expect(runs.map { $0[Emphasis.self]?.name } == [nil, "x"])
        #expect(runs.map(\.count) == [8, 5])
        #expect(runs[1].characterIndices.first == runs[0].characterIndices[0].advanced(by: 8))
        #expect(layout[1].origin.y > layout[0].typographicBounds.rect.maxY)
        #expect(abs(layout[0].typographicBounds.rect.height - 20.29) < 0.5)
    }

    @Test func slicesStandSideBySide() throws {
        let layout = try layout(Text("abcd"))
        let run = layout[0][0]
        let ends = run.map(\.typographicBounds.rect.maxX)
        let starts = run.map(\.typographicBounds.rect.minX)
        #expect(zip(ends, starts.dropFirst()).allSatisfy { abs($0 - $1) < 0.01 })
        #expect(abs(run[1..<3].typographicBounds.width - (ends[2] - starts[1])) < 0.01)
        #expect(run[1..<3].characterIndices.count == 2)
    }

    @Test func lettersThatRunToTheLeftAreOneRunFromLeftToRight() throws {
        let layout = try layout(Text(verbatim: "ab שלום"))
        let runs = Array(layout[0])
        #expect(runs.map(\.layoutDirection) == [.leftToRight, .rightToLeft])
        let places = runs[1].characterIndices
        #expect(places == places.sorted(by: >))
    }

    @Test func eachGlyphIsDrawnOnceWhereTheRendererPutsIt() {
        let harness = ViewHarness(Text("abc").textRenderer(Probe(notes: notes)))
        let drawn: [String] = harness.displayList.commands.compactMap { command in
            guard case .text(let layout, _, _) = command else { return nil }
            return layout.lines.map(\.string).joined()
        }
        #expect(drawn == ["a", "b", "c"])
    }

    @Test func aRendererMovesInAnAnimation() {
        struct Screen: View {
            let notes: Probe.Notes
            @State private var progress = 0.0
            var body: some View {
                Text("go").textRenderer(Probe(notes: notes, progress: progress))
                    .onTapGesture { withAnimation(.linear(duration: 1)) { progress = 1 } }
            }
        }
        let harness = ViewHarness(Screen(notes: notes))
        harness.tap("go")
        for _ in 0..<4 {
            harness.advance(by: 0.125)
            #expect(!harness.displayList.commands.isEmpty)
        }
        #expect(notes.progress.contains { $0 > 0.3 && $0 < 0.7 })
        harness.advance(by: 1)
        #expect(!harness.displayList.commands.isEmpty)
        #expect(notes.progress.last == 1)
    }

    @Test func aRendererSaysHowLargeTheTextIs() throws {
        struct Wide: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { ctx.draw(layout[0]) }
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let size = text.sizeThatFits(proposal)
                return CGSize(width: size.width + 100, height: size.height)
            }
        }
        let plain = ViewHarness(Text("abc").accessibilityIdentifier("x"))
        let wide = ViewHarness(Text("abc").textRenderer(Wide()).accessibilityIdentifier("x"))
        let width = try #require(plain.frame(of: "x")?.width)
        #expect(wide.frame(of: "x")?.width == width + 100)
    }
}
