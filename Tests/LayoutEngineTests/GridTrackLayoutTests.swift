import Foundation
import Geometry
import LayoutEngine
import Testing

struct GridTrackLayoutTests {
    private func flexible(_ minimum: CGFloat = 10, _ maximum: CGFloat = .infinity) -> GridTrack {
        GridTrack(size: .flexible(minimum: minimum, maximum: maximum))
    }

    private func lengths(_ tracks: [GridTrack], _ length: CGFloat?) -> [CGFloat] {
        GridTrackLayout(tracks).resolve(length).map(\.length)
    }

    // The next two are the quiz of objc.io, "SwiftUI's Grid Views" (2020-11-23).

    @Test func fixedAndAdaptive() {
        let adaptive = GridTrack(size: .adaptive(minimum: 40, maximum: .infinity))
        #expect(lengths([GridTrack(size: .fixed(70)), adaptive], 200) == [70, 57, 57])
    }

    @Test func minimumBeyondItsShareOverflows() {
        #expect(lengths([flexible(50), flexible(120)], 200) == [96, 120])
        let (_, length) = GridTrackLayout([flexible(50), flexible(120)]).resolve(200, guide: 0.5)
        #expect(length == 224)
    }

    @Test func eachTrackIsOfferedAnEqualPartOfWhatIsLeft() {
        #expect(lengths([flexible(10, 20), flexible(20, 80), flexible()], 216) == [20, 80, 100])
    }

    @Test func noProposalGivesTheLeast() {
        let adaptive = GridTrack(size: .adaptive(minimum: 40, maximum: .infinity))
        for length in [nil, .infinity, -100, .nan] as [CGFloat?] {
            #expect(lengths([flexible(), adaptive, GridTrack(size: .fixed(30))], length) == [10, 40, 30])
        }
    }

    @Test func adaptiveTracksRespectTheirMaximum() {
        let adaptive = GridTrack(size: .adaptive(minimum: 40, maximum: 45), spacing: 10)
        #expect(lengths([adaptive], 210) == [45, 45, 45, 45])
        #expect(lengths([adaptive], 20) == [40])
    }

    @Test func tracksLieWhereTheGridIsAligned() {
        let fixed = GridTrackLayout([GridTrack(size: .fixed(40)), GridTrack(size: .fixed(40))])
        #expect(fixed.resolve(200, guide: 0.5).tracks.map(\.offset) == [56, 104])
        #expect(fixed.resolve(200, guide: 0).tracks.map(\.offset) == [0, 48])
        #expect(fixed.resolve(nil, guide: 1).length == 88)
    }

    @Test func noTracksAtAll() { #expect(GridTrackLayout([]).resolve(100).isEmpty) }

    @Test func linesOfCells() {
        let layout = LazyGridLayout(axis: .vertical, tracks: [flexible(), flexible(), flexible()])
        #expect(layout.lineCount(cells: 7, tracks: 3) == 3 && layout.lineCount(cells: 0, tracks: 3) == 0)
        #expect(layout.cells(inLines: 1..<3, cells: 7, tracks: 3) == 3..<7)
    }

    @Test func flexibleCellsAreAsLongAsTheirLine() {
        let tracks = [GridTrack(size: .fixed(40)), GridTrack(size: .fixed(40))]
        let grid = LazyGrid(.vertical, tracks, spacing: 4, [rigid(40, 60), image(40, 10).named("cell"), rigid(40, 20)])
        grid.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: 100, height: nil))
        #expect(grid["cell"]?.frame.height == 60)
    }
}
