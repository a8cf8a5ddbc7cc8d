import Foundation
import Geometry
import Testing

@testable import SwiftUICore

/// Stacks, spacers, dividers, paddings and frames.
@MainActor
struct StackFramesTests {
    @Test(arguments: spacing + alignment + frames)
    func framesAreApples(_ scenario: FrameScenario) throws { try scenario.check() }

    nonisolated static let spacing: [FrameScenario] = [
        .window(
            "layout/spacing-default", 300, 100,
            [
                "a": [67, 25, 50, 50], "b": [125, 25, 50, 50], "c": [183, 25, 50, 50], "stack": [67, 25, 166, 50],
            ]
        ) {
            HStack {
                box(50, 50, "a"); box(50, 50, "b"); box(50, 50, "c")
            }.probe("stack")
        },
        .window(
            "layout/vstack-spacing-default", 100, 300,
            ["a": [25, 96, 50, 50], "b": [25, 154, 50, 50], "stack": [25, 96, 50, 108]]
        ) {
            VStack {
                box(50, 50, "a"); box(50, 50, "b")
            }.probe("stack")
        },
        .window(
            "layout/divider", 200, 200,
            [
                "boxA": [50, 0, 100, 20], "horizontal divider": [0, 20, 200, 1], "left box": [79.5, 80.5, 20, 60],
                "vertical divider": [99.5, 21, 1, 179], "right box": [100.5, 80.5, 20, 60],
                "hstack": [79.5, 21, 41, 179], "vstack": [0, 0, 200, 200],
            ]
        ) {
            VStack(spacing: 0) {
                box(100, 20, "boxA")
                Divider().probe("horizontal divider")
                HStack(spacing: 0) {
                    box(20, 60, "left box")
                    Divider().probe("vertical divider")
                    box(20, 60, "right box")
                }
                .probe("hstack")
            }
            .probe("vstack")
        },
        .window(
            "layout/hstack-distribution", 300, 100,
            ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.green.frame(width: 50).probe("b")
                Color.blue.probe("c")
            }
        },
        .window(
            "layout/spacer", 300, 100,
            [
                "a": [0, 25, 50, 50], "spacer": [50, 50, 200, 0], "b": [250, 25, 50, 50], "stack": [0, 25, 300, 50],
            ]
        ) {
            HStack {
                box(50, 50, "a"); Spacer().probe("spacer"); box(50, 50, "b")
            }.probe("stack")
        },
        .window(
            "layout/spacer-min-length", 300, 100,
            [
                "row1": [-35, 0, 370, 20], "row1 box250": [-35, 0, 250, 20], "row1 spacer": [215, 10, 20, 0],
                "row1 box100": [235, 0, 100, 20], "row2": [0, 20, 300, 20], "row2 left spacer": [0, 30, 130, 0],
                "row2 box": [130, 20, 40, 20], "row2 right spacer": [170, 30, 130, 0],
                "bottom spacer": [150, 40, 0, 60],
            ]
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(250, 20, "row1 box250")
                    Spacer(minLength: 20).probe("row1 spacer")
                    box(100, 20, "row1 box100")
                }
                .probe("row1")
                HStack(spacing: 0) {
                    Spacer().probe("row2 left spacer")
                    box(40, 20, "row2 box")
                    Spacer().probe("row2 right spacer")
                }
                .probe("row2")
                Spacer().probe("bottom spacer")
            }
        },
        .window(
            "layout/group-modifier", 300, 100,
            ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]]
        ) {
            HStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 50, height: 50).probe("a")
                    Color.green.frame(width: 50, height: 50).probe("b")
                }
                .padding(5)
                Color.blue.probe("c")
            }
        },
        .window(
            "layout/hstack-ideal", 300, 200,
            [
                "column": [50, 80, 200, 40], "row": [50, 80, 76, 30], "a": [50, 80, 30, 30], "b": [86, 80, 40, 30],
                "wide": [50, 110, 200, 10],
            ]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30, "a"); box(40, 30, "b")
                }.probe("row")
                box(200, 10, "wide")
            }
            .probe("column")
        },
        .window(
            "ios/layout/basics", 320, 300,
            [
                "stack": [0, 58.978, 320, 182.043], "padded": [0, 58.978, 72.5, 56.5],
                "padded text": [16, 74.978, 40.5, 24.5], "two texts": [0, 115.478, 32.5, 51],
                "one": [0, 115.478, 32.5, 24.5], "two": [0, 141.978, 32.5, 24.5],
                "text+box": [0, 166.478, 40.5, 49.043], "text above": [0, 166.478, 40.5, 24.5],
                "box": [0.25, 205.522, 40, 10], "hstack": [0, 215.522, 91, 24.5], "h one": [0, 215.522, 32.5, 24.5],
                "h two": [40.5, 215.522, 32.5, 24.5], "h box": [81, 222.772, 10, 10], "divider": [0, 240.022, 320, 1],
            ]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                TestText(40.5, 24.5, style: .body).probe("padded text").padding().probe("padded")
                VStack {
                    TestText(32.5, 24.5, style: .body).probe("one")
                    TestText(32.5, 24.5, style: .body).probe("two")
                }
                .probe("two texts")
                VStack {
                    TestText(40.5, 24.5, style: .body).probe("text above"); box(40, 10, "box")
                }.probe("text+box")
                HStack {
                    TestText(32.5, 24.5, style: .body).probe("h one")
                    TestText(32.5, 24.5, style: .body).probe("h two")
                    box(10, 10, "h box")
                }
                .probe("hstack")
                Divider().probe("divider")
            }
            .probe("stack")
        },
    ]

    nonisolated static let alignment: [FrameScenario] = [
        .window(
            "layout/vstack-alignment", 300, 200,
            [
                "leading stack": [50, 78, 100, 44], "l1": [50, 78, 100, 20], "l2": [50, 102, 50, 20],
                "trailing stack": [150, 78, 100, 44], "t1": [150, 78, 100, 20], "t2": [200, 102, 50, 20],
            ]
        ) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(100, 20, "l1"); box(50, 20, "l2")
                }
                .probe("leading stack")
                VStack(alignment: .trailing, spacing: 4) {
                    box(100, 20, "t1"); box(50, 20, "t2")
                }
                .probe("trailing stack")
            }
        },
        .window(
            "layout/hstack-alignment", 300, 200,
            [
                "top1": [128, 40, 20, 60], "top2": [152, 40, 20, 30], "bottom1": [128, 100, 20, 60],
                "bottom2": [152, 130, 20, 30],
            ]
        ) {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 4) {
                    box(20, 60, "top1"); box(20, 30, "top2")
                }
                HStack(alignment: .bottom, spacing: 4) {
                    box(20, 60, "bottom1"); box(20, 30, "bottom2")
                }
            }
        },
        .window(
            "layout/zstack", 200, 200,
            ["a": [50, 50, 100, 100], "b": [120, 120, 30, 30], "stack": [50, 50, 100, 100]]
        ) {
            ZStack(alignment: .bottomTrailing) {
                box(100, 100, "a"); box(30, 30, "b")
            }.probe("stack")
        },
        .window("layout/zstack-fill", 200, 200, ["red": [0, 0, 200, 200], "box": [0, 0, 30, 30]]) {
            ZStack(alignment: .topLeading) {
                Color.red.probe("red"); box(30, 30, "box")
            }
        },
        .window(
            "layout/rtl-stacks", 320, 260,
            [
                "vstack": [10, 17, 300, 226], "hstack": [10, 17, 300, 30], "h 40x30": [270, 17, 40, 30],
                "h 60x30": [202, 17, 60, 30], "h 30x30": [10, 17, 30, 30], "padded": [230, 57, 80, 20],
                "framed": [190, 87, 120, 20], "zstack": [210, 117, 100, 40], "zfront": [290, 117, 20, 20],
                "island": [242, 167, 68, 20], "island first": [242, 167, 30, 20],
                "island second": [280, 167, 30, 20], "text": [285, 197, 25, 16], "guided": [270, 223, 30, 20],
            ]
        ) {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    box(40, 30, "h 40x30"); box(60, 30, "h 60x30"); Spacer(); box(30, 30, "h 30x30")
                }
                .probe("hstack")
                box(50, 20).padding(.leading, 30).probe("padded")
                box(40, 20).frame(width: 120, alignment: .leading).probe("framed")
                ZStack(alignment: .topLeading) {
                    box(100, 40); box(20, 20, "zfront")
                }.probe("zstack")
                HStack {
                    box(30, 20, "island first"); box(30, 20, "island second")
                }.probe("island")
                    .environment(\.layoutDirection, .leftToRight)
                text(25, "text")
                box(30, 20, "guided").alignmentGuide(.leading) { _ in -10 }
            }
            .frame(width: 300, alignment: .leading).probe("vstack")
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]

    nonisolated static let frames: [FrameScenario] = [
        .window("layout/padding-default", 200, 100, ["red": [16, 16, 168, 68], "padded": [0, 0, 200, 100]]) {
            Color.red.probe("red").padding().probe("padded")
        },
        .window("layout/padding-edges", 200, 100, ["red": [32, 17, 164, 64], "padded": [0, 0, 200, 100]]) {
            Color.red.probe("red").padding(.leading, 30).padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).probe("padded")
        },
        .window("layout/frame-fixed", 200, 200, ["box": [40, 60, 40, 40], "frame": [40, 60, 120, 80]]) {
            box(40, 40, "box").frame(width: 120, height: 80, alignment: .topLeading).probe("frame")
        },
        .window("layout/fixed-size", 200, 200, ["both": [95, 80, 10, 10], "horizontal": [95, 90, 10, 30]]) {
            VStack(spacing: 0) {
                Color.red.fixedSize().probe("both")
                Color.green.fixedSize(horizontal: true, vertical: false).frame(height: 30).probe("horizontal")
            }
        },
        .part(
            "position/basic", of: [60, 0, 200, 90],
            [
                "zstack": [60, 0, 200, 90], "positioned A": [60, 0, 200, 90], "positioned B": [60, 0, 200, 90],
            ]
        ) {
            ZStack {
                box(40, 40, "A").position(x: 50, y: 30).probe("positioned A")
                box(30, 30, "B").position(x: 150, y: 60).probe("positioned B")
            }
            .frame(width: 200, height: 90).probe("zstack")
        },
    ]
}
