import Foundation
import Geometry
import Testing

@testable import SwiftUICore

/// What was recorded in a hosting view, in which texts have macOS's default font.
@MainActor
struct HostedFramesTests {
    @Test(arguments: stacks + frames + screens)
    func framesAreApples(_ scenario: FrameScenario) throws { try scenario.check() }

    nonisolated static let stacks: [FrameScenario] = [
        .hosted("parity/color-fill", root: [400, 600], ["color": [0, 0, 400, 600]]) { Color.red.probe("color") },
        .hosted("parity/empty-vstack", root: [0, 0], [:]) { VStack {} },
        .hosted(
            "parity/vstack-default", root: [46, 48],
            ["text1": [9.5, 0, 27, 16], "text2": [0, 16, 46, 16], "text3": [7.5, 32, 31.5, 16]]
        ) {
            VStack {
                text(27, "text1"); text(46, "text2"); text(31.5, "text3")
            }
        },
        .hosted(
            "parity/vstack-trailing", root: [78, 48],
            ["text1": [44.5, 0, 33.5, 16], "text2": [0.5, 16, 77.5, 16], "text3": [55.5, 32, 22.5, 16]]
        ) {
            VStack(alignment: .trailing) {
                text(33.5, "text1"); text(77.5, "text2"); text(22.5, "text3")
            }
        },
        .hosted(
            "parity/vstack-spacing-20", root: [46, 88],
            ["text1": [9.5, 0, 27, 16], "text2": [0, 36, 46, 16], "text3": [7.5, 72, 31.5, 16]]
        ) {
            VStack(spacing: 20) {
                text(27, "text1"); text(46, "text2"); text(31.5, "text3")
            }
        },
        .hosted(
            "parity/vstack-with-spacer", root: [45, 600],
            ["text1": [11.5, 0, 22.5, 16], "text2": [0.5, 584, 44.5, 16]]
        ) {
            VStack {
                text(22.5, "text1"); Spacer(); text(44.5, "text2")
            }
        },
        .hosted(
            "parity/hstack-bottom", root: [93, 48], ["text1": [0.5, 32, 33.5, 16], "text3lines": [42, 0, 51, 48]]
        ) {
            HStack(alignment: .bottom) {
                text(33.5, "text1"); TestText(51, 48).probe("text3lines")
            }
        },
        .hosted(
            "parity/hstack-spacing-20", root: [76, 16], ["text1": [0, 0, 24, 16], "text2": [44, 0, 32, 16]]
        ) {
            HStack(spacing: 20) {
                text(24, "text1"); text(32, "text2")
            }
        },
        .hosted(
            "parity/zstack-top-leading", root: [200, 200], ["blue": [0, 0, 200, 200], "text": [0, 0, 70.5, 16]]
        ) {
            ZStack(alignment: .topLeading) {
                box(200, 200, "blue"); text(70.5, "text")
            }
        },
        .hosted("parity/single-child-vstack", root: [61, 16], ["text": [0.5, 0, 60.5, 16]]) {
            VStack { text(60.5, "text") }
        },
        .hosted(
            "parity/unequal-flex-spacers", root: [45, 600],
            ["text1": [11.5, 0, 22.5, 16], "text2": [11.5, 200, 22.5, 16], "text3": [0.5, 584, 44.5, 16]]
        ) {
            VStack {
                text(22.5, "text1"); Spacer(); text(22.5, "text2"); Spacer(); Spacer(); text(44.5, "text3")
            }
        },
        .hosted(
            "parity/zero-spacing-vstack", root: [10, 48],
            ["a": [0.5, 0, 9, 16], "b": [1, 16, 8.5, 16], "c": [0.5, 32, 9.5, 16]]
        ) {
            VStack(spacing: 0) {
                text(9, "a"); text(8.5, "b"); text(9.5, "c")
            }
        },
    ]

    nonisolated static let frames: [FrameScenario] = [
        .hosted("parity/frame-fixed", root: [200, 100], ["text": [77, 42, 46, 16]]) {
            text(46, "text").frame(width: 200, height: 100)
        },
        .hosted("parity/frame-min-max", root: [300, 150], ["text": [113, 67, 74, 16]]) {
            text(74, "text").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        },
        .hosted("parity/frame-maxwidth-infinity", root: [400, 16], ["text": [169.5, 0, 61, 16]]) {
            text(61, "text").frame(maxWidth: .infinity)
        },
        .hosted("parity/frame-alignment-top-leading", root: [200, 200], ["text": [0, 0, 15.5, 16]]) {
            text(15.5, "text").frame(width: 200, height: 200, alignment: .topLeading)
        },
        .hosted("parity/frame-alignment-bottom-trailing", root: [200, 200], ["text": [183, 184, 17, 16]]) {
            text(17, "text").frame(width: 200, height: 200, alignment: .bottomTrailing)
        },
        .hosted("parity/frame-alignment-center", root: [200, 200], ["text": [95.5, 92, 9.5, 16]]) {
            text(9.5, "text").frame(width: 200, height: 200, alignment: .center)
        },
        .hosted("parity/padding-custom", root: [114, 56], ["text": [20.5, 20, 73.5, 16]]) {
            text(73.5, "text").padding(20)
        },
        .hosted("parity/padding-inside-frame", root: [200, 100], ["text": [95.5, 42, 9, 16]]) {
            text(9, "text").padding(20).frame(width: 200, height: 100)
        },
        .hosted("parity/deeply-nested-frames", root: [300, 200], ["text": [134, 92, 32, 16]]) {
            text(32, "text").frame(width: 100, height: 40).frame(width: 200, height: 100)
                .frame(width: 300, height: 200)
        },
        .hosted("parity/stacked-frames-with-alignment", root: [150, 80], ["text": [41, 14, 9, 16]]) {
            text(9, "text").frame(width: 50, height: 30, alignment: .bottomTrailing)
                .frame(width: 150, height: 80, alignment: .topLeading)
        },
        .hosted("parity/deeply-nested-padding-frame", root: [174, 104], ["text": [82.5, 44, 9, 16]]) {
            text(9, "text").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80)
                .padding(12)
        },
        .hosted("parity/frame-minheight-centers-content", root: [400, 180], ["text": [172, 82, 56, 16]]) {
            text(56, "text").frame(maxWidth: .infinity, minHeight: 180)
        },
        .hosted(
            "parity/frame-maxwidth-infinity-with-minheight", root: [400, 180],
            ["text1": [189, 74, 22.5, 16], "text2": [178, 90, 44.5, 16]]
        ) {
            VStack {
                text(22.5, "text1"); text(44.5, "text2")
            }.frame(maxWidth: .infinity, minHeight: 180)
        },
        .hosted("parity/text-middle-truncation-narrow-parent", root: [200, 16], ["text": [3.5, 0, 193, 16]]) {
            text(193, "text").frame(width: 200)
        },
        .hosted("parity/text-long-wrap", root: [400, 16], ["text": [0.5, 0, 399, 16]]) {
            // The recorded width was rounded to half a point, that of the root is rounded up.
            text(399.5, "text")
        },
    ]

    nonisolated static let screens: [FrameScenario] = [
        .hosted(
            "parity/vstack-frame-padding", root: [400, 64],
            ["text1": [16, 12, 26.5, 16], "text2": [16, 36, 47, 16]]
        ) {
            VStack(spacing: 8) {
                filled(26.5, "text1").padding(.horizontal, 16); filled(47, "text2").padding(.horizontal, 16)
            }
            .padding(.vertical, 12)
        },
        .hosted(
            "parity/hstack-in-vstack", root: [400, 44],
            [
                "a": [16, 0, 33, 16], "b": [350.5, 0, 33.5, 16], "c": [16, 28, 48.5, 16], "d": [355.5, 28, 28.5, 16],
            ]
        ) {
            VStack(spacing: 12) {
                HStack {
                    text(33, "a"); Spacer(); text(33.5, "b")
                }.padding(.horizontal, 16)
                HStack {
                    text(48.5, "c"); Spacer(); text(28.5, "d")
                }.padding(.horizontal, 16)
            }
        },
        .hosted(
            "parity/complex-nested", root: [400, 121],
            [
                "red": [16, 0, 44, 44], "t1": [72, 4, 26.5, 16], "t2": [72, 24, 47, 16], "divider": [0, 60, 400, 1],
                "green": [16, 77, 44, 44], "t3": [72, 81, 38, 16], "t4": [72, 101, 69.5, 16],
            ]
        ) {
            VStack(spacing: 16) {
                row("red", (26.5, "t1"), (47, "t2"))
                Divider().probe("divider")
                row("green", (38, "t3"), (69.5, "t4"))
            }
        },
        .hosted(
            "parity/two-column-hstack", root: [400, 600],
            ["blue": [0, 0, 120, 600], "text1": [136, 280, 79, 16], "text2": [136, 304, 71, 16]]
        ) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 120).probe("blue")
                VStack(alignment: .leading, spacing: 8) {
                    filled(79, "text1"); filled(71, "text2")
                }.padding(16)
            }
        },
        .hosted(
            "parity/sidebar-detail-split", root: [400, 600],
            [
                "t1": [41, 252, 36.5, 16], "t2": [41, 272, 38, 16], "t3": [41, 292, 38.5, 16],
                "t4": [41, 312, 38.5, 16], "t5": [41, 332, 38.5, 16], "gray": [120, 0, 1, 600],
                "detail": [133, 12, 35, 16],
            ]
        ) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    text(36.5, "t1"); text(38, "t2"); text(38.5, "t3"); text(38.5, "t4"); text(38.5, "t5")
                }
                .padding(.vertical, 8).frame(width: 120)
                Color.gray.frame(width: 1).probe("gray")
                VStack(alignment: .leading) {
                    text(35, "detail"); Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding(12)
            }
        },
        .hosted(
            "parity/toolbar-content-layout", root: [400, 600],
            [
                "left": [8, 8, 30, 16], "middle": [186, 8, 26.5, 16], "right": [360, 8, 32, 16],
                "gray": [0, 32, 400, 1],
            ]
        ) {
            VStack(spacing: 0) {
                HStack {
                    text(30, "left"); Spacer(); text(26.5, "middle"); Spacer(); text(32, "right")
                }
                .padding(8).frame(maxWidth: .infinity)
                Color.gray.frame(height: 1).probe("gray")
                Spacer()
            }
        },
        .hosted(
            "parity/nested-alignment-override", root: [400, 32], ["a": [0, 0, 9, 16], "b": [391.5, 16, 8.5, 16]]
        ) {
            VStack(alignment: .leading) {
                HStack {
                    text(9, "a"); Spacer()
                }.frame(maxWidth: .infinity)
                text(8.5, "b").frame(maxWidth: .infinity, alignment: .trailing)
            }
        },
        .hosted(
            "parity/mixed-fixed-flexible-hstack", root: [400, 600],
            ["text1": [24, 292, 32.5, 16], "blue": [80, 0, 252, 600], "text2": [358.5, 292, 23.5, 16]]
        ) {
            HStack(spacing: 0) {
                text(32.5, "text1").frame(width: 80)
                Color.blue.probe("blue")
                Spacer()
                text(23.5, "text2").frame(width: 60)
            }
        },
    ]

    /// A text at the leading edge of all the width there is.
    private static func filled(_ width: CGFloat, _ name: String) -> some View {
        text(width, name).frame(maxWidth: .infinity, alignment: .leading)
    }

    private static func row(
        _ icon: String, _ first: (width: CGFloat, name: String), _ second: (width: CGFloat, name: String)
    ) -> some View {
        HStack(spacing: 12) {
            box(44, 44, icon)
            VStack(alignment: .leading, spacing: 4) {
                text(first.width, first.name); text(second.width, second.name)
            }
            Spacer()
        }
        .padding(.horizontal, 16)
    }
}
