import Foundation
import Geometry

/// A point that a track of keyframes goes through.
package enum KeyframeStep<Value: Animatable> {
    case move(Value)
    case linear(Value, duration: Double, UnitCurve)
    case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
    case spring(Value, duration: Double?, Spring, startVelocity: Value?)

    var value: Value {
        switch self {
        case .move(let value), .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _): value
        }
    }
}

/// The keyframes of one track.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds what the content stands for.
    func _appendSteps(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { body._appendSteps(to: &steps) }
}

/// Keyframes in order.
public struct _KeyframeSteps<Value: Animatable> {
    package var steps: [KeyframeStep<Value>] = []
}

/// Content that the engine knows: it has no body.
package protocol BasicKeyframeTrackContent: KeyframeTrackContent where Body == EmptyKeyframeTrackContent<Value> {}

extension BasicKeyframeTrackContent {
    public var body: EmptyKeyframeTrackContent<Value> { EmptyKeyframeTrackContent() }
}

/// No keyframes.
public struct EmptyKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    public var body: Self { self }
    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) {}
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: BasicKeyframeTrackContent {
    private let to: Value

    public init(_ to: Value) { self.to = to }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(.move(to)) }
}

/// Goes to a value along a curve.
public struct LinearKeyframe<Value: Animatable>: BasicKeyframeTrackContent {
    private let step: KeyframeStep<Value>

    /// - Parameter duration: seconds from the keyframe before.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to, duration: max(0, duration), timingCurve)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes through a value smoothly.
public struct CubicKeyframe<Value: Animatable>: BasicKeyframeTrackContent {
    private let step: KeyframeStep<Value>

    /// - Parameters:
    ///   - duration: seconds from the keyframe before.
    ///   - startVelocity: units a second; nil takes it from the keyframes around.
    ///   - endVelocity: units a second; nil takes it from the keyframes around.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = .cubic(to, duration: max(0, duration), startVelocity: startVelocity, endVelocity: endVelocity)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: BasicKeyframeTrackContent {
    private let step: KeyframeStep<Value>

    /// - Parameters:
    ///   - duration: seconds from the keyframe before; nil is until the spring rests.
    ///   - startVelocity: units a second; nil goes on as fast as before.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        step = .spring(to, duration: duration.map { max(0, $0) }, spring, startVelocity: startVelocity)
    }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Several keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: BasicKeyframeTrackContent {
    private let append: (inout _KeyframeSteps<Value>) -> Void

    package init(_ append: @escaping (inout _KeyframeSteps<Value>) -> Void) { self.append = append }

    public func _appendSteps(to steps: inout _KeyframeSteps<Value>) { append(&steps) }
}

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { EmptyKeyframeTrackContent<Value>() }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence { steps in
            accumulated._appendSteps(to: &steps)
            next._appendSteps(to: &steps)
        }
    }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeSequence { steps in
            for component in components { component._appendSteps(to: &steps) }
        }
    }

    public static func buildEither<First: KeyframeTrackContent>(first component: First) -> some KeyframeTrackContent<
        Value
    >
    where First.Value == Value {
        _KeyframeSequence { component._appendSteps(to: &$0) }
    }

    public static func buildEither<Second: KeyframeTrackContent>(
        second component: Second
    ) -> some KeyframeTrackContent<Value> where Second.Value == Value {
        _KeyframeSequence { component._appendSteps(to: &$0) }
    }
}
