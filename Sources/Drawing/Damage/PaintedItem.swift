import Foundation
import Geometry

/// Numbers for what encloses a command, the same for equal enclosures.
struct PaintedContexts {
    private struct Key: Hashable {
        var parent: Int
        var push: DrawCommand
    }

    private var numbers: [Key: Int] = [:]

    /// The number of a push within another context; 0 is the list itself.
    mutating func number(of push: DrawCommand, in parent: Int) -> Int {
        let key = Key(parent: parent, push: push)
        if let known = numbers[key] { return known }
        let number = numbers.count + 1
        numbers[key] = number
        return number
    }
}

/// A command that paints, with where its paint falls.
struct PaintedItem: Hashable {
    var command: DrawCommand
    var context: Int
    /// In the list's own coordinates.
    var bounds: CGRect
    /// How far around itself a material reads what is below it; nil for other paints.
    var backdropReach: CGFloat?

    static func == (left: PaintedItem, right: PaintedItem) -> Bool {
        left.context == right.context && left.command == right.command
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(context)
        hasher.combine(command)
    }

    static func items(of list: DisplayList, _ contexts: inout PaintedContexts) -> [PaintedItem] {
        var items: [PaintedItem] = []
        var enclosures = [Enclosure()]
        for command in list.commands {
            let enclosure = enclosures[enclosures.count - 1]
            switch command {
            case .fill, .stroke, .text, .image:
                guard let bounds = command.ownBounds else { continue }
                items.append(
                    PaintedItem(
                        command: command, context: enclosure.context, bounds: enclosure.seen(bounds),
                        backdropReach: command.backdropReach.map { $0 * enclosure.scale }))
            case .pushTransform, .pushClip, .pushLayer:
                let context = contexts.number(of: command, in: enclosure.context)
                enclosures.append(enclosure.entering(command, context: context))
            case .pop: if enclosures.count > 1 { enclosures.removeLast() }
            }
        }
        return items
    }
}

/// What is open around a command: it moves, cuts and spreads what is painted.
private struct Enclosure {
    var context = 0
    /// The steps from the inside to the outside.
    private var steps: [DrawCommand] = []

    func entering(_ push: DrawCommand, context: Int) -> Enclosure {
        var result = self
        result.context = context
        result.steps.insert(push, at: 0)
        return result
    }

    /// Where a rectangle shows up outside.
    func seen(_ rect: CGRect) -> CGRect {
        steps.reduce(rect) { rect, push in push.seen(rect) }
    }

    /// How much the transforms enlarge lengths.
    var scale: CGFloat {
        steps.reduce(1) { scale, push in
            guard case .pushTransform(let map) = push else { return scale }
            return scale * abs(map.a * map.d - map.b * map.c).squareRoot()
        }
    }
}

extension DrawCommand {
    /// Three sigmas hold all of a blur that can be seen.
    private static let blurReach: CGFloat = 3

    /// Where the paint of a command may fall; nil for commands that don't paint.
    fileprivate var ownBounds: CGRect? {
        switch self {
        case .fill(let path, _, _): path.controlPointBounds
        case .stroke(let path, let style, _):
            path.controlPointBounds.outset(
                by: style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1.5))
        case .text(let layout, let origin, _):
            // Letters may lean out of their line by about the height of one.
            CGRect(origin: origin, size: layout.size).outset(by: layout.text.largestSize)
        case .image(_, let rect, _): rect
        case .pushTransform, .pushClip, .pushLayer, .pop: nil
        }
    }

    fileprivate var backdropReach: CGFloat? {
        switch self {
        case .fill(_, .backdrop(let blur, _, _), _), .stroke(_, _, .backdrop(let blur, _, _)),
            .text(_, _, .backdrop(let blur, _, _)):
            Self.blurReach * blur
        default: nil
        }
    }

    /// Where a rectangle inside a push shows up outside.
    fileprivate func seen(_ rect: CGRect) -> CGRect {
        switch self {
        case .pushTransform(let map): rect.applying(map)
        case .pushClip(let path, _): rect.intersection(path.controlPointBounds)
        case .pushLayer(let effect, let bounds): effect.seen(rect, bounds)
        case .fill, .stroke, .text, .image, .pop: rect
        }
    }
}

extension LayerEffect {
    fileprivate func seen(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        switch self {
        case .opacity, .blend, .colorMatrix, .alphaThreshold, .mask, .group: rect
        case .blur(let radius, _): rect.outset(by: 3 * radius)
        case .shadow(_, let radius, let offset):
            rect.union(rect.outset(by: 3 * radius).offsetBy(dx: offset.width, dy: offset.height))
        case .projection(let map): map.bounds(of: rect) ?? .infinite
        }
    }
}

extension ProjectionTransform {
    /// nil where a part of the rectangle lies behind the viewer.
    fileprivate func bounds(of rect: CGRect) -> CGRect? {
        guard !rect.isNull else { return rect }
        var result = CGRect.null
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] {
                guard x * m13 + y * m23 + m33 > 0 else { return nil }
                result = result.union(CGRect(origin: CGPoint(x: x, y: y).applying(self), size: .zero))
            }
        }
        return result
    }
}

extension CGRect {
    /// Grown on all sides; the null rectangle stays.
    fileprivate func outset(by amount: CGFloat) -> CGRect { isNull ? self : insetBy(dx: -amount, dy: -amount) }
}

extension ResolvedText {
    fileprivate var largestSize: CGFloat { runs.reduce(0) { max($0, $1.font.size) } }
}
