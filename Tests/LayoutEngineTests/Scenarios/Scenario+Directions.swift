import Foundation
import Geometry
import LayoutEngine

extension Scenario {
    /// Right-to-left layout, which mirrors what the layouts work out.
    static let directions: [Scenario] = [
        window(
            "layout/rtl-stacks", 320, 260,
            [
                ("vstack", [10, 17, 300, 226]), ("hstack", [10, 17, 300, 30]), ("h 40x30", [270, 17, 40, 30]),
                ("h 60x30", [202, 17, 60, 30]), ("h 30x30", [10, 17, 30, 30]), ("padded", [230, 57, 80, 20]),
                ("framed", [190, 87, 120, 20]), ("zstack", [210, 117, 100, 40]), ("zfront", [290, 117, 20, 20]),
                ("island", [242, 167, 68, 20]), ("island first", [242, 167, 30, 20]),
                ("island second", [280, 167, 30, 20]), ("text", [285, 197, 25, 16]), ("guided", [270, 223, 30, 20]),
            ]
        ) {
            let row = horizontal([
                box(40, 30).named("h 40x30"), box(60, 30).named("h 60x30"), spacer(.horizontal),
                box(30, 30).named("h 30x30"),
            ])
            let front = box(20, 20).named("zfront")
            let island = horizontal([box(30, 20).named("island first"), box(30, 20).named("island second")])
            let guided = box(30, 20).guide(HorizontalAlignment.leading) { _ in -10 }
            let stack = vertical(
                .leading, spacing: 10,
                [
                    row.named("hstack"), padding(30, .leading, box(50, 20)).named("padded"),
                    frame(120, nil, .leading, box(40, 20)).named("framed"),
                    overlaid(.topLeading, [box(100, 40), front]).named("zstack"), island.island().named("island"),
                    text(25).named("text"), guided.named("guided"),
                ])
            return frame(300, nil, .leading, stack).named("vstack").rightToLeft()
        },
        window(
            "layout/rtl-grid", 320, 220,
            [
                ("grid", [85, 23, 150, 110]), ("r1c1", [195, 23, 40, 30]), ("r1c2", [125, 23, 60, 30]),
                ("r1c3", [85, 23, 30, 30]), ("span2", [130, 63, 100, 30]), ("r2c3", [85, 63, 30, 30]),
                ("r3c1", [195, 103, 40, 30]), ("lazy", [60, 149, 200, 48]), ("cell0", [188, 149, 40, 20]),
                ("cell1", [140, 149, 40, 20]), ("cell2", [92, 149, 40, 20]), ("cell3", [188, 177, 40, 20]),
                ("cell4", [140, 177, 40, 20]),
            ]
        ) {
            let plain = GridCell()
            let upper = grid(
                horizontal: 10, vertical: 10,
                [
                    row(box(40, 30).named("r1c1"), box(60, 30).named("r1c2"), box(30, 30).named("r1c3")),
                    row((box(100, 30).named("span2"), GridCell(columns: 2)), (box(30, 30).named("r2c3"), plain)),
                    row((box(40, 30).named("r3c1"), GridCell(columnAlignment: .trailing))),
                ])
            let tracks = Array(repeating: GridTrack(size: .fixed(40)), count: 3)
            let cells = (0..<5).map { box(40, 20).named("cell\($0)") }
            let lower = frame(200, nil, .center, LazyGrid(.vertical, tracks, spacing: 8, cells)).named("lazy")
            return vertical(spacing: 16, [upper.named("grid"), lower]).rightToLeft()
        },
    ]
}
