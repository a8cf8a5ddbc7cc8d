/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable, Equatable {
    var speed = 1.0
    /// How often; nil is once, or for as long as the effect is active.
    var count: Int?
    /// Seconds of rest before it runs again.
    var delay = 0.0

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// For as long as the effect is active.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// - Parameter speed: 2 is twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, count: count, delay: delay)
    }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, count: behavior.count, delay: behavior.delay)
    }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, count: count, delay: delay)
    }

    /// How an effect runs again.
    public struct RepeatBehavior: Sendable, Equatable {
        var count: Int?
        var delay = 0.0

        /// Without a pause, for as long as the effect is active.
        public static let continuous = RepeatBehavior()
        /// Again and again, for as long as the effect is active.
        public static var periodic: RepeatBehavior { RepeatBehavior() }

        /// - Parameters:
        ///   - count: how often; nil is for as long as the effect is active.
        ///   - delay: seconds of rest between two runs; nil is none.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0)
        }
    }

    /// How fast it runs; what is no speed is the usual one.
    var pace: Double { speed.isFinite && speed > 0 ? speed : 1 }
    var pause: Double { delay.isFinite ? max(0, delay) : 0 }
}
