import Foundation
import Geometry
import LayoutEngine

extension Scenario {
    /// Stacks, frames, padding and alignment.
    static let layout: [Scenario] = sizing + stacks + alignment

    private static let sizing: [Scenario] = [
        window("layout/root-centering", 200, 100, [("box", [75, 35, 50, 30])]) { box(50, 30).named("box") },
        window("layout/padding-default", 200, 100, [("red", [16, 16, 168, 68]), ("padded", [0, 0, 200, 100])]) {
            padding(16, .all, flexible().named("red")).named("padded")
        },
        window("layout/padding-edges", 200, 100, [("red", [32, 17, 164, 64]), ("padded", [0, 0, 200, 100])]) {
            let inner = padding(16, .vertical, padding(30, .leading, flexible().named("red")))
            let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            return Unary(PaddingLayout(insets), inner).named("padded")
        },
        window("layout/frame-fixed", 200, 200, [("box", [40, 60, 40, 40]), ("frame", [40, 60, 120, 80])]) {
            frame(120, 80, .topLeading, box(40, 40).named("box")).named("frame")
        },
        window(
            "layout/frame-flex", 300, 300,
            [
                ("min", [100, 90, 100, 20]), ("max", [50, 110, 200, 20]), ("fill", [0, 130, 300, 20]),
                ("ideal", [75, 150, 150, 20]), ("clampFlexible", [90, 170, 120, 20]), ("overflow", [50, 190, 200, 20]),
            ]
        ) {
            vertical(
                spacing: 0,
                [
                    Unary(FlexibleFrameLayout(minWidth: 100), box(40, 20)).named("min"),
                    Unary(FlexibleFrameLayout(maxWidth: 200), box(40, 20)).named("max"),
                    Unary(FlexibleFrameLayout(minWidth: 50, maxWidth: .infinity), box(40, 20)).named("fill"),
                    fixedSize(.both, Unary(FlexibleFrameLayout(idealWidth: 150), box(40, 20))).named("ideal"),
                    Unary(FlexibleFrameLayout(maxWidth: 120, maxHeight: 20), flexible()).named("clampFlexible"),
                    Unary(FlexibleFrameLayout(maxWidth: 200), box(250, 20)).named("overflow"),
                ])
        },
        window("layout/fixed-size", 200, 200, [("both", [95, 80, 10, 10]), ("horizontal", [95, 90, 10, 30])]) {
            vertical(
                spacing: 0,
                [
                    fixedSize(.both, flexible()).named("both"),
                    frame(nil, 30, .center, fixedSize(.horizontal, flexible())).named("horizontal"),
                ])
        },
        window(
            "layout/divider", 200, 200,
            [
                ("boxA", [50, 0, 100, 20]), ("horizontal divider", [0, 20, 200, 1]),
                ("left box", [79.5, 80.5, 20, 60]), ("vertical divider", [99.5, 21, 1, 179]),
                ("right box", [100.5, 80.5, 20, 60]), ("hstack", [79.5, 21, 41, 179]), ("vstack", [0, 0, 200, 200]),
            ]
        ) {
            let inner = horizontal(
                spacing: 0,
                [
                    box(20, 60).named("left box"), divider(across: .horizontal).named("vertical divider"),
                    box(20, 60).named("right box"),
                ])
            let line = divider(across: .vertical).named("horizontal divider")
            return vertical(spacing: 0, [box(100, 20).named("boxA"), line, inner.named("hstack")]).named("vstack")
        },
    ]

    private static let stacks: [Scenario] = [
        window(
            "layout/spacing-default", 300, 100,
            [
                ("a", [67, 25, 50, 50]), ("b", [125, 25, 50, 50]), ("c", [183, 25, 50, 50]),
                ("stack", [67, 25, 166, 50]),
            ]
        ) {
            horizontal([box(50, 50).named("a"), box(50, 50).named("b"), box(50, 50).named("c")]).named("stack")
        },
        window(
            "layout/vstack-spacing-default", 100, 300,
            [("a", [25, 96, 50, 50]), ("b", [25, 154, 50, 50]), ("stack", [25, 96, 50, 108])]
        ) {
            vertical([box(50, 50).named("a"), box(50, 50).named("b")]).named("stack")
        },
        window(
            "layout/hstack-distribution", 300, 100,
            [("a", [0, 0, 125, 100]), ("b", [125, 0, 50, 100]), ("c", [175, 0, 125, 100])]
        ) {
            horizontal(
                spacing: 0,
                [flexible().named("a"), frame(50, nil, .center, flexible()).named("b"), flexible().named("c")])
        },
        window(
            "layout/hstack-priority", 300, 100,
            [("a", [0, 0, 20, 100]), ("b", [20, 0, 220, 100]), ("c", [240, 0, 60, 100])]
        ) {
            horizontal(
                spacing: 0,
                [
                    Unary(FlexibleFrameLayout(minWidth: 20), flexible()).named("a"),
                    Unary(FlexibleFrameLayout(minWidth: 20), flexible()).priority(1).named("b"),
                    frame(60, nil, .center, flexible()).named("c"),
                ])
        },
        window(
            "layout/spacer", 300, 100,
            [
                ("a", [0, 25, 50, 50]), ("spacer", [50, 50, 200, 0]), ("b", [250, 25, 50, 50]),
                ("stack", [0, 25, 300, 50]),
            ]
        ) {
            horizontal([box(50, 50).named("a"), spacer(.horizontal).named("spacer"), box(50, 50).named("b")])
                .named("stack")
        },
        window(
            "layout/spacer-min-length", 300, 100,
            [
                ("row1", [-35, 0, 370, 20]), ("row1 box250", [-35, 0, 250, 20]), ("row1 spacer", [215, 10, 20, 0]),
                ("row1 box100", [235, 0, 100, 20]), ("row2", [0, 20, 300, 20]),
                ("row2 left spacer", [0, 30, 130, 0]), ("row2 box", [130, 20, 40, 20]),
                ("row2 right spacer", [170, 30, 130, 0]), ("bottom spacer", [150, 40, 0, 60]),
            ]
        ) {
            let first = horizontal(
                spacing: 0,
                [
                    box(250, 20).named("row1 box250"), spacer(.horizontal, minimum: 20).named("row1 spacer"),
                    box(100, 20).named("row1 box100"),
                ])
            let second = horizontal(
                spacing: 0,
                [
                    spacer(.horizontal).named("row2 left spacer"), box(40, 20).named("row2 box"),
                    spacer(.horizontal).named("row2 right spacer"),
                ])
            let bottom = spacer(.vertical).named("bottom spacer")
            return vertical(spacing: 0, [first.named("row1"), second.named("row2"), bottom])
        },
        window(
            "layout/group-modifier", 300, 100,
            [("a", [5, 25, 50, 50]), ("b", [65, 25, 50, 50]), ("c", [120, 0, 180, 100])]
        ) {
            horizontal(
                spacing: 0,
                [
                    padding(5, .all, box(50, 50).named("a")), padding(5, .all, box(50, 50).named("b")),
                    flexible().named("c"),
                ])
        },
        window(
            "layout/hstack-ideal", 300, 200,
            [
                ("column", [50, 80, 200, 40]), ("row", [50, 80, 76, 30]), ("a", [50, 80, 30, 30]),
                ("b", [86, 80, 40, 30]), ("wide", [50, 110, 200, 10]),
            ]
        ) {
            let row = horizontal(spacing: 6, [box(30, 30).named("a"), box(40, 30).named("b")]).named("row")
            return vertical(.leading, spacing: 0, [row, box(200, 10).named("wide")]).named("column")
        },
        window(
            "layout/nested-stacks", 300, 200,
            [
                ("a", [10, 10, 190, 110]), ("b", [210, 10, 80, 110]), ("row", [0, 0, 300, 130]),
                ("bottom", [0, 140, 300, 60]), ("c", [0, 150, 40, 40]), ("d", [260, 150, 40, 40]),
            ]
        ) {
            let top = horizontal(
                spacing: 10, [flexible().named("a"), frame(80, nil, .center, flexible()).named("b")])
            let bottom = horizontal([box(40, 40).named("c"), spacer(.horizontal), box(40, 40).named("d")])
            return vertical(
                spacing: 10,
                [padding(10, .all, top).named("row"), frame(nil, 60, .center, bottom).named("bottom")])
        },
    ]

    private static let alignment: [Scenario] = [
        window(
            "layout/vstack-alignment", 300, 200,
            [
                ("leading stack", [50, 78, 100, 44]), ("l1", [50, 78, 100, 20]), ("l2", [50, 102, 50, 20]),
                ("trailing stack", [150, 78, 100, 44]), ("t1", [150, 78, 100, 20]), ("t2", [200, 102, 50, 20]),
            ]
        ) {
            let leading = vertical(.leading, spacing: 4, [box(100, 20).named("l1"), box(50, 20).named("l2")])
            let trailing = vertical(.trailing, spacing: 4, [box(100, 20).named("t1"), box(50, 20).named("t2")])
            return horizontal(spacing: 0, [leading.named("leading stack"), trailing.named("trailing stack")])
        },
        window(
            "layout/hstack-alignment", 300, 200,
            [
                ("top1", [128, 40, 20, 60]), ("top2", [152, 40, 20, 30]), ("bottom1", [128, 100, 20, 60]),
                ("bottom2", [152, 130, 20, 30]),
            ]
        ) {
            let top = horizontal(.top, spacing: 4, [box(20, 60).named("top1"), box(20, 30).named("top2")])
            let bottom = horizontal(.bottom, spacing: 4, [box(20, 60).named("bottom1"), box(20, 30).named("bottom2")])
            return vertical(spacing: 0, [top, bottom])
        },
        window(
            "layout/alignment-guide", 300, 200,
            [
                ("a", [75, 66, 100, 20]), ("b", [175, 90, 50, 20]), ("c", [160, 114, 30, 20]),
                ("stack", [75, 66, 150, 68]),
            ]
        ) {
            let first = box(100, 20).guide(HorizontalAlignment.leading) { $0[HorizontalAlignment.trailing] }
            let last = box(30, 20).guide(HorizontalAlignment.leading) { $0.width / 2 }
            return vertical(.leading, spacing: 4, [first.named("a"), box(50, 20).named("b"), last.named("c")])
                .named("stack")
        },
        window(
            "layout/zstack", 200, 200,
            [("a", [50, 50, 100, 100]), ("b", [120, 120, 30, 30]), ("stack", [50, 50, 100, 100])]
        ) {
            overlaid(.bottomTrailing, [box(100, 100).named("a"), box(30, 30).named("b")]).named("stack")
        },
        window("layout/zstack-fill", 200, 200, [("red", [0, 0, 200, 200]), ("box", [0, 0, 30, 30])]) {
            overlaid(.topLeading, [flexible().named("red"), box(30, 30).named("box")])
        },
    ]
}
