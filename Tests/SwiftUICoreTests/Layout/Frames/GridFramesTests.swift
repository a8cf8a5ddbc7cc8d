import Foundation
import Geometry
import Testing

@testable import SwiftUICore

/// Grids and lazy grids.
@MainActor
struct GridFramesTests {
    @Test(arguments: grids + lazyGrids)
    func framesAreApples(_ scenario: FrameScenario) throws { try scenario.check() }

    nonisolated static let grids: [FrameScenario] = [
        .window(
            "grid/basic", 320, 200,
            [
                "grid": [103.5, 57.553, 113, 84.893], "r1c1": [114, 57.553, 9, 16], "r1c2": [141.5, 57.553, 17, 16],
                "r1c3": [177.5, 57.553, 28, 16], "r2c1": [103.5, 91.704, 30, 20], "r2c2": [146, 93.704, 8, 16],
                "r2c3": [166.5, 81.704, 50, 40], "r3c1": [113.5, 126.447, 10, 16], "r3c2": [145, 126.447, 10, 16],
            ]
        ) {
            Grid {
                GridRow {
                    text(9, "r1c1"); text(17, "r1c2"); text(28, "r1c3")
                }
                GridRow {
                    box(30, 20, "r2c1"); text(8, "r2c2"); box(50, 40, "r2c3")
                }
                GridRow {
                    text(10, "r3c1"); text(10, "r3c2")
                }
            }
            .probe("grid")
        },
        .window(
            "grid/spacing", 320, 200,
            [
                "grid": [105, 73, 110, 54], "r1c1": [105, 73, 9, 16], "r1c2": [185, 73, 30, 30],
                "r2c1": [105, 107, 60, 20], "r2c2": [185, 107, 10, 16],
            ]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow {
                    text(9, "r1c1"); box(30, 30, "r1c2")
                }
                GridRow {
                    box(60, 20, "r2c1"); text(10, "r2c2")
                }
            }
            .probe("grid")
        },
        .window(
            "grid/modifiers", 320, 240,
            [
                "grid": [0, 67.849, 320, 104.302], "span2": [0, 67.849, 44.5, 16], "r1c3": [223, 67.849, 28, 16],
                "r2c1": [69, 104, 9, 16], "r2c2": [86, 92, 60, 40], "r2c3": [312, 116, 8, 16],
                "divider-like": [0, 140.151, 320, 4], "r4c1": [0, 152.151, 78, 20], "r4c2": [86, 154.151, 10, 16],
            ]
        ) {
            Grid(alignment: .leading) {
                GridRow {
                    text(44.5, "span2").gridCellColumns(2); text(28, "r1c3")
                }
                GridRow {
                    text(9, "r2c1").gridColumnAlignment(.trailing)
                    box(60, 40, "r2c2")
                    text(8, "r2c3").gridCellAnchor(.bottomTrailing)
                }
                Color.gray.frame(height: 4).probe("divider-like")
                GridRow {
                    Color.gray.frame(height: 20).probe("r4c1").gridCellUnsizedAxes(.horizontal)
                    text(10, "r4c2")
                }
            }
            .probe("grid")
        },
        .window(
            "layout/rtl-grid", 320, 220,
            [
                "grid": [85, 23, 150, 110], "r1c1": [195, 23, 40, 30], "r1c2": [125, 23, 60, 30],
                "r1c3": [85, 23, 30, 30], "span2": [130, 63, 100, 30], "r2c3": [85, 63, 30, 30],
                "r3c1": [195, 103, 40, 30], "lazy": [60, 149, 200, 48], "cell0": [188, 149, 40, 20],
                "cell1": [140, 149, 40, 20], "cell2": [92, 149, 40, 20], "cell3": [188, 177, 40, 20],
                "cell4": [140, 177, 40, 20],
            ]
        ) {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(40, 30, "r1c1"); box(60, 30, "r1c2"); box(30, 30, "r1c3")
                    }
                    GridRow {
                        box(100, 30, "span2").gridCellColumns(2); box(30, 30, "r2c3")
                    }
                    GridRow { box(40, 30, "r3c1").gridColumnAlignment(.trailing) }
                }
                .probe("grid")
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
                    ForEach(0..<5) { box(40, 20, "cell\($0)") }
                }
                .frame(width: 200).probe("lazy")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]

    nonisolated static let lazyGrids: [FrameScenario] = [
        .window(
            "lazy/grids", 320, 300,
            [
                "columns": [20, 49, 280, 44], "columns 0": [31, 49, 60, 20], "columns 1": [99, 49, 102, 20],
                "columns 2": [209, 49, 80, 20], "columns 3": [31, 73, 60, 20], "columns 4": [99, 73, 102, 20],
                "columns 5": [209, 73, 80, 20], "whole stack": [20, 49, 280, 202],
                "adaptive": [40, 109, 240, 56], "adaptive 0": [40, 109, 52.5, 24],
                "adaptive 1": [102.5, 109, 52.5, 24], "adaptive 2": [165, 109, 52.5, 24],
                "adaptive 3": [227.5, 109, 52.5, 24], "adaptive 4": [40, 141, 52.5, 24],
                "rows": [94, 181, 132, 70], "rows 0": [94, 182, 40, 30], "rows 1": [94, 220, 40, 30],
                "rows 2": [140, 182, 40, 30], "rows 3": [140, 220, 40, 30], "rows 4": [186, 182, 40, 30],
            ]
        ) {
            VStack(spacing: 16) {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
                    ],
                    spacing: 4
                ) {
                    ForEach(0..<6) { Color.red.frame(height: 20).probe("columns \($0)") }
                }
                .frame(width: 280).probe("columns")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
                    ForEach(0..<5) { Color.green.frame(height: 24).probe("adaptive \($0)") }
                }
                .frame(width: 240).probe("adaptive")
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                    ForEach(0..<5) { Color.blue.frame(width: 40).probe("rows \($0)") }
                }
                .frame(height: 70).probe("rows")
            }
            .probe("whole stack")
        }
    ]
}
