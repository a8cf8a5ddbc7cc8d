import Drawing
import Foundation
import Geometry

/// The bar above a window's content where neither a window manager nor the compositor draws one: its looks and its parts.
struct TitleBar {
    enum Button: CaseIterable { case minimize, maximize, close }

    enum Part: Equatable {
        case button(Button)
        /// Moves the window.
        case title
    }

    /// Points.
    static let height: CGFloat = 36
    private static let buttonRadius: CGFloat = 11
    private static let buttonPitch: CGFloat = 32
    private static let glyphRadius: CGFloat = 4

    var width: CGFloat
    var title: TextLayout
    var isDark: Bool
    var isActive: Bool
    var hovered: Button?

    /// What lies at a place of the bar.
    func part(at location: CGPoint) -> Part {
        for button in Button.allCases {
            let center = center(of: button)
            let (x, y) = (location.x - center.x, location.y - center.y)
            // A little more than what is drawn, and the corner beyond the last button belongs to it.
            if abs(x) <= Self.buttonPitch / 2 && abs(y) <= Self.height / 2 { return .button(button) }
        }
        return .title
    }

    var displayList: DisplayList {
        let frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
        var commands: [DrawCommand] = [
            .fill(Path(frame), .color(background), FillStyle()),
            .fill(
                Path(CGRect(x: 0, y: Self.height - 1, width: width, height: 1)), .color(ink.opacity(0.15)), FillStyle()),
            .text(title, origin: titleOrigin, .color(ink)),
        ]
        for button in Button.allCases { commands += draw(button) }
        return DisplayList(commands: commands)
    }

    private var background: RGBA {
        let level: Float = isDark ? (isActive ? 0.19 : 0.15) : (isActive ? 0.92 : 0.97)
        return RGBA(red: level, green: level, blue: level)
    }

    private var ink: RGBA { (isDark ? RGBA.white : .black).opacity(isActive ? 0.85 : 0.4) }

    /// In the middle of the window, or of what the buttons leave if it is too long for that.
    private var titleOrigin: CGPoint {
        let end = center(of: .minimize).x - Self.buttonPitch / 2
        let x = max(min((width - title.size.width) / 2, end - title.size.width), 8)
        return CGPoint(x: x.rounded(), y: ((Self.height - title.size.height) / 2).rounded())
    }

    /// Points that the title may take.
    static func titleWidth(in width: CGFloat) -> CGFloat {
        max(width - buttonPitch * CGFloat(Button.allCases.count) - 16, 0)
    }

    private func center(of button: Button) -> CGPoint {
        let fromEnd: CGFloat =
            switch button {
            case .close: 0.5
            case .maximize: 1.5
            case .minimize: 2.5
            }
        return CGPoint(x: width - 2 - fromEnd * Self.buttonPitch, y: Self.height / 2)
    }

    private func draw(_ button: Button) -> [DrawCommand] {
        let center = center(of: button)
        let radius = Self.buttonRadius
        let disc = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return [
            .fill(Path(ellipseIn: disc), .color(ink.opacity(button == hovered ? 0.2 : 0.08)), FillStyle()),
            .stroke(glyph(button, at: center), StrokeStyle(lineWidth: 1.5, lineCap: .round), .color(ink)),
        ]
    }

    private func glyph(_ button: Button, at center: CGPoint) -> Path {
        let radius = Self.glyphRadius
        let square = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        var path = Path()
        switch button {
        case .minimize:
            path.move(to: CGPoint(x: square.minX, y: square.maxY))
            path.addLine(to: CGPoint(x: square.maxX, y: square.maxY))
        case .maximize:
            path.addRect(square)
        case .close:
            path.move(to: CGPoint(x: square.minX, y: square.minY))
            path.addLine(to: CGPoint(x: square.maxX, y: square.maxY))
            path.move(to: CGPoint(x: square.minX, y: square.maxY))
            path.addLine(to: CGPoint(x: square.maxX, y: square.minY))
        }
        return path
    }
}
