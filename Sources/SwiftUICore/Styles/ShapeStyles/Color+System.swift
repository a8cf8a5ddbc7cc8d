import Drawing

extension Color {
    public static let red = Color(SystemColor.red)
    public static let orange = Color(SystemColor.orange)
    public static let yellow = Color(SystemColor.yellow)
    public static let green = Color(SystemColor.green)
    public static let mint = Color(SystemColor.mint)
    public static let teal = Color(SystemColor.teal)
    public static let cyan = Color(SystemColor.cyan)
    public static let blue = Color(SystemColor.blue)
    public static let indigo = Color(SystemColor.indigo)
    public static let purple = Color(SystemColor.purple)
    public static let pink = Color(SystemColor.pink)
    public static let brown = Color(SystemColor.brown)
    public static let gray = Color(SystemColor.gray)
    public static let white = Color(RGBA.white)
    public static let black = Color(RGBA.black)
    public static let clear = Color(RGBA.clear)

    /// The colour of main content.
    public static let primary = Color(SystemColor.label)
    /// The colour of content that matters less.
    public static let secondary = Color(SystemColor.secondaryLabel)
    /// The tint of the place where it is used.
    public static let accentColor = Color(storage: .accent)
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
