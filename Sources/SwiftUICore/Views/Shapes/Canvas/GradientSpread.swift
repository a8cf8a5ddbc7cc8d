import Drawing
import Foundation
import Geometry

/// Makes gradients that go on beyond their ends, by as many copies of their colours as it takes to cover something.
struct GradientSpread {
    private let repeats: Bool
    private let mirrors: Bool

    /// More copies than these nobody can tell apart.
    private static let limit = 256

    init(_ options: GraphicsContext.GradientOptions) {
        mirrors = options.contains(.mirror)
        repeats = mirrors || options.contains(.repeat)
    }

    func linear(_ ramp: GradientRamp, _ start: CGPoint, _ end: CGPoint, over bounds: CGRect) -> Paint {
        let direction = CGSize(width: end.x - start.x, height: end.y - start.y)
        let square = direction.width * direction.width + direction.height * direction.height
        guard repeats, square > 0 else { return .linearGradient(ramp, start: start, end: end) }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let places = corners.map {
            (($0.x - start.x) * direction.width + ($0.y - start.y) * direction.height) / square
        }
        let range = periods(from: places.min() ?? 0, to: places.max() ?? 1)
        let at = { (place: Int) in
            CGPoint(x: start.x + direction.width * CGFloat(place), y: start.y + direction.height * CGFloat(place))
        }
        return .linearGradient(
            spread(ramp, over: range), start: at(range.lowerBound), end: at(range.upperBound))
    }

    func radial(
        _ ramp: GradientRamp, _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat, over bounds: CGRect
    ) -> Paint {
        let length = endRadius - startRadius
        guard repeats, length > 0 else {
            return .radialGradient(ramp, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        let farthest = hypot(
            max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
            max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
        // Inside the first circle there are periods too, as far as whole ones fit.
        let first = -Int((startRadius / length).rounded(.down))
        let range = first..<max(1, periods(from: 0, to: (farthest - startRadius) / length).upperBound)
        return .radialGradient(
            spread(ramp, over: range), center: center, startRadius: startRadius + length * CGFloat(range.lowerBound),
            endRadius: startRadius + length * CGFloat(range.upperBound))
    }

    private func periods(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let bound = CGFloat(Self.limit / 2)
        let first = Int(max(-bound, min(0, start.rounded(.down))))
        return first..<Int(min(bound, max(1, end.rounded(.up))))
    }

    private func spread(_ ramp: GradientRamp, over periods: Range<Int>) -> GradientRamp {
        let backwards = ramp.stops.reversed().map { GradientRamp.Stop(color: $0.color, location: 1 - $0.location) }
        let count = CGFloat(periods.count)
        let stops = periods.flatMap { period in
            let isBackwards = mirrors && period % 2 != 0
            let base = CGFloat(period - periods.lowerBound)
            return (isBackwards ? backwards : ramp.stops).map {
                GradientRamp.Stop(color: $0.color, location: (base + $0.location) / count)
            }
        }
        return GradientRamp(stops: stops)
    }
}
