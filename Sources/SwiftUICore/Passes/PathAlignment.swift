import Drawing
import Foundation
import Geometry

extension Path {
    /// The rectangle of a path with straight upright edges, which can be put on pixel borders; else nil.
    var alignableRectangle: CGRect? {
        switch storage {
        case .rect(let rectangle), .roundedRect(let rectangle, _, _): rectangle
        case .empty, .ellipse, .elements: nil
        }
    }

    func replacingAlignableRectangle(with rectangle: CGRect) -> Path {
        switch storage {
        case .rect: Path(storage: .rect(rectangle))
        case .roundedRect(_, let cornerSize, let style):
            Path(storage: .roundedRect(rectangle, cornerSize: cornerSize, style: style))
        case .empty, .ellipse, .elements: self
        }
    }

    /// The path moved, where that copies no points.
    func translatedCheaply(by offset: CGPoint) -> Path? {
        switch storage {
        case .empty: self
        case .rect(let rectangle): Path(storage: .rect(rectangle.offsetBy(dx: offset.x, dy: offset.y)))
        case .roundedRect(let rectangle, let cornerSize, let style):
            Path(
                storage: .roundedRect(
                    rectangle.offsetBy(dx: offset.x, dy: offset.y), cornerSize: cornerSize, style: style))
        case .ellipse(let rectangle): Path(storage: .ellipse(rectangle.offsetBy(dx: offset.x, dy: offset.y)))
        case .elements: nil
        }
    }
}

extension Paint {
    /// The paint with its points moved.
    package func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
        switch self {
        case .color, .backdrop: return self
        case .linearGradient(let ramp, let start, let end):
            return .linearGradient(ramp, start: moved(start), end: moved(end))
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            return .radialGradient(ramp, center: moved(center), startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let ramp, let frame, let center, let startFraction, let endFraction):
            return .ellipticalGradient(
                ramp, frame: frame.offsetBy(dx: dx, dy: dy), center: moved(center), startFraction: startFraction,
                endFraction: endFraction)
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            return .angularGradient(ramp, center: moved(center), startAngle: startAngle, endAngle: endAngle)
        case .tile(let bitmap, let origin, let scale):
            return .tile(bitmap, origin: moved(origin), scale: scale)
        }
    }
}
