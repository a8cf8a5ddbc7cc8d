import Foundation
import Geometry

/// Tracks of keyframes, each for a part of a value.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes

    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks, for a value to start with.
    func _appendTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _appendTracks(to tracks: inout _KeyframeTracks<Value>) { body._appendTracks(to: &tracks) }
}

/// What tracks make of a value.
public struct _KeyframeTracks<Value> {
    package let initial: Value
    /// Sets parts of a value to what they are at a time.
    package var setters: [(inout Value, Double) -> Void] = []
    /// Seconds, of the longest track.
    package var duration = 0.0

    package init(initial: Value) { self.initial = initial }
}

/// Keyframes for one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Keyframes for the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\Root.self, content: content)
    }

    public var body: EmptyKeyframes<Root> { EmptyKeyframes() }

    public func _appendTracks(to tracks: inout _KeyframeTracks<Root>) {
        var steps = _KeyframeSteps<Value>()
        content._appendSteps(to: &steps)
        let path = KeyframePath(from: tracks.initial[keyPath: keyPath], steps.steps)
        let keyPath = self.keyPath
        tracks.setters.append { value, time in value[keyPath: keyPath] = path.value(at: time) }
        tracks.duration = max(tracks.duration, path.duration)
    }
}

/// No keyframes.
public struct EmptyKeyframes<Value>: Keyframes {
    public typealias Body = Self
    public var body: Self { self }
    public func _appendTracks(to tracks: inout _KeyframeTracks<Value>) {}
}

/// Several tracks at once.
public struct _KeyframeGroup<Value>: Keyframes {
    private let append: (inout _KeyframeTracks<Value>) -> Void

    package init(_ append: @escaping (inout _KeyframeTracks<Value>) -> Void) { self.append = append }

    public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
    public func _appendTracks(to tracks: inout _KeyframeTracks<Value>) { append(&tracks) }
}

/// Builds tracks from the statements of a closure; keyframes without a track are of the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value, Value: Animatable {
        expression
    }

    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
    where K.Value == Value, Value: Animatable {
        first
    }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframeGroup { tracks in
            accumulated._appendTracks(to: &tracks)
            next._appendTracks(to: &tracks)
        }
    }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeSequence { steps in
            accumulated._appendSteps(to: &steps)
            next._appendSteps(to: &steps)
        }
    }

    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value, Value: Animatable {
        KeyframeTrack(content: { component })
    }
}

/// The value of keyframes at any time.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initial: initialValue)
        content()._appendTracks(to: &tracks)
        self.tracks = tracks
    }

    /// Seconds, of the longest track.
    public var duration: TimeInterval { tracks.duration }

    /// - Parameter time: seconds; before the start and after the end the value stands still.
    public func value(time: TimeInterval) -> Value {
        var value = tracks.initial
        for set in tracks.setters { set(&value, time) }
        return value
    }

    /// - Parameter progress: of the whole duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
