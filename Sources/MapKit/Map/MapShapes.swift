import SwiftUI

/// The lines and areas on a map.
struct MapShapes: View {
    let items: [MapItem]
    let projection: MapProjection

    var body: some View {
        Canvas { context, _ in
            for item in items { draw(item, in: &context) }
        }
    }

    private func draw(_ item: MapItem, in context: inout GraphicsContext) {
        guard let (path, isArea) = path(of: item) else { return }
        if isArea { context.fill(path, with: .style(item.fill ?? AnyShapeStyle(.blue.opacity(0.3)))) }
        if let stroke = item.stroke {
            context.stroke(path, with: .style(stroke.style), style: stroke.width)
        } else if !isArea {
            context.stroke(path, with: .style(item.tint ?? AnyShapeStyle(.blue)), lineWidth: 3)
        }
    }

    private func path(of item: MapItem) -> (path: Path, isArea: Bool)? {
        switch item.shape {
        case .line(let places): return (lines(places), false)
        case .area(let places):
            var path = lines(places)
            path.closeSubpath()
            return (path, true)
        case .circle(let place, let radius):
            let (middle, points) = (projection.point(of: place), radius * projection.pointsPerMeter)
            return (
                Path(
                    ellipseIn: CGRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
                ),
                true
            )
        case .view, .user: return nil
        }
    }

    private func lines(_ places: [CLLocationCoordinate2D]) -> Path {
        Path { $0.addLines(places.map(projection.point)) }
    }
}
