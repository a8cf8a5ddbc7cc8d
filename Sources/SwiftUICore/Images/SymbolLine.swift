import Foundation
import Geometry

/// What is done to an icon of the font so that it has the line that a symbol has: some icons are filled where SF Symbols
/// are drawn as outlines, and all have one weight.
enum SymbolLine {
    /// The icons' own line, as a part of the em.
    private static let width: CGFloat = 2.0 / 24

    /// Symbols that are outlines, but whose icon is filled.
    private static let outlined: Set<String> = [
        "arrowshape.turn.up.left", "backward", "bag", "bolt", "briefcase", "camera", "car", "creditcard",
        "cup.and.saucer", "drop", "eye", "forward", "gear", "gearshape", "graduationcap", "house", "key", "leaf",
        "location", "map", "paperplane", "pause", "person.circle", "person.crop.circle", "phone", "photo", "pin",
        "play", "printer", "puzzlepiece", "scroll", "star.circle", "stop", "trash", "tray", "video", "wrench",
    ]

    /// The icon of a symbol in a weight.
    /// - Parameter weight: 100 to 900; 400 is the icons' own.
    static func drawn(_ icon: Path, of name: String, weight: Int) -> Path {
        let outline = outlined.contains(name) ? scaled(icon) { hollow($0) } : icon
        let change = change(at: weight)
        guard change != 0 else { return outline }
        return scaled(outline) { path in
            let edge = path.strokedPath(StrokeStyle(lineWidth: abs(change) * 100, lineJoin: .round))
            return change > 0 ? path.union(edge) : path.subtracting(edge)
        }
    }

    private static func hollow(_ icon: Path) -> Path {
        icon.intersection(icon.strokedPath(StrokeStyle(lineWidth: 2 * width * 100, lineJoin: .round)))
    }

    /// Curves are cut to within a hundredth of a point, which is too much in an em of 1.
    private static func scaled(_ path: Path, _ transform: (Path) -> Path) -> Path {
        transform(path.applying(CGAffineTransform(scaleX: 100, y: 100)))
            .applying(CGAffineTransform(scaleX: 0.01, y: 0.01))
    }

    /// How much the line is wider than the icons' own, in ems (SF Symbols, from memory: from half as wide in ultralight
    /// to three quarters more in black).
    private static func change(at weight: Int) -> CGFloat {
        let part: CGFloat =
            switch weight {
            case ..<150: -0.6
            case ..<250: -0.45
            case ..<350: -0.25
            case ..<450: 0
            case ..<550: 0.12
            case ..<650: 0.24
            case ..<750: 0.38
            case ..<850: 0.55
            default: 0.75
            }
        return part * width
    }
}
