import Combine
import SwiftUI

/// Counts seconds down in each way that apps count, and tells what ticks in which order.
struct CountdownsView: View {
    @StateObject private var countdowns = Countdowns()
    @State private var published = 20
    @State private var slept = 20
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 12) {
            Text("Timer \(countdowns.timer)")
            Text("Published \(published)")
            Text("Slept \(slept)")
            Text("Delayed \(countdowns.delayed)")
            Text("Thread \(countdowns.thread)")
            Text("Debounced \(countdowns.debounced)")
            Text(Date(), style: .timer)
            TimelineView(.periodic(from: .now, by: 1)) { Text($0.date.formatted(.iso8601)) }
            TimelineView(.animation(minimumInterval: 0.1)) {
                Pie(part: $0.date.timeIntervalSince(countdowns.start) / 20)
            }
            Button("Block") { countdowns.block() }
            Text(countdowns.blocked)
        }
        .onReceive(timer) { _ in published -= 1 }
        .task {
            while slept > 0 {
                try? await Task.sleep(for: .seconds(1))
                slept -= 1
            }
        }
    }
}

struct Pie: View {
    let part: Double

    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 100, y: 100))
            path.addArc(
                center: CGPoint(x: 100, y: 100), radius: 97, startAngle: .zero, endAngle: .degrees(360 * part),
                clockwise: false)
        }
        .fill(.orange)
        .frame(width: 200, height: 200)
    }
}
