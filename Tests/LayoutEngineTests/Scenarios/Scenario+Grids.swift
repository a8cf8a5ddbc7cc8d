import Foundation
import Geometry
import LayoutEngine

extension Scenario {
    /// Grids, and lazy grids with all of their cells.
    static let grids: [Scenario] = [
        window(
            "grid/basic", 320, 200,
            [
                ("grid", [103.5, 57.553, 113, 84.893]), ("r1c1", [114, 57.553, 9, 16]),
                ("r1c2", [141.5, 57.553, 17, 16]), ("r1c3", [177.5, 57.553, 28, 16]),
                ("r2c1", [103.5, 91.704, 30, 20]), ("r2c2", [146, 93.704, 8, 16]),
                ("r2c3", [166.5, 81.704, 50, 40]), ("r3c1", [113.5, 126.447, 10, 16]),
                ("r3c2", [145, 126.447, 10, 16]),
            ]
        ) {
            grid([
                row(text(9).named("r1c1"), text(17).named("r1c2"), text(28).named("r1c3")),
                row(box(30, 20).named("r2c1"), text(8).named("r2c2"), box(50, 40).named("r2c3")),
                row(text(10).named("r3c1"), text(10).named("r3c2")),
            ]).named("grid")
        },
        window(
            "grid/spacing", 320, 200,
            [
                ("grid", [105, 73, 110, 54]), ("r1c1", [105, 73, 9, 16]), ("r1c2", [185, 73, 30, 30]),
                ("r2c1", [105, 107, 60, 20]), ("r2c2", [185, 107, 10, 16]),
            ]
        ) {
            grid(
                .topLeading, horizontal: 20, vertical: 4,
                [
                    row(text(9).named("r1c1"), box(30, 30).named("r1c2")),
                    row(box(60, 20).named("r2c1"), text(10).named("r2c2")),
                ]
            ).named("grid")
        },
        window(
            "grid/modifiers", 320, 240,
            [
                ("grid", [0, 67.849, 320, 104.302]), ("span2", [0, 67.849, 44.5, 16]), ("r1c3", [223, 67.849, 28, 16]),
                ("r2c1", [69, 104, 9, 16]), ("r2c2", [86, 92, 60, 40]), ("r2c3", [312, 116, 8, 16]),
                ("divider-like", [0, 140.151, 320, 4]), ("r4c1", [0, 152.151, 78, 20]),
                ("r4c2", [86, 154.151, 10, 16]),
            ]
        ) {
            let plain = GridCell()
            return grid(
                .leading,
                [
                    row((text(44.5).named("span2"), GridCell(columns: 2)), (text(28).named("r1c3"), plain)),
                    row(
                        (text(9).named("r2c1"), GridCell(columnAlignment: .trailing)),
                        (box(60, 40).named("r2c2"), plain),
                        (text(8).named("r2c3"), GridCell(anchor: .bottomTrailing))),
                    spanning(frame(nil, 4, .center, flexible()).named("divider-like")),
                    row(
                        (
                            frame(nil, 20, .center, flexible()).named("r4c1"),
                            GridCell(unsizedAxes: .horizontal)
                        ), (text(10).named("r4c2"), plain)),
                ]
            ).named("grid")
        },
        window(
            "grid/flexible", 320, 200,
            [
                ("a", [59.5, 72.925, 9, 16]), ("red", [116, 70.925, 88, 20]), ("ccc", [242, 72.925, 28, 16]),
                ("blue", [20, 99.075, 88, 30]), ("e", [156, 106.075, 8, 16]), ("green", [212, 99.075, 88, 30]),
                ("grid", [20, 70.925, 280, 58.151]),
            ]
        ) {
            let cells = grid([
                row(text(9).named("a"), frame(nil, 20, .center, flexible()).named("red"), text(28).named("ccc")),
                row(
                    frame(nil, 30, .center, flexible()).named("blue"), text(8).named("e"),
                    frame(nil, 30, .center, flexible()).named("green")),
            ])
            return frame(280, nil, .center, cells).named("grid")
        },
        window(
            "grid/alignment", 320, 200,
            [
                ("a", [95, 89.925, 9, 16]), ("red", [112, 65.925, 40, 40]), ("blue", [44, 114.075, 60, 20]),
                ("h", [142, 118.075, 10, 16]), ("bottomTrailing", [44, 65.925, 108, 68.151]),
                ("ca", [193.5, 77.925, 9, 16]), ("cred", [236, 65.925, 40, 40]), ("cblue", [168, 114.075, 60, 20]),
                ("ch", [251, 116.075, 10, 16]), ("center", [168, 65.925, 108, 68.151]),
                ("row", [44, 65.925, 232, 68.151]),
            ]
        ) {
            let first = grid(
                .bottomTrailing,
                [
                    row(text(9).named("a"), box(40, 40).named("red")),
                    row(box(60, 20).named("blue"), text(10).named("h")),
                ])
            let second = grid([
                row(text(9).named("ca"), box(40, 40).named("cred")),
                row(box(60, 20).named("cblue"), text(10).named("ch")),
            ])
            return horizontal(.top, spacing: 16, [first.named("bottomTrailing"), second.named("center")]).named("row")
        },
        lazyGrids,
    ]

    private static let lazyGrids = window(
        "lazy/grids", 320, 300,
        [
            ("columns", [20, 49, 280, 44]), ("cell0", [31, 49, 60, 20]), ("cell1", [99, 49, 102, 20]),
            ("cell2", [209, 49, 80, 20]), ("cell3", [31, 73, 60, 20]), ("cell4", [99, 73, 102, 20]),
            ("cell5", [209, 73, 80, 20]), ("whole stack", [20, 49, 280, 202]),
            ("adaptive", [40, 109, 240, 56]), ("adaptive0", [40, 109, 52.5, 24]),
            ("adaptive1", [102.5, 109, 52.5, 24]),
            ("adaptive2", [165, 109, 52.5, 24]), ("adaptive3", [227.5, 109, 52.5, 24]),
            ("adaptive4", [40, 141, 52.5, 24]), ("rows", [94, 181, 132, 70]), ("hcell0", [94, 182, 40, 30]),
            ("hcell1", [94, 220, 40, 30]), ("hcell2", [140, 182, 40, 30]), ("hcell3", [140, 220, 40, 30]),
            ("hcell4", [186, 182, 40, 30]),
        ]
    ) {
        let columns = [
            GridTrack(size: .fixed(60)), GridTrack(size: .flexible(minimum: 10, maximum: .infinity)),
            GridTrack(size: .flexible(minimum: 20, maximum: 80)),
        ]
        let first = LazyGrid(
            .vertical, columns, spacing: 4, (0..<6).map { frame(nil, 20, .center, flexible()).named("cell\($0)") })
        let adaptive = GridTrack(size: .adaptive(minimum: 50, maximum: .infinity), spacing: 10)
        let second = LazyGrid(
            .vertical, [adaptive], alignment: .leading, spacing: 8,
            (0..<5).map { frame(nil, 24, .center, flexible()).named("adaptive\($0)") })
        let third = LazyGrid(
            .horizontal, [GridTrack(size: .fixed(30)), GridTrack(size: .fixed(30))], spacing: 6,
            (0..<5).map { frame(40, nil, .center, flexible()).named("hcell\($0)") })
        return vertical(
            spacing: 16,
            [
                frame(280, nil, .center, first).named("columns"), frame(240, nil, .center, second).named("adaptive"),
                frame(nil, 70, .center, third).named("rows"),
            ]
        ).named("whole stack")
    }
}
