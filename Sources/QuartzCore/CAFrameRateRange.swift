/// How many frames a second something wants.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// 0 is the maximum, as far as the display goes.
    public var preferred: Float

    /// - Parameters:
    ///   - minimum: frames a second.
    ///   - maximum: frames a second.
    ///   - preferred: frames a second; nil is the maximum.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred ?? 0
    }

    public init() { self.init(minimum: 0, maximum: 0) }

    /// As often as the display refreshes.
    public static var `default`: CAFrameRateRange { CAFrameRateRange() }

    /// Frames a second; 0 leaves it to the display.
    var wanted: Float { preferred > 0 ? preferred : maximum }
}
