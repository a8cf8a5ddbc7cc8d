extension Font {
    public func bold() -> Font { modified(by: .bold) }

    public func italic() -> Font { modified(by: .italic) }

    public func weight(_ weight: Weight) -> Font { modified(by: .weight(weight)) }

    public func width(_ width: Width) -> Font { modified(by: .width(width)) }

    /// The fixed-width cut of the font's family.
    public func monospaced() -> Font { modified(by: .monospaced) }

    /// Digits of one width, other letters as they are.
    public func monospacedDigit() -> Font { modified(by: .monospacedDigit) }

    /// All letters as small capitals.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    public func lowercaseSmallCaps() -> Font { modified(by: .lowercaseSmallCaps) }

    public func uppercaseSmallCaps() -> Font { modified(by: .uppercaseSmallCaps) }

    public func leading(_ leading: Leading) -> Font { modified(by: .leading(leading)) }
}
