import Foundation
import Geometry
import Testing

@testable import SwiftUICore

/// Shapes, attachments, scroll views and views that choose.
@MainActor
struct ContentFramesTests {
    @Test(arguments: shapes + scrolling + choosing)
    func framesAreApples(_ scenario: FrameScenario) throws { try scenario.check() }

    nonisolated static let shapes: [FrameScenario] = [
        .part(
            "shape/layout", of: [50, 55, 200, 30],
            [
                "row": [50, 55, 200, 30], "r1": [50, 55, 78, 30], "r2": [132, 55, 40, 30],
                "capsule": [176, 55, 20, 30], "maxWidth50": [200, 55, 50, 30],
            ]
        ) {
            HStack(spacing: 4) {
                Rectangle().probe("r1")
                Rectangle().frame(width: 40).probe("r2")
                Capsule().frame(width: 20).probe("capsule")
                RoundedRectangle(cornerRadius: 8).frame(maxWidth: 50).probe("maxWidth50")
            }
            .frame(width: 200, height: 30).probe("row")
        },
        .part(
            "shape/layout", of: [0, 93, 300, 100],
            [
                "row": [99, 93, 102, 100], "ideal rect": [99, 138, 10, 10], "ideal circle": [113, 138, 10, 10],
                "ideal strokeBorder": [127, 138, 10, 10], "column": [141, 93, 60, 100],
                "column circle": [146, 93, 50, 50], "column rect": [141, 143, 60, 50],
            ]
        ) {
            HStack(spacing: 4) {
                Rectangle().fixedSize().probe("ideal rect")
                Circle().fixedSize().probe("ideal circle")
                Circle().strokeBorder(lineWidth: 2).fixedSize().probe("ideal strokeBorder")
                VStack(spacing: 0) {
                    Circle().probe("column circle"); Rectangle().probe("column rect")
                }
                .frame(width: 60, height: 100).probe("column")
            }
            .probe("row")
        },
        .part(
            "shape/modifiers", of: [0, 143, 340, 10],
            [
                "row": [138, 143, 64, 10], "circle offset": [138, 143, 10, 10], "rect size 30x20": [156, 143, 10, 10],
                "path 24x16": [174, 143, 10, 10], "trimmed circle": [192, 143, 10, 10],
            ]
        ) {
            HStack(spacing: 8) {
                Circle().offset(x: 3, y: 3).probe("circle offset")
                Rectangle().size(width: 30, height: 20).probe("rect size 30x20")
                Path(CGRect(x: 0, y: 0, width: 24, height: 16)).probe("path 24x16")
                Circle().trim(from: 0, to: 0.5).probe("trimmed circle")
            }
            .fixedSize().probe("row")
        },
        .window(
            "paint/background-overlay", 300, 200,
            [
                "content": [100, 26.75, 100, 60], "background": [180, 66.75, 20, 20],
                "overlay": [100, 26.75, 10, 10], "text": [134.5, 110.75, 31, 18.5],
                "padded text": [130.5, 106.75, 39, 26.5], "text background": [130.5, 106.75, 39, 26.5],
                "small": [130, 153.25, 40, 20], "oversize background": [110, 143.25, 80, 40],
            ]
        ) {
            VStack(spacing: 20) {
                box(100, 60, "content")
                    .background(alignment: .bottomTrailing) { box(20, 20, "background") }
                    .overlay(alignment: .topLeading) { box(10, 10, "overlay") }
                TestText(31, 18.5).probe("text").padding(4).probe("padded text")
                    .background { Color.yellow.probe("text background") }
                box(40, 20, "small").background { box(80, 40, "oversize background") }
            }
        },
        .part(
            "image/aspect-ratio", of: [150, 228, 100, 100],
            ["frame": [150, 228, 100, 100], "color": [150, 253, 100, 50]]
        ) {
            Color.red.aspectRatio(2, contentMode: .fit).probe("color").frame(width: 100, height: 100).probe("frame")
        },
    ]

    nonisolated static let scrolling: [FrameScenario] = [
        .window(
            "position/safe-area", 400, 260,
            [
                "frame": [150, 30, 100, 200], "content": [150, 30, 100, 240], "bar": [150, 200, 100, 30],
                "row0": [150, 30, 100, 30], "row7": [150, 240, 100, 30],
            ]
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<8) { Color.red.frame(height: 30).probe("row\($0)") }
                }
                .probe("content")
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).probe("bar") }
            .frame(width: 100, height: 200).probe("frame")
        },
        .window(
            "scroll/narrow-content", 300, 200,
            ["frame": [25, 25, 250, 150], "scroll": [100, 25, 100, 150], "content": [100, 25, 100, 400]]
        ) {
            ScrollView { box(100, 400, "content") }.probe("scroll").frame(width: 250, height: 150).probe("frame")
        },
        .window(
            "scroll/in-stack", 300, 200,
            [
                "stack": [90, 0, 120, 200], "header": [127.75, 0, 44.5, 16], "scroll": [90, 16, 120, 168],
                "content": [90, 16, 120, 400], "footer": [130.25, 184, 39.5, 16],
            ]
        ) {
            VStack(spacing: 0) {
                text(44.5, "header")
                ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in box(120, 20) } }.probe("content") }
                    .probe("scroll")
                text(39.5, "footer")
            }
            .probe("stack")
        },
    ]

    nonisolated static let choosing: [FrameScenario] = [
        .window(
            "layout/view-that-fits", 320, 300,
            [
                "stack": [40, 32, 240, 236], "wide frame": [60, 52, 200, 16], "chosen in 200": [60, 52, 101.5, 16],
                "narrow frame": [60, 80, 60, 16], "chosen in 60": [60, 80, 25, 16], "tiny frame": [60, 108, 10, 16],
                "chosen in 10": [60, 108, 25, 16], "short frame": [60, 208, 31, 20],
                "chosen in short": [60, 208, 31, 16],
            ]
        ) {
            VStack(alignment: .leading, spacing: 12) {
                ViewThatFits {
                    rigidText(101.5, "chosen in 200"); rigidText(25, "25 in 200")
                }
                .frame(width: 200, alignment: .topLeading).probe("wide frame")
                ViewThatFits {
                    rigidText(101.5, "101.5 in 60"); rigidText(25, "chosen in 60")
                }
                .frame(width: 60, alignment: .topLeading).probe("narrow frame")
                ViewThatFits {
                    rigidText(101.5, "101.5 in 10"); rigidText(25, "chosen in 10")
                }
                .frame(width: 10, alignment: .topLeading).probe("tiny frame")
                ViewThatFits(in: .vertical) {
                    rigidPair; rigidText(31)
                }.frame(height: 60, alignment: .topLeading)
                ViewThatFits(in: .vertical) {
                    rigidPair; rigidText(31, "chosen in short")
                }
                .frame(height: 20, alignment: .topLeading).probe("short frame")
                ViewThatFits(in: .horizontal) {
                    rigidText(58); rigidText(25)
                }
                .frame(width: 100, height: 8, alignment: .topLeading)
            }
            .padding(20).probe("stack")
        }
    ]

    private static var rigidPair: some View {
        VStack(alignment: .leading, spacing: 0) {
            rigidText(25); rigidText(25)
        }
    }

    /// A text that never gives way.
    private static func rigidText(_ width: CGFloat, _ name: String = "") -> some View {
        TestText(width).fixedSize().probe(name)
    }
}
