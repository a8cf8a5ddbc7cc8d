import SwiftUI

/// The balloon of a marker: a disc on a small point.
struct MarkerBalloon: View {
    let glyph: MarkerGlyph

    private static let diameter = 36.0

    var body: some View {
        VStack(spacing: -3) {
            Circle().fill(.tint).overlay { mark.foregroundStyle(.white) }
                .overlay { Circle().strokeBorder(.white.opacity(0.6), lineWidth: 1) }
                .frame(width: Self.diameter, height: Self.diameter)
            Tip().fill(.tint).frame(width: 12, height: 9)
        }
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
    }

    /// The small point that stands on the place.
    private struct Tip: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            Path {
                $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)])
                $0.closeSubpath()
            }
        }
    }

    @ViewBuilder private var mark: some View {
        switch glyph {
        case .pin: Image(systemName: "mappin").font(.system(size: 18, weight: .medium))
        case .symbol(let name): Image(systemName: name).font(.system(size: 17, weight: .medium))
        case .image(let name): Image(name).resizable().scaledToFit().padding(8)
        case .text(let text): Text(verbatim: text).font(.system(size: 15, weight: .semibold))
        }
    }
}
