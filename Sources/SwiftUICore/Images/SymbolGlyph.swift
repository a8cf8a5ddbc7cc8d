import Drawing
import Foundation
import Geometry
import Platform
import RuntimeWarnings

/// The outline of a symbol at one size.
package struct SymbolGlyph: Equatable, Sendable {
    /// Points, from the top-left corner of `size`.
    package let path: Path
    /// What is cut out of a symbol that stands on a filled ground (`trash.circle.fill`), to be filled by the even-odd
    /// rule; nil for others.
    package let figure: Path?
    /// The parts that have colours of their own where symbols are multicoloured; empty where none has.
    package let parts: [SymbolPart]
    package let size: CGSize
    /// Points below the top; the baseline of the text that the symbol stands beside.
    package let baseline: CGFloat
    /// There is no such symbol: what is drawn says so.
    package let isPlaceholder: Bool

    /// How large the icon font's em is for text of one point, so that its icons are as large as SF Symbols (`star`:
    /// 22 × 20 points beside text of 17).
    private static let emRatio: CGFloat = 1.52
    /// San Francisco's capitals: the symbols stand half way up.
    private static let capHeightRatio: CGFloat = 1443.0 / 2048

    /// Makes the outline of a symbol.
    /// - Parameters:
    ///   - pointSize: of the text beside it.
    ///   - scale: relative to the medium image scale.
    ///   - weight: of the text beside it, 100 to 900.
    ///   - pixelScale: sizes are rounded up to device pixels.
    ///   - isRightToLeft: turns the symbols round that are named for the direction of reading.
    package init(
        _ name: String, pointSize: CGFloat, scale: CGFloat = 1, weight: Int = 400, pixelScale: CGFloat,
        isRightToLeft: Bool = false, _ measurer: any TextMeasurer
    ) {
        guard !name.isEmpty else {
            // No symbol at all, as apps write it: nothing is drawn.
            (path, figure, parts, size, isPlaceholder) = (Path(), nil, [], .zero, false)
            baseline = pointSize * Self.capHeightRatio / 2
            return
        }
        let em = pointSize * Self.emRatio * scale
        let outline = Self.outline(name, weight, measurer)
        if outline == nil { Self.report(name) }
        let isMirrored = isRightToLeft && SymbolDirection.followsText(name)
        let toEm = CGAffineTransform(scaleX: isMirrored ? -em : em, y: em)
        let path = (outline ?? Self.placeholder).applying(toEm)
        let bounds = path.boundingRect
        size = CGSize(
            width: Self.roundedUp(bounds.width, pixelScale), height: Self.roundedUp(bounds.height, pixelScale))
        let origin = CGPoint(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        let placed = path.offsetBy(dx: -origin.x, dy: -origin.y)
        self.path = placed
        let place = toEm.concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        parts =
            WeatherSymbol.parts(of: name)?.map { $0.applying(place) }
            ?? SymbolColors.color(of: name).map { [SymbolPart(path: placed, color: $0)] } ?? []
        figure = outline != nil && Self.hasGround(name) ? placed.withoutLargestSubpath : nil
        baseline = pointSize * Self.capHeightRatio / 2 - origin.y
        isPlaceholder = outline == nil
    }

    private static let grounds: Set<Substring> = [
        "circle", "square", "rectangle", "capsule", "diamond", "triangle", "octagon", "hexagon", "shield", "seal",
        "app",
    ]

    private static func hasGround(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard SymbolTable.hasOwnIcon(for: name) || SymbolEnclosure(name) != nil else { return false }
        return parts.count > 2 && parts.last == "fill" && grounds.contains(parts[parts.count - 2])
    }

    private static func roundedUp(_ length: CGFloat, _ pixelScale: CGFloat) -> CGFloat {
        (length * pixelScale - 1e-3).rounded(.up) / pixelScale
    }

    /// The icon in an em of 1, its middle at the origin.
    private static func outline(_ name: String, _ weight: Int, _ measurer: any TextMeasurer) -> Path? {
        let key = OutlineKey(name: name, weight: weight)
        if let known = drawn.withLock({ $0[key] }) { return known }
        guard let icon = composed(name) ?? enclosed(name, measurer) else { return nil }
        let made = SymbolLine.drawn(icon, of: name, weight: weight)
        drawn.withLock { $0[key] = made }
        return made
    }

    private struct OutlineKey: Hashable {
        let name: String
        let weight: Int
    }

    private static func composed(_ name: String) -> Path? {
        SignSymbol.path(of: name) ?? WeatherSymbol.parts(of: name)?.reduce(into: Path()) { $0.addPath($1.path) }
    }

    private static func enclosed(_ name: String, _ measurer: any TextMeasurer) -> Path? {
        guard let enclosure = SymbolEnclosure(name) else { return icon(name, measurer) }
        let inner =
            enclosure.characters.map { characters in
                SymbolEnclosure.outline(of: characters) { measurer.glyphOutline(family: characterFamily, scalar: $0) }
            } ?? icon(enclosure.base, measurer)
        return inner.map(enclosure.path)
    }

    private static func icon(_ name: String, _ measurer: any TextMeasurer) -> Path? {
        guard let scalar = SymbolTable.scalar(for: name) else { return nil }
        if let known = outlines.withLock({ $0[scalar] }) { return known }
        guard let outline = measurer.glyphOutline(family: SymbolTable.fontFamily, scalar: scalar) else { return nil }
        // The em reaches from the descender to the ascender: an eighth of it lies below the baseline.
        let centered = outline.offsetBy(dx: -0.5, dy: emCenter)
        outlines.withLock { $0[scalar] = centered }
        return centered
    }

    /// How far the middle of the icon font's em lies above its baseline, in ems.
    private static let emCenter: CGFloat = 0.375

    /// The stand-in for San Francisco.
    private static let characterFamily = "Inter"

    private static let drawn = Locked<[OutlineKey: Path]>([:])
    private static let outlines = Locked<[Unicode.Scalar: Path]>([:])

    /// A dashed square with a question mark's dot and hook, in an em of 1.
    private static let placeholder: Path = {
        var path = Path(CGRect(x: -0.4, y: -0.4, width: 0.8, height: 0.8))
            .strokedPath(StrokeStyle(lineWidth: 0.06, dash: [0.12, 0.08]))
        var hook = Path()
        hook.addArc(
            center: CGPoint(x: 0, y: -0.08), radius: 0.14, startAngle: .degrees(180), endAngle: .degrees(70),
            clockwise: false)
        hook.addLine(to: CGPoint(x: 0, y: 0.14))
        path.addPath(hook.strokedPath(StrokeStyle(lineWidth: 0.07, lineCap: .round)))
        path.addEllipse(in: CGRect(x: -0.05, y: 0.2, width: 0.1, height: 0.1))
        return path
    }()

    private static func report(_ name: String) {
        RuntimeWarning.report(once: "Symbol.\(name)", literal: name) {
            "No symbol named '\(name)' found in system symbol set: a placeholder is drawn for it."
                + NearNames.question(name, among: SymbolTable.names)
        }
    }
}

extension Path {
    /// The path without the subpath that encloses the others; nil where it is the only one.
    fileprivate var withoutLargestSubpath: Path? {
        var subpaths: [Path] = []
        forEach { element in
            if case .move = element { subpaths.append(Path()) }
            if subpaths.isEmpty { return }
            subpaths[subpaths.count - 1].append(element)
        }
        let areas = subpaths.map { $0.boundingRect.width * $0.boundingRect.height }
        guard subpaths.count > 1, let largest = areas.indices.max(by: { areas[$0] < areas[$1] }) else { return nil }
        subpaths.remove(at: largest)
        return subpaths.reduce(into: Path()) { $0.addPath($1) }
    }

    private mutating func append(_ element: Element) {
        switch element {
        case .move(let to): move(to: to)
        case .line(let to): addLine(to: to)
        case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }
}
