extension EnvironmentValues {
    /// Whether the window has the keyboard.
    public internal(set) var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// Whether the screen is dimmed, as that of a watch is when it is not looked at. The screen of a desktop never is.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
}

struct AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

struct IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
