extension EnvironmentValues {
    /// Whether what colours tell has to be told by shapes too.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether backgrounds should not shine through.
    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// Whether things should move less.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether the display's colours are inverted.
    public var accessibilityInvertColors: Bool {
        get { self[InvertColorsKey.self] }
        set { self[InvertColorsKey.self] = newValue }
    }

    /// Whether buttons should be seen to be buttons.
    public var accessibilityShowButtonShapes: Bool {
        get { self[ShowButtonShapesKey.self] }
        set { self[ShowButtonShapesKey.self] = newValue }
    }

    /// Whether an assistive technology is in use.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether a screen reader is in use.
    public var accessibilityVoiceOverEnabled: Bool { self[ScreenReaderEnabledKey.self] }

    /// Whether switches are used in place of a pointer.
    public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlEnabledKey.self] }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScreenReaderEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SwitchControlEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
