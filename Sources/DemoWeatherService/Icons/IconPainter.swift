import CCairoPango

/// Draws the pictures of conditions in a square of 100.
struct IconPainter {
    let context: OpaquePointer

    private typealias Color = (red: Double, green: Double, blue: Double)

    private static let sun: Color = (1.0, 0.72, 0.18)
    private static let moon: Color = (0.62, 0.68, 0.82)
    private static let light: Color = (0.82, 0.86, 0.90)
    private static let dark: Color = (0.50, 0.55, 0.62)
    private static let water: Color = (0.25, 0.58, 0.90)
    private static let ice: Color = (0.60, 0.80, 0.95)
    private static let bolt: Color = (1.0, 0.80, 0.20)

    func paint(_ number: String, isDay: Bool) {
        switch number {
        case "01": orb(isDay, x: 50, y: 50, radius: 26)
        case "02": withOrb(isDay) { cloud(x: 46, y: 60, Self.light) }
        case "03": cloud(x: 50, y: 56, Self.light)
        case "04": layers()
        case "09": below(layers) { drops(Self.water) }
        case "10": below({ withOrb(isDay) { cloud(x: 46, y: 60, Self.light) } }, with: { drops(Self.water) })
        case "11": below(layers, with: flash)
        case "13": below({ cloud(x: 50, y: 56, Self.light) }, with: flakes)
        default: mist()
        }
    }

    private func orb(_ isDay: Bool, x: Double, y: Double, radius: Double) {
        set(isDay ? Self.sun : Self.moon)
        circle(x, y, radius)
        cairo_fill(context)
        if isDay { return }
        // The rest of the moon is in the shadow.
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        circle(x + radius * 0.5, y - radius * 0.3, radius * 0.85)
        cairo_fill(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    private func withOrb(_ isDay: Bool, _ front: () -> Void) {
        orb(isDay, x: 66, y: 38, radius: 19)
        front()
    }

    private func layers() {
        cloud(x: 60, y: 46, Self.dark)
        cloud(x: 44, y: 58, Self.light)
    }

    private func cloud(x: Double, y: Double, _ color: Color) {
        set(color)
        for (dx, dy, radius) in [(-19.0, 4.0, 13.0), (-3, -7, 18), (17, 2, 14)] {
            circle(x + dx, y + dy, radius)
            cairo_fill(context)
        }
        cairo_rectangle(context, x - 19, y + 1, 36, 16)
        cairo_fill(context)
    }

    /// A cloud moves up where something falls from it.
    private func below(_ cloud: () -> Void, with content: () -> Void) {
        cairo_save(context)
        cairo_translate(context, 0, -12)
        cloud()
        cairo_restore(context)
        content()
    }

    private func drops(_ color: Color) {
        set(color)
        cairo_set_line_width(context, 5)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        for x in [32.0, 47, 62] {
            cairo_move_to(context, x, 72)
            cairo_line_to(context, x - 6, 86)
        }
        cairo_stroke(context)
    }

    private func flakes() {
        set(Self.ice)
        for (x, y) in [(30.0, 72.0), (50, 72), (70, 72), (40, 85), (60, 85)] {
            circle(x, y, 4)
            cairo_fill(context)
        }
    }

    private func flash() {
        set(Self.bolt)
        for (index, point) in [(50.0, 58.0), (36, 80), (46, 80), (40, 96), (60, 73), (50, 73), (58, 58)].enumerated() {
            if index == 0 { cairo_move_to(context, point.0, point.1) } else { cairo_line_to(context, point.0, point.1) }
        }
        cairo_close_path(context)
        cairo_fill(context)
    }

    private func mist() {
        set(Self.dark)
        cairo_set_line_width(context, 6)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        for (y, start, end) in [(32.0, 26.0, 66.0), (46, 34, 80), (60, 20, 70), (74, 32, 76)] {
            cairo_move_to(context, start, y)
            cairo_line_to(context, end, y)
        }
        cairo_stroke(context)
    }

    private func circle(_ x: Double, _ y: Double, _ radius: Double) {
        cairo_new_sub_path(context)
        cairo_arc(context, x, y, radius, 0, 2 * .pi)
    }

    private func set(_ color: Color) { cairo_set_source_rgb(context, color.red, color.green, color.blue) }
}
