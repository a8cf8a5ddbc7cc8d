import Foundation

/// All workloads.
///
/// The times of the other toolkits are medians of the same work on two cores of one machine, drawn by software.
@MainActor
enum Workloads {
    static var all: [Benchmark] {
        [startUp, startUpPicture].compactMap { $0 } + rows + layout + motion + lists + dealInWindow
    }

    private static var hasDisplay: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["DISPLAY"]?.isEmpty == false || environment["WAYLAND_DISPLAY"]?.isEmpty == false
    }

    private static let inWindow = ["HANOK_HOST": "window"]

    /// Only where there is a display.
    private static var startUp: Benchmark? {
        guard hasDisplay else { return nil }
        return Benchmark(
            name: "W1", summary: "process start to a window with a weather list", unit: "ms", best: (45.6, "GTK 4")
        ) { try ChildProcess(.weatherWindow, environment: inWindow).milliseconds }
    }

    private static var startUpPicture: Benchmark {
        Benchmark(name: "W1 picture", summary: "process start to a picture of a weather list", unit: "ms") {
            try ChildProcess(.weatherPicture).milliseconds
        }
    }

    private static var rows: [Benchmark] {
        let thousand = Shared { Rows.Opened(count: 1_000) }
        let tenThousand = Shared { Rows.Opened(count: 10_000) }
        return [
            Benchmark(name: "W2", summary: "1,000 rows opened", unit: "ms", best: (78.4, "Chromium")) {
                try Rows.open(count: 1_000)
            },
            Benchmark(name: "W2 first", summary: "1,000 rows opened, the first work of a process", unit: "ms") {
                try ChildProcess(.rows).number()
            },
            Benchmark(
                name: "W3", summary: "every tenth text of 1,000 rows changed", unit: "ms", best: (1.82, "Qt Quick"),
                runs: 21
            ) { try Rows.changeTenths(thousand.value) },
            Benchmark(name: "W4 1,000", summary: "one row of 1,000 changed", unit: "ms", runs: 51) {
                try Rows.changeOne(thousand.value)
            },
            Benchmark(
                name: "W4", summary: "one row of 10,000 changed", unit: "ms", best: (20, "Qt Quick"), runs: 51
            ) { try Rows.changeOne(tenThousand.value) },
            Benchmark(
                name: "W6", summary: "memory after W2", unit: "MB", best: (53, "GTK 4"), runs: 5
            ) { try ChildProcess(.memory1000).number() / 1024 },
            Benchmark(name: "W6 row", summary: "memory of one more row", unit: "kB", runs: 5) {
                try (ChildProcess(.memory2000).number() - ChildProcess(.memory1000).number()) / 1000
            },
        ]
    }

    private static var layout: [Benchmark] {
        let shapes = Shared { NestedStacks.window() }
        let texts = Shared { NestedStacks.textWindow() }
        return [
            Benchmark(
                name: "W5", summary: "10,000 leaves laid out at another width", unit: "ms", best: (2.81, "GTK 4")
            ) {
                let window = try shapes.value
                defer { window.paint() }
                let time = try NestedStacks.resize(window)
                try NestedStacks.checkLeaves(window)
                return time
            },
            Benchmark(
                name: "W5 text", summary: "10,000 wrapping texts laid out at another width", unit: "ms",
                best: (75.9, "Chromium")
            ) { try NestedStacks.resize(texts.value) },
        ]
    }

    private static var motion: [Benchmark] {
        let shapes = Shared { MovingShapes() }
        return [
            Benchmark(
                name: "W7", summary: "500 rotating, moving, fading shapes, a frame", unit: "ms", best: (10, "Chromium")
            ) { try shapes.value.run() },
            Benchmark(name: "Deal", summary: "52 cards are dealt, the frame in the middle", unit: "ms") {
                let frames = try CardDeal.frames().sorted()
                return frames[frames.count / 2]
            },
            Benchmark(
                name: "Deal longest", summary: "52 cards are dealt, the longest frame", unit: "ms",
                best: (16.7, "60 Hz")
            ) { try CardDeal.frames().max()! },
        ]
    }

    /// Only where there is a display.
    private static var dealInWindow: [Benchmark] {
        guard hasDisplay else { return [] }
        func benchmark(
            _ name: String, _ what: String, unit: String = "ms", _ value: @escaping (CardDeal.WindowResult) -> Double
        ) -> Benchmark {
            Benchmark(name: "Deal window" + name, summary: "52 cards in a window, " + what, unit: unit, runs: 3) {
                try value(CardDeal.WindowResult(ChildProcess(.dealWindow, environment: inWindow).line))
            }
        }
        return [
            benchmark("", "the frame in the middle") { $0.median },
            benchmark(" longest", "the longest frame") { $0.longest },
            benchmark(" dropped", "refreshes without a frame", unit: "of 189") { $0.dropped },
        ]
    }

    private static var lists: [Benchmark] {
        let thousand = Shared { try LongList(count: 1_000) }
        let million = Shared { try LongList(count: 1_000_000) }
        return [
            Benchmark(name: "W8 open 1,000", summary: "a lazy stack of 1,000 rows opened", unit: "ms") {
                try LongList(count: 1_000).openingTime
            },
            Benchmark(
                name: "W8 open", summary: "a lazy stack of 1,000,000 rows opened", unit: "ms", best: (38.3, "Qt, 1,000")
            ) { try LongList(count: 1_000_000).openingTime },
            Benchmark(name: "W8 scroll 1,000", summary: "1,000 rows scrolled, a frame", unit: "ms") {
                try thousand.value.scroll()
            },
            Benchmark(name: "W8 scroll", summary: "1,000,000 rows scrolled, a frame", unit: "ms") {
                try million.value.scroll()
            },
        ]
    }
}

/// Something that is made when a workload first needs it.
@MainActor
private final class Shared<Value> {
    private let make: () throws -> Value
    private var made: Value?

    init(_ make: @escaping () throws -> Value) { self.make = make }

    var value: Value {
        get throws {
            if let made { return made }
            let value = try make()
            made = value
            return value
        }
    }
}
