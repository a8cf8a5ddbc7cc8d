import Foundation
import Geometry
import SwiftUI

@Observable
private final class Motion {
    var time = 0.0
}

private struct MovingShape: View {
    let index: Int
    let motion: Motion

    var body: some View {
        let phase = motion.time + Double(index)
        RoundedRectangle(cornerRadius: 6)
            .fill(Color(hue: Double(index % 100) / 100, saturation: 0.7, brightness: 0.9))
            .frame(width: 40, height: 24)
            .rotationEffect(.radians(phase))
            .opacity(0.6 + 0.4 * sin(phase * 1.3))
            .offset(x: 150 * cos(phase * 0.7), y: 380 * sin(phase * 0.9))
    }
}

/// W7: 500 rounded rectangles that rotate, move and fade.
@MainActor
final class MovingShapes {
    private static let count = 500
    private let motion = Motion()
    private let window: BenchmarkWindow

    init() {
        let motion = self.motion
        window = BenchmarkWindow(
            ZStack {
                ForEach(0..<Self.count, id: \.self) { MovingShape(index: $0, motion: motion) }
            })
        window.makeFrameAndPaint()
    }

    /// Ten frames; milliseconds a frame.
    func run() throws -> Double {
        let time = milliseconds {
            for _ in 0..<10 {
                motion.time += 1.0 / 60
                window.makeFrameAndPaint()
            }
        }
        try check(window.fillCount >= Self.count, "\(window.fillCount) shapes were painted.")
        return time / 10
    }
}
