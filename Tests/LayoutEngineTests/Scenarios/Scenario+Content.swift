import Foundation
import Geometry
import LayoutEngine

extension Scenario {
    /// Images, shapes, attachments, positions, scroll views and views that choose.
    static let content: [Scenario] = images + shapes + others

    private static let images: [Scenario] = [
        // The rows stand in a stack of three with spacing 8 in a container of 400 × 340.
        window(
            "image/aspect-ratio", 400, 340,
            [
                ("row1", [25, 12, 350, 100]), ("fit wide frame", [25, 12, 100, 40]),
                ("fit wide image", [43, 12, 64, 40]),
                ("fit tall frame", [133, 12, 40, 100]), ("fit tall image", [133, 49.5, 40, 25]),
                ("fill frame", [181, 12, 40, 60]), ("fill image", [153, 12, 96, 60]),
                ("square frame", [277, 12, 60, 40]), ("square image", [287, 12, 40, 40]),
                ("third frame", [345, 12, 30, 30]), ("third image", [345, -18, 30, 90]),
                ("row2", [48.375, 120, 303.25, 100]), ("width only", [48.375, 120, 100, 62.5]),
                ("height only", [156.375, 120, 48, 30]), ("rigid frame", [212.375, 120, 100, 40]),
                ("rigid image", [230.375, 120, 64, 40]), ("flexible", [320.375, 120, 31.25, 100]),
                ("color frame", [150, 228, 100, 100]), ("color", [150, 253, 100, 50]),
            ]
        ) {
            let picture = { image(64, 40) }
            let first = horizontal(
                .top, spacing: 8,
                [
                    frame(100, 40, .center, aspect(picture()).named("fit wide image")).named("fit wide frame"),
                    frame(40, 100, .center, aspect(picture()).named("fit tall image")).named("fit tall frame"),
                    frame(40, 60, .center, aspect(fills: true, picture()).named("fill image")).named("fill frame"),
                    frame(40, 60, .center, aspect(fills: true, picture())),
                    frame(60, 40, .center, aspect(1, picture()).named("square image")).named("square frame"),
                    frame(30, 30, .center, aspect(1 / 3, fills: true, picture()).named("third image"))
                        .named("third frame"),
                ])
            let second = horizontal(
                .top, spacing: 8,
                [
                    frame(100, nil, .center, aspect(picture())).named("width only"),
                    frame(nil, 30, .center, aspect(picture())).named("height only"),
                    frame(100, 40, .center, aspect(rigid(64, 40)).named("rigid image")).named("rigid frame"),
                    aspect(image(20, 64)).named("flexible"),
                ])
            let third = frame(100, 100, .center, aspect(2, flexible()).named("color")).named("color frame")
            return vertical(
                spacing: 8, [first.named("row1"), frame(nil, 100, .center, second).named("row2"), third])
        },
        window(
            "image/resizable", 300, 200,
            [
                ("row1", [45, 11, 210, 30]), ("shrunk", [45, 11, 30, 30]), ("stretched", [83, 11, 96, 30]),
                ("rigid frame", [187, 11, 30, 30]), ("height only", [0, 49, 300, 24]), ("row3", [0, 81, 300, 40]),
                ("flexA", [0, 81, 150, 40]), ("flexB", [150, 81, 150, 40]), ("padded frame", [90, 129, 120, 60]),
            ]
        ) {
            let first = horizontal(
                spacing: 8,
                [
                    frame(30, 30, .center, image(64, 40)).named("shrunk"),
                    frame(96, 30, .center, image(64, 40)).named("stretched"),
                    frame(30, 30, .center, rigid(64, 40)).named("rigid frame"),
                    frame(30, 30, .center, rigid(64, 40)),
                ])
            let third = horizontal(spacing: 0, [image(64, 40).named("flexA"), image(64, 40).named("flexB")])
            return vertical(
                spacing: 8,
                [
                    first.named("row1"), frame(nil, 24, .center, image(64, 40)).named("height only"),
                    frame(nil, 40, .center, third).named("row3"),
                    frame(120, 60, .center, padding(10, .all, image(64, 40))).named("padded frame"),
                ])
        },
    ]

    private static let shapes: [Scenario] = [
        window(
            "shape/layout", 200, 30,
            [
                ("r1", [0, 0, 78, 30]), ("r2", [82, 0, 40, 30]), ("capsule", [126, 0, 20, 30]),
                ("maxWidth50", [150, 0, 50, 30]),
            ]
        ) {
            // The second row of that fixture, whose frame is 200 × 30 at (50, 55).
            horizontal(
                spacing: 4,
                [
                    flexible().named("r1"), frame(40, nil, .center, flexible()).named("r2"),
                    frame(20, nil, .center, flexible()).named("capsule"),
                    Unary(FlexibleFrameLayout(maxWidth: 50), flexible()).named("maxWidth50"),
                ])
        },
        window(
            "shape/layout", 300, 100,
            [
                ("row", [99, 0, 102, 100]), ("ideal rect", [99, 45, 10, 10]), ("ideal circle", [113, 45, 10, 10]),
                ("ideal strokeBorder", [127, 45, 10, 10]), ("column", [141, 0, 60, 100]),
                ("column circle", [146, 0, 50, 50]), ("column rect", [141, 50, 60, 50]),
            ]
        ) {
            // The third row of that fixture, at y 93.
            let column = vertical(spacing: 0, [circle().named("column circle"), flexible().named("column rect")])
            return horizontal(
                spacing: 4,
                [
                    fixedSize(.both, flexible()).named("ideal rect"), fixedSize(.both, circle()).named("ideal circle"),
                    fixedSize(.both, flexible()).named("ideal strokeBorder"),
                    frame(60, 100, .center, column).named("column"),
                ]
            ).named("row")
        },
        window(
            "shape/modifiers", 340, 10,
            [
                ("row", [138, 0, 64, 10]), ("circle offset", [138, 0, 10, 10]), ("rect size", [156, 0, 10, 10]),
                ("path", [174, 0, 10, 10]), ("trimmed circle", [192, 0, 10, 10]),
            ]
        ) {
            // The third row of that fixture, at y 143.
            let shapes = [
                flexible().named("circle offset"), flexible().named("rect size"), flexible().named("path"),
                circle().named("trimmed circle"),
            ]
            return fixedSize(.both, horizontal(spacing: 8, shapes)).named("row")
        },
        window(
            "paint/background-overlay", 300, 200,
            [
                ("content", [100, 26.75, 100, 60]), ("background", [180, 66.75, 20, 20]),
                ("overlay", [100, 26.75, 10, 10]), ("text", [134.5, 110.75, 31, 18.5]),
                ("padded text", [130.5, 106.75, 39, 26.5]), ("text background", [130.5, 106.75, 39, 26.5]),
                ("small", [130, 153.25, 40, 20]), ("oversize background", [110, 143.25, 80, 40]),
            ]
        ) {
            let content = Attached(
                box(100, 60).named("content"),
                [(.bottomTrailing, box(20, 20).named("background")), (.topLeading, box(10, 10).named("overlay"))])
            let label = Attached(
                padding(4, .all, rigid(31, 18.5).named("text")).named("padded text"),
                [(.center, flexible().named("text background"))])
            let small = Attached(box(40, 20).named("small"), [(.center, box(80, 40).named("oversize background"))])
            return vertical(spacing: 20, [content, label, small])
        },
    ]

    private static let others: [Scenario] = [
        window(
            "position/basic", 200, 90,
            [
                ("positioned A", [0, 0, 200, 90]), ("A", [30, 10, 40, 40]), ("positioned B", [0, 0, 200, 90]),
                ("B", [135, 45, 30, 30]),
            ]
        ) {
            let position = { (x: CGFloat, y: CGFloat) in PositionLayout(CGPoint(x: x, y: y)) }
            return overlaid(
                .center,
                [
                    Unary(position(50, 30), box(40, 40).named("A")).named("positioned A"),
                    Unary(position(150, 60), box(30, 30).named("B")).named("positioned B"),
                ])
        },
        window(
            "ios/layout/basics", 320, 300,
            [
                ("stack", [0, 58.978, 320, 182.043]), ("padded", [0, 58.978, 72.5, 56.5]),
                ("padded text", [16, 74.978, 40.5, 24.5]), ("two texts", [0, 115.478, 32.5, 51]),
                ("one", [0, 115.478, 32.5, 24.5]), ("two", [0, 141.978, 32.5, 24.5]),
                ("text+box", [0, 166.478, 40.5, 49.043]), ("text above", [0, 166.478, 40.5, 24.5]),
                ("box", [0.25, 205.522, 40, 10]), ("hstack", [0, 215.522, 91, 24.5]),
                ("h one", [0, 215.522, 32.5, 24.5]),
                ("h two", [40.5, 215.522, 32.5, 24.5]), ("h box", [81, 222.772, 10, 10]),
                ("divider", [0, 240.022, 320, 1]),
            ]
        ) {
            let rows: [Node] = [
                padding(16, .all, bodyText(40.5).named("padded text")).named("padded"),
                vertical([bodyText(32.5).named("one"), bodyText(32.5).named("two")]).named("two texts"),
                vertical([bodyText(40.5).named("text above"), box(40, 10).named("box")]).named("text+box"),
                horizontal([bodyText(32.5).named("h one"), bodyText(32.5).named("h two"), box(10, 10).named("h box")])
                    .named("hstack"),
                divider(across: .vertical).named("divider"),
            ]
            return vertical(.leading, spacing: 0, rows).named("stack")
        },
        window(
            "scroll/narrow-content", 300, 200,
            [("frame", [25, 25, 250, 150]), ("scroll", [100, 25, 100, 150]), ("content", [100, 25, 100, 400])]
        ) {
            frame(250, 150, .center, Scroll(.vertical, box(100, 400).named("content")).named("scroll")).named("frame")
        },
        window(
            "scroll/in-stack", 300, 200,
            [
                ("stack", [90, 0, 120, 200]), ("header", [127.75, 0, 44.5, 16]), ("scroll", [90, 16, 120, 168]),
                ("content", [90, 16, 120, 400]), ("footer", [130.25, 184, 39.5, 16]),
            ]
        ) {
            let rows = vertical(spacing: 0, (0..<20).map { _ in box(120, 20) }).named("content")
            return vertical(
                spacing: 0,
                [text(44.5).named("header"), Scroll(.vertical, rows).named("scroll"), text(39.5).named("footer")]
            ).named("stack")
        },
        window(
            "layout/view-that-fits", 240, 236,
            [
                ("wide frame", [20, 20, 200, 16]), ("chosen in 200", [20, 20, 101.5, 16]),
                ("narrow frame", [20, 48, 60, 16]), ("chosen in 60", [20, 48, 25, 16]),
                ("tiny frame", [20, 76, 10, 16]), ("chosen in 10", [20, 76, 25, 16]), ("tall", [20, 104, 25, 60]),
                ("tall stack", [20, 104, 25, 32]), ("short", [20, 176, 31, 20]),
                ("chosen in short", [20, 176, 31, 16]),
                ("axis", [20, 208, 100, 8]), ("axis stack", [20, 208, 58, 16]),
            ]
        ) {
            // The stack of that fixture, whose frame is 240 × 236 at (40, 32); its texts give no way.
            let wide = { (name: String) in Fitting(.both, [rigidText(101.5).named(name), rigidText(25).named(name)]) }
            let narrow = { (name: String) in Fitting(.both, [rigidText(101.5), rigidText(25).named(name)]) }
            let pair = { vertical(.leading, spacing: 0, [rigidText(25), rigidText(25)]) }
            let rows: [Node] = [
                frame(200, nil, .topLeading, wide("chosen in 200")).named("wide frame"),
                frame(60, nil, .topLeading, narrow("chosen in 60")).named("narrow frame"),
                frame(10, nil, .topLeading, narrow("chosen in 10")).named("tiny frame"),
                frame(nil, 60, .topLeading, Fitting(.vertical, [pair().named("tall stack"), rigidText(31)]))
                    .named("tall"),
                frame(nil, 20, .topLeading, Fitting(.vertical, [pair(), rigidText(31).named("chosen in short")]))
                    .named("short"),
                frame(100, 8, .topLeading, Fitting(.horizontal, [rigidText(58).named("axis stack"), rigidText(25)]))
                    .named("axis"),
            ]
            return padding(20, .all, vertical(.leading, spacing: 12, rows))
        },
    ]
}
