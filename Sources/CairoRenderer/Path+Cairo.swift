import CCairoPango
import Foundation
import Geometry

extension Path {
    /// Reads a Cairo path, its coordinates multiplied by a factor.
    init(_ path: cairo_path_t, scale: CGFloat) {
        var elements: [Path.Element] = []
        var index = 0
        let count = Int(path.num_data)
        while index < count, let data = path.data {
            let header = data[index].header
            let point = { (offset: Int) in
                CGPoint(x: data[index + offset].point.x * scale, y: data[index + offset].point.y * scale)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(to: point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(to: point(1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
            default: elements.append(.closeSubpath)
            }
            index += Int(header.length)
        }
        // Cairo begins a new subpath after each closed one, the last of which is empty.
        if case .move? = elements.last { elements.removeLast() }
        self.init(elements: elements)
    }
}
