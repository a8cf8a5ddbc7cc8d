import Foundation
import Geometry
import LayoutEngine

extension Scenario {
    /// What a hosting view of 400 × 600 was asked to fit.
    static let hosting: [Scenario] = hostedStacks + hostedFrames + hostedScreens

    private static let hostedStacks: [Scenario] = [
        hosted("parity/color-fill", root: (400, 600), [("color", [0, 0, 400, 600])]) { flexible().named("color") },
        hosted("parity/empty-vstack", root: (0, 0), []) { vertical([]) },
        hosted(
            "parity/vstack-default", root: (46, 48),
            [("text1", [9.5, 0, 27, 16]), ("text2", [0, 16, 46, 16]), ("text3", [7.5, 32, 31.5, 16])]
        ) {
            vertical([text(27).named("text1"), text(46).named("text2"), text(31.5).named("text3")])
        },
        hosted(
            "parity/vstack-trailing", root: (78, 48),
            [("text1", [44.5, 0, 33.5, 16]), ("text2", [0.5, 16, 77.5, 16]), ("text3", [55.5, 32, 22.5, 16])]
        ) {
            vertical(.trailing, [text(33.5).named("text1"), text(77.5).named("text2"), text(22.5).named("text3")])
        },
        hosted(
            "parity/vstack-spacing-20", root: (46, 88),
            [("text1", [9.5, 0, 27, 16]), ("text2", [0, 36, 46, 16]), ("text3", [7.5, 72, 31.5, 16])]
        ) {
            vertical(spacing: 20, [text(27).named("text1"), text(46).named("text2"), text(31.5).named("text3")])
        },
        hosted(
            "parity/vstack-with-spacer", root: (45, 600),
            [("text1", [11.5, 0, 22.5, 16]), ("text2", [0.5, 584, 44.5, 16])]
        ) {
            vertical([text(22.5).named("text1"), spacer(.vertical), text(44.5).named("text2")])
        },
        hosted(
            "parity/hstack-bottom", root: (93, 48),
            [("text1", [0.5, 32, 33.5, 16]), ("text3lines", [42, 0, 51, 48])]
        ) {
            horizontal(.bottom, [text(33.5).named("text1"), text(51, 48).named("text3lines")])
        },
        hosted(
            "parity/hstack-spacing-20", root: (76, 16), [("text1", [0, 0, 24, 16]), ("text2", [44, 0, 32, 16])]
        ) {
            horizontal(spacing: 20, [text(24).named("text1"), text(32).named("text2")])
        },
        hosted(
            "parity/zstack-top-leading", root: (200, 200), [("blue", [0, 0, 200, 200]), ("text", [0, 0, 70.5, 16])]
        ) {
            overlaid(.topLeading, [box(200, 200).named("blue"), text(70.5).named("text")])
        },
        hosted("parity/single-child-vstack", root: (61, 16), [("text", [0.5, 0, 60.5, 16])]) {
            vertical([text(60.5).named("text")])
        },
        hosted(
            "parity/unequal-flex-spacers", root: (45, 600),
            [("text1", [11.5, 0, 22.5, 16]), ("text2", [11.5, 200, 22.5, 16]), ("text3", [0.5, 584, 44.5, 16])]
        ) {
            vertical([
                text(22.5).named("text1"), spacer(.vertical), text(22.5).named("text2"), spacer(.vertical),
                spacer(.vertical), text(44.5).named("text3"),
            ])
        },
        hosted(
            "parity/zero-spacing-vstack", root: (10, 48),
            [("a", [0.5, 0, 9, 16]), ("b", [1, 16, 8.5, 16]), ("c", [0.5, 32, 9.5, 16])]
        ) {
            vertical(spacing: 0, [text(9).named("a"), text(8.5).named("b"), text(9.5).named("c")])
        },
    ]

    private static let hostedFrames: [Scenario] = [
        hosted("parity/frame-fixed", root: (200, 100), [("text", [77, 42, 46, 16])]) {
            frame(200, 100, .center, text(46).named("text"))
        },
        hosted("parity/frame-min-max", root: (300, 150), [("text", [113, 67, 74, 16])]) {
            let layout = FlexibleFrameLayout(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
            return Unary(layout, text(74).named("text"))
        },
        hosted("parity/frame-maxwidth-infinity", root: (400, 16), [("text", [169.5, 0, 61, 16])]) {
            fill(.horizontal, .center, text(61).named("text"))
        },
        hosted("parity/frame-alignment-top-leading", root: (200, 200), [("text", [0, 0, 15.5, 16])]) {
            frame(200, 200, .topLeading, text(15.5).named("text"))
        },
        hosted("parity/frame-alignment-bottom-trailing", root: (200, 200), [("text", [183, 184, 17, 16])]) {
            frame(200, 200, .bottomTrailing, text(17).named("text"))
        },
        hosted("parity/frame-alignment-center", root: (200, 200), [("text", [95.5, 92, 9.5, 16])]) {
            frame(200, 200, .center, text(9.5).named("text"))
        },
        hosted("parity/padding-custom", root: (114, 56), [("text", [20.5, 20, 73.5, 16])]) {
            padding(20, .all, text(73.5).named("text"))
        },
        hosted("parity/padding-inside-frame", root: (200, 100), [("text", [95.5, 42, 9, 16])]) {
            frame(200, 100, .center, padding(20, .all, text(9).named("text")))
        },
        hosted("parity/deeply-nested-frames", root: (300, 200), [("text", [134, 92, 32, 16])]) {
            frame(300, 200, .center, frame(200, 100, .center, frame(100, 40, .center, text(32).named("text"))))
        },
        hosted("parity/stacked-frames-with-alignment", root: (150, 80), [("text", [41, 14, 9, 16])]) {
            frame(150, 80, .topLeading, frame(50, 30, .bottomTrailing, text(9).named("text")))
        },
        hosted("parity/deeply-nested-padding-frame", root: (174, 104), [("text", [82.5, 44, 9, 16])]) {
            let inner = frame(80, 40, .center, padding(4, .all, text(9).named("text")))
            return padding(12, .all, frame(150, 80, .center, padding(8, .all, inner)))
        },
        hosted("parity/frame-minheight-centers-content", root: (400, 180), [("text", [172, 82, 56, 16])]) {
            Unary(FlexibleFrameLayout(maxWidth: .infinity, minHeight: 180), text(56).named("text"))
        },
        hosted(
            "parity/frame-maxwidth-infinity-with-minheight", root: (400, 180),
            [("text1", [189, 74, 22.5, 16]), ("text2", [178, 90, 44.5, 16])]
        ) {
            let stack = vertical([text(22.5).named("text1"), text(44.5).named("text2")])
            return Unary(FlexibleFrameLayout(maxWidth: .infinity, minHeight: 180), stack)
        },
    ]

    private static let hostedScreens: [Scenario] = [
        hosted(
            "parity/vstack-frame-padding", root: (400, 64),
            [("text1", [16, 12, 26.5, 16]), ("text2", [16, 36, 47, 16])]
        ) {
            let line = { (width: CGFloat, name: String) in
                padding(16, .horizontal, fill(.horizontal, .leading, text(width).named(name)))
            }
            return padding(12, .vertical, vertical(spacing: 8, [line(26.5, "text1"), line(47, "text2")]))
        },
        hosted(
            "parity/hstack-in-vstack", root: (400, 44),
            [
                ("a", [16, 0, 33, 16]), ("b", [350.5, 0, 33.5, 16]), ("c", [16, 28, 48.5, 16]),
                ("d", [355.5, 28, 28.5, 16]),
            ]
        ) {
            let line = { (first: Node, second: Node) in
                padding(16, .horizontal, horizontal([first, spacer(.horizontal), second]))
            }
            return vertical(
                spacing: 12,
                [line(text(33).named("a"), text(33.5).named("b")), line(text(48.5).named("c"), text(28.5).named("d"))])
        },
        hosted(
            "parity/complex-nested", root: (400, 121),
            [
                ("red", [16, 0, 44, 44]), ("t1", [72, 4, 26.5, 16]), ("t2", [72, 24, 47, 16]),
                ("divider", [0, 60, 400, 1]), ("green", [16, 77, 44, 44]), ("t3", [72, 81, 38, 16]),
                ("t4", [72, 101, 69.5, 16]),
            ]
        ) {
            let line = { (icon: Node, first: Node, second: Node) in
                let texts = vertical(.leading, spacing: 4, [first, second])
                return padding(16, .horizontal, horizontal(spacing: 12, [icon, texts, spacer(.horizontal)]))
            }
            return vertical(
                spacing: 16,
                [
                    line(box(44, 44).named("red"), text(26.5).named("t1"), text(47).named("t2")),
                    divider(across: .vertical).named("divider"),
                    line(box(44, 44).named("green"), text(38).named("t3"), text(69.5).named("t4")),
                ])
        },
        hosted(
            "parity/two-column-hstack", root: (400, 600),
            [("blue", [0, 0, 120, 600]), ("text1", [136, 280, 79, 16]), ("text2", [136, 304, 71, 16])]
        ) {
            let texts = vertical(
                .leading, spacing: 8,
                [
                    fill(.horizontal, .leading, text(79).named("text1")),
                    fill(.horizontal, .leading, text(71).named("text2")),
                ])
            let left = frame(120, nil, .center, flexible()).named("blue")
            return horizontal(spacing: 0, [left, padding(16, .all, texts)])
        },
        hosted(
            "parity/sidebar-detail-split", root: (400, 600),
            [
                ("t1", [41, 252, 36.5, 16]), ("t2", [41, 272, 38, 16]), ("t3", [41, 292, 38.5, 16]),
                ("t4", [41, 312, 38.5, 16]), ("t5", [41, 332, 38.5, 16]), ("gray", [120, 0, 1, 600]),
                ("detail", [133, 12, 35, 16]),
            ]
        ) {
            let widths: [CGFloat] = [36.5, 38, 38.5, 38.5, 38.5]
            let texts = widths.enumerated().map { text($1).named("t\($0 + 1)") }
            let sidebar = frame(120, nil, .center, padding(8, .vertical, vertical(.leading, spacing: 4, texts)))
            let line = frame(1, nil, .center, flexible()).named("gray")
            let detail = vertical(.leading, [text(35).named("detail"), spacer(.vertical)])
            return horizontal(spacing: 0, [sidebar, line, padding(12, .all, fill(.horizontal, .leading, detail))])
        },
        hosted(
            "parity/toolbar-content-layout", root: (400, 600),
            [
                ("left", [8, 8, 30, 16]), ("middle", [186, 8, 26.5, 16]), ("right", [360, 8, 32, 16]),
                ("gray", [0, 32, 400, 1]),
            ]
        ) {
            let bar = horizontal([
                text(30).named("left"), spacer(.horizontal), text(26.5).named("middle"), spacer(.horizontal),
                text(32).named("right"),
            ])
            let line = frame(nil, 1, .center, flexible()).named("gray")
            return vertical(
                spacing: 0, [fill(.horizontal, .center, padding(8, .all, bar)), line, spacer(.vertical)])
        },
        hosted(
            "parity/nested-alignment-override", root: (400, 32),
            [("a", [0, 0, 9, 16]), ("b", [391.5, 16, 8.5, 16])]
        ) {
            let first = fill(.horizontal, .center, horizontal([text(9).named("a"), spacer(.horizontal)]))
            return vertical(.leading, [first, fill(.horizontal, .trailing, text(8.5).named("b"))])
        },
        hosted(
            "parity/mixed-fixed-flexible-hstack", root: (400, 600),
            [("text1", [24, 292, 32.5, 16]), ("blue", [80, 0, 252, 600]), ("text2", [358.5, 292, 23.5, 16])]
        ) {
            horizontal(
                spacing: 0,
                [
                    frame(80, nil, .center, text(32.5).named("text1")), flexible().named("blue"), spacer(.horizontal),
                    frame(60, nil, .center, text(23.5).named("text2")),
                ])
        },
    ]
}
