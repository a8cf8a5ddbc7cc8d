import Foundation
import Geometry
import SwiftUI

/// What a row shows, observed by its view alone.
@Observable
final class RowModel: Identifiable {
    let id: Int
    var title: String
    var taps = 0

    init(id: Int) {
        self.id = id
        title = "Row \(id)"
    }
}

/// A row: a shape, two texts, a spacer and a button.
private struct RowView: View {
    let model: RowModel

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 32, height: 32)
            Text(model.title)
            Text("Subtitle")
            Spacer()
            Button("Add") { model.taps += 1 }
        }
    }
}

private struct RowList: View {
    let models: [RowModel]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(models) { RowView(model: $0) }
            }
        }
    }
}

/// W2, W3, W4 and W6: rows in a scroll view, all of which exist.
@MainActor
enum Rows {
    /// A window of rows, painted.
    @MainActor
    final class Opened {
        let models: [RowModel]
        let window: BenchmarkWindow

        init(count: Int) {
            models = (0..<count).map { RowModel(id: $0) }
            window = BenchmarkWindow(RowList(models: models))
            window.makeFrameAndPaint()
        }
    }

    /// From nothing to the first frame painted, in milliseconds.
    static func open(count: Int) throws -> Double {
        var opened: Opened?
        let time = milliseconds { opened = Opened(count: count) }
        try checkPicture(opened!, count: count)
        return time
    }

    private static func checkPicture(_ opened: Opened, count: Int) throws {
        let window = opened.window
        try check(window.textCount >= 3 * 15, "\(window.textCount) texts were painted.")
        let color = window.color(at: CGPoint(x: 16, y: 20))
        try check(color.blue > 0.9 && color.red < 0.3, "The first row's shape is \(color).")
        try check(window.viewGraph.nodeCount > 5 * count, "There are \(window.viewGraph.nodeCount) nodes.")
    }

    /// Every tenth title changed, in milliseconds.
    static func changeTenths(_ opened: Opened) throws -> Double {
        let graph = opened.window.viewGraph
        let bodies = graph.bodyCount
        let changed = stride(from: 0, to: opened.models.count, by: 10).map { opened.models[$0] }
        let time = milliseconds {
            for model in changed { model.title += model.title.count > 12 ? "" : "!" }
            for model in changed where model.title.count > 12 { model.title = "Row \(model.id)" }
            opened.window.makeFrameAndPaint()
        }
        let evaluated = graph.bodyCount - bodies
        try check((changed.count...3 * changed.count).contains(evaluated), "\(evaluated) bodies were evaluated.")
        try check(!opened.window.damage.isEmpty, "Nothing was damaged.")
        return time
    }

    /// One title changed, in milliseconds.
    static func changeOne(_ opened: Opened) throws -> Double {
        let graph = opened.window.viewGraph
        let (bodies, measured) = (graph.bodyCount, graph.measureCount)
        let model = opened.models[3]
        let time = milliseconds {
            model.title = model.title == "Row 3" ? "Row three" : "Row 3"
            opened.window.makeFrameAndPaint()
        }
        try check(graph.bodyCount - bodies <= 3, "\(graph.bodyCount - bodies) bodies were evaluated.")
        try check(graph.measureCount - measured < 60, "\(graph.measureCount - measured) measures were taken.")
        let area = opened.window.damage.reduce(0) { $0 + $1.width * $1.height }
        try check(area > 0 && area <= 390 * 40, "The damage is \(opened.window.damage).")
        return time
    }

    /// The memory of this process with so many rows, in kilobytes.
    static func memory(count: Int) throws -> Double {
        let opened = Opened(count: count)
        try checkPicture(opened, count: count)
        defer { withExtendedLifetime(opened) {} }
        return try residentKilobytes()
    }

    private static func residentKilobytes() throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        guard let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) }) else {
            throw WrongResult(description: "/proc/self/status has no VmRSS.")
        }
        return number
    }
}
