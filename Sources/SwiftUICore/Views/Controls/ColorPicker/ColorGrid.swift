import Foundation
import Geometry
import Platform

/// Greys, and below them hues from dark to light.
struct ColorGrid: View {
    let selected: ColorComponents
    let select: @MainActor (ColorComponents) -> Void
    @Environment(\.self) private var environment

    private static let (columns, rows) = (12, 9)

    var body: some View {
        GeometryReader { place in
            ZStack(alignment: .topLeading) {
                Canvas { context, size in
                    for row in 0...Self.rows {
                        for column in 0..<Self.columns {
                            let cell = Self.cell(column, row, in: size)
                            context.fill(Path(cell), with: .color(Self.color(column, row).color))
                        }
                    }
                }
                mark(in: place.size)
            }
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            .modifier(control)
            .accessibilityLabel(Text(verbatim: SystemString.grid.localized(in: environment.locale)))
        }
        .aspectRatio(CGFloat(Self.columns) / CGFloat(Self.rows + 1), contentMode: .fit)
    }

    private static func cell(_ column: Int, _ row: Int, in size: CGSize) -> CGRect {
        let width = size.width / CGFloat(columns)
        let height = size.height / CGFloat(rows + 1)
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    private static func color(_ column: Int, _ row: Int) -> ColorComponents {
        if row == 0 {
            let grey = 1 - Double(column) / Double(columns - 1)
            return ColorComponents(red: grey, green: grey, blue: grey)
        }
        let depth = Double(row) / Double(rows + 1)
        let hue = (Double(column) / Double(columns) + 0.5).truncatingRemainder(dividingBy: 1)
        let brightness = min(1, 0.3 + depth * 1.4)
        let saturation = min(1, max(0.2, 2 - depth * 2))
        return ColorComponents(
            Color(hue: hue, saturation: saturation, brightness: brightness).resolve(in: EnvironmentValues()))
    }

    private var place: (column: Int, row: Int)? {
        for row in 0...Self.rows {
            for column in 0..<Self.columns where Self.color(column, row).isNear(selected) { return (column, row) }
        }
        return nil
    }

    @ViewBuilder private func mark(in size: CGSize) -> some View {
        if let place {
            let cell = Self.cell(place.column, place.row, in: size)
            RoundedRectangle(cornerRadius: 3).stroke(Color.white, lineWidth: 3)
                .frame(width: cell.width, height: cell.height).offset(x: cell.minX, y: cell.minY)
        }
    }

    // MARK: Input

    private var control: ControlModifier {
        var control = ControlModifier(role: .picker, value: Text(verbatim: selected.color.name(in: environment)))
        control.track = { touch in
            guard touch.phase != .cancelled, touch.size.width > 0, touch.size.height > 0 else { return true }
            let column = Int(touch.location.x / touch.size.width * CGFloat(Self.columns))
            let row = Int(touch.location.y / touch.size.height * CGFloat(Self.rows + 1))
            select(Self.color(min(Self.columns - 1, max(0, column)), min(Self.rows, max(0, row))))
            return true
        }
        control.key = move
        return control
    }

    private func move(_ key: ControlKey) -> Bool {
        let current = place ?? (0, 0)
        let step: (Int, Int)
        switch key {
        case .next: step = (1, 0)
        case .previous: step = (-1, 0)
        case .down: step = (0, 1)
        case .up: step = (0, -1)
        case .activate, .first, .last: return false
        }
        let column = min(Self.columns - 1, max(0, current.column + step.0))
        select(Self.color(column, min(Self.rows, max(0, current.row + step.1))))
        return true
    }
}
