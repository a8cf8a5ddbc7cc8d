import SwiftUI

/// A sine curve of two periods.
struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            for step in 1...60 {
                let part = CGFloat(step) / 60
                let height = sin(part * 4 * .pi) * rect.height / 2
                path.addLine(to: CGPoint(x: rect.minX + part * rect.width, y: rect.midY - height))
            }
        }
    }
}
