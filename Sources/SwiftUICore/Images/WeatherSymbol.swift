import Foundation
import Geometry

/// The symbols of the weather that are made of several things: a cloud, what is behind it and what falls from it.
///
/// The icon font has outlines of some of them. The shapes here are in a grid of 240 by 240.
enum WeatherSymbol {
    /// The parts of a symbol, in an em of 1 with its middle at the origin; nil for symbols of other kinds.
    static func parts(of name: String) -> [SymbolPart]? {
        guard name.hasPrefix("cloud.") || name.hasPrefix("moon.") || name.hasPrefix("snow") else { return nil }
        if let known = known.withLock({ $0[name] }) { return known }
        let made = name == "snow" || name == "snowflake" ? scaled([flake]) : filledParts(of: name)
        if let made { known.withLock { $0[name] = made } }
        return made
    }

    private static let known = Locked<[String: [SymbolPart]]>([:])

    private static func filledParts(of name: String) -> [SymbolPart]? {
        var words = name.split(separator: ".").map(String.init)
        guard words.popLast() == "fill", words.count > 1 else { return nil }
        if words == ["moon", "stars"] { return scaled(moonAndStars) }
        guard words.removeFirst() == "cloud" else { return nil }
        let body = words.first.flatMap { bodies[$0] }
        if body != nil { words.removeFirst() }
        var falling: [SymbolPart] = []
        for word in words {
            guard let part = fallings[word] else { return nil }
            falling.append(part)
        }
        return scaled(composed(behind: body, falling: falling))
    }

    private static func composed(behind body: SymbolPart?, falling: [SymbolPart]) -> [SymbolPart] {
        let lift = CGAffineTransform(translationX: 0, y: falling.isEmpty ? 0 : -42)
        guard let body else { return [SymbolPart(path: cloud, color: .white).applying(lift)] + falling }
        let front = cloud.applying(CGAffineTransform(a: 0.84, b: 0, c: 0, d: 0.84, tx: 34, ty: 38))
        let gap = front.strokedPath(StrokeStyle(lineWidth: 22, lineJoin: .round))
        let behind = body.path.subtracting(front).subtracting(gap)
        return [SymbolPart(path: behind, color: body.color), SymbolPart(path: front, color: .white)].map {
            $0.applying(lift)
        } + falling
    }

    /// From the grid to the em.
    private static func scaled(_ parts: [SymbolPart]) -> [SymbolPart] {
        let transform = CGAffineTransform(a: 1 / 240, b: 0, c: 0, d: 1 / 240, tx: -0.5, ty: -0.5)
        return parts.map { $0.applying(transform) }
    }

    // MARK: Shapes

    private static let bodies: [String: SymbolPart] = [
        "sun": SymbolPart(path: sun, color: .system(.yellow)),
        "moon": SymbolPart(path: moon(center: CGPoint(x: 82, y: 84), radius: 52), color: .white),
    ]

    private static let fallings: [String: SymbolPart] = [
        "rain": SymbolPart(path: drops([62, 102, 142, 182], length: 38), color: .system(.cyan)),
        "heavyrain": SymbolPart(path: drops([50, 82, 114, 146, 178], length: 58), color: .system(.cyan)),
        "drizzle": SymbolPart(path: drops([62, 102, 142, 182], length: 14), color: .system(.cyan)),
        "sleet": SymbolPart(path: drops([62, 142], length: 38).union(flakes([106, 186])), color: .system(.cyan)),
        "hail": SymbolPart(path: dots([62, 106, 150, 194]), color: .system(.cyan)),
        "snow": SymbolPart(path: flakes([66, 122, 178]), color: .white),
        "bolt": SymbolPart(path: bolt, color: .system(.yellow)),
        "fog": SymbolPart(path: lines, color: .white),
    ]

    private static let cloud: Path = {
        var base = Path(roundedRect: CGRect(x: 12, y: 118, width: 216, height: 82), cornerRadius: 41)
        base = base.union(Path(ellipseIn: CGRect(x: 40, y: 82, width: 84, height: 84)))
        return base.union(Path(ellipseIn: CGRect(x: 84, y: 48, width: 112, height: 112)))
    }()

    private static let sun: Path = {
        let center = CGPoint(x: 86, y: 88)
        var path = Path(ellipseIn: CGRect(x: center.x - 38, y: center.y - 38, width: 76, height: 76))
        for turn in 0..<8 {
            let ray = Path(roundedRect: CGRect(x: -8, y: -80, width: 16, height: 28), cornerRadius: 8)
            let place = CGAffineTransform(translationX: center.x, y: center.y)
            path.addPath(ray.applying(CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 4).concatenating(place)))
        }
        return path
    }()

    private static func moon(center: CGPoint, radius: CGFloat) -> Path {
        func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
        return disc(center.x, center.y, radius)
            .subtracting(disc(center.x + radius * 0.45, center.y - radius * 0.35, radius * 0.85))
    }

    private static var moonAndStars: [SymbolPart] {
        var path = moon(center: CGPoint(x: 110, y: 130), radius: 92)
        path.addPath(star(center: CGPoint(x: 140, y: 84), radius: 34))
        path.addPath(star(center: CGPoint(x: 196, y: 124), radius: 24))
        return [SymbolPart(path: path, color: .white)]
    }

    private static func star(center: CGPoint, radius: CGFloat) -> Path {
        var path = Path()
        path.addLines(
            (0..<8).map { corner in
                let angle = CGFloat(corner) * .pi / 4
                let reach = corner.isMultiple(of: 2) ? radius : radius * 0.36
                return CGPoint(x: center.x + sin(angle) * reach, y: center.y - cos(angle) * reach)
            })
        path.closeSubpath()
        return path
    }

    /// Below the lifted cloud, each from its place on, to the left.
    private static func drops(_ places: [CGFloat], length: CGFloat) -> Path {
        var path = Path()
        for x in places {
            path.move(to: CGPoint(x: x + 6, y: 178))
            path.addLine(to: CGPoint(x: x + 6 - length * 0.4, y: 178 + length))
        }
        return path.strokedPath(StrokeStyle(lineWidth: 15, lineCap: .round))
    }

    private static func dots(_ places: [CGFloat]) -> Path {
        var path = Path()
        for (index, x) in places.enumerated() {
            path.addEllipse(in: CGRect(x: x - 11, y: index.isMultiple(of: 2) ? 174 : 202, width: 22, height: 22))
        }
        return path
    }

    private static func flakes(_ places: [CGFloat]) -> Path {
        var path = Path()
        for (index, x) in places.enumerated() {
            let center = CGPoint(x: x, y: index.isMultiple(of: 2) ? 192 : 208)
            for turn in 0..<3 {
                let angle = CGFloat(turn) * .pi / 3 + .pi / 6
                let (dx, dy) = (cos(angle) * 17, sin(angle) * 17)
                path.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
                path.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
            }
        }
        return path.strokedPath(StrokeStyle(lineWidth: 11, lineCap: .round))
    }

    private static let flake: SymbolPart = {
        var path = Path()
        for turn in 0..<6 {
            let turned = CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 3)
            var arm = Path()
            arm.move(to: .zero)
            arm.addLine(to: CGPoint(x: 0, y: -96))
            arm.addLines([CGPoint(x: -30, y: -86), CGPoint(x: 0, y: -58), CGPoint(x: 30, y: -86)])
            path.addPath(arm.applying(turned.concatenating(CGAffineTransform(translationX: 120, y: 120))))
        }
        let line = StrokeStyle(lineWidth: 15, lineCap: .round, lineJoin: .round)
        return SymbolPart(path: path.strokedPath(line), color: .white)
    }()

    private static let bolt: Path = {
        var path = Path()
        path.addLines([
            CGPoint(x: 138, y: 164), CGPoint(x: 92, y: 212), CGPoint(x: 118, y: 212), CGPoint(x: 98, y: 252),
            CGPoint(x: 152, y: 196), CGPoint(x: 126, y: 196),
        ])
        path.closeSubpath()
        return path
    }()

    private static let lines: Path = {
        var path = Path()
        for y in [182, 210] as [CGFloat] {
            path.move(to: CGPoint(x: 40, y: y))
            path.addLine(to: CGPoint(x: 200, y: y))
        }
        return path.strokedPath(StrokeStyle(lineWidth: 15, lineCap: .round))
    }()
}
