import Foundation
import Geometry

extension View {
    /// Changes what the view looks like while it comes into and goes out of the visible part of a scroll view.
    /// - Parameters:
    ///   - axis: the direction of scrolling; nil is that of the scroll view around.
    ///   - transition: called with an empty effect to build on, and where the view is on its way.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes what the view looks like while it comes into and goes out of the visible part of a scroll view.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}

/// Where a view is on its way through the visible part of a scroll view.
public enum ScrollTransitionPhase: Sendable, Hashable {
    /// It comes in at the top or the leading edge, or goes out there.
    case topLeading
    /// All of it is visible.
    case identity
    /// It comes in at the bottom or the trailing edge, or goes out there.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1 at the top, 0 inside, 1 at the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a scroll transition follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of the view is visible where the transition ends.
    public struct Threshold: Sendable {
        /// What lies beyond the edge there: parts of the view's length and of the scroll view's, and points.
        fileprivate var lengths = 0.0
        fileprivate var windows = 0.0
        fileprivate var points = 0.0

        /// All of it is visible.
        public static let visible = Threshold()
        /// None of it is.
        public static let hidden = Threshold(lengths: 1)
        /// It is in the middle.
        public static let centered = Threshold(lengths: 0.5, windows: -0.5)

        /// A part of it is visible.
        /// - Parameter amount: 0…1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(lengths: 1 - min(1, max(0, amount))) }

        /// The threshold between this one and another.
        /// - Parameter amount: 0 (this one) to 1 (the other).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                lengths: lengths + (other.lengths - lengths) * amount,
                windows: windows + (other.windows - windows) * amount,
                points: points + (other.points - points) * amount)
        }

        /// The threshold, nearer to the middle of the scroll view.
        /// - Parameter distance: in points; negative values are farther from the middle.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.points -= distance
            return result
        }
    }

    fileprivate var curve: UnitCurve? = .linear
    fileprivate var end = Threshold.visible
    /// What the effect follows the scrolling with; nil where it does so at once.
    fileprivate var animation: Animation?
    /// There is nothing between the two ends but the animation.
    fileprivate var isDiscrete = false

    /// Plays once where the view passes the threshold.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// Follows the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// No transition.
    public static let identity = ScrollTransitionConfiguration(curve: nil)

    /// Plays once where the view passes the threshold.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(animation: animation, isDiscrete: true)
    }

    /// Follows the scrolling along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(curve: timingCurve)
    }

    /// The configuration with another animation; one that follows the scrolling lags behind by it.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        result.animation = animation
        return result
    }

    /// The configuration with another end.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.end = threshold
        return result
    }

    fileprivate init(curve: UnitCurve? = .linear, animation: Animation? = nil, isDiscrete: Bool = false) {
        self.curve = curve
        self.animation = animation
        self.isDiscrete = isDiscrete
    }

    /// How far a view is from its end.
    /// - Parameters:
    ///   - hidden: how much of the view lies beyond the edge, in points.
    ///   - length: the view's, in points.
    ///   - window: the scroll view's length, in points.
    /// - Returns: 0 (at its end) to 1 (out of sight).
    fileprivate func progress(hidden: CGFloat, length: CGFloat, window: CGFloat) -> Double {
        guard let curve, length > 0 else { return 0 }
        let start = end.lengths * Double(length) + end.windows * Double(window) + end.points
        let (beyond, way) = (Double(hidden) - start, Double(length) - start)
        if isDiscrete { return beyond > 0 ? 1 : 0 }
        return curve.value(at: way > 0 ? beyond / way : beyond > 0 ? 1 : 0)
    }
}

nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: LocatedEffectModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    func steps(
        for node: LayoutNode, _ proxy: GeometryProxy, shown: EmptyAnimatableData?
    ) -> [VisualEffectStep] {
        let way = shownWay(of: node)
        let (phase, amount) = (way < 0 ? ScrollTransitionPhase.topLeading : .bottomTrailing, abs(way))
        var effect = transition(EmptyVisualEffect(), .identity)
        if amount > 0 {
            let other = transition(EmptyVisualEffect(), phase)
            effect.animatableData = effect.animatableData.interpolated(towards: other.animatableData, amount: amount)
        }
        var steps = _VisualEffectSteps()
        effect._appendSteps(to: &steps)
        return steps.steps
    }

    /// How far the view is on its way out, as it appears.
    private func shownWay(of node: LayoutNode) -> Double {
        let way = way(of: node)
        guard let node = node as? VisualEffectNode<Self> else { return way }
        let side = way != 0 ? way : node.amount ?? 0
        return node.follow(way, with: (side < 0 ? topLeading : bottomTrailing).animation)
    }

    /// How far the view is on its way out: 0 to -1 at the top or the leading edge, 0 to 1 at the other.
    private func way(of node: LayoutNode) -> Double {
        guard let scroll = scrollNode(around: node) else { return 0 }
        let axis = self.axis ?? (scroll.scrollAxes.contains(.vertical) ? .vertical : .horizontal)
        let frame = node.convert(CGRect(origin: .zero, size: node.size), to: scroll)
        let window = scroll.window
        let before = window.origin[axis] - frame.origin[axis]
        let after = (frame.origin[axis] + frame.size[axis]) - (window.origin[axis] + window.size[axis])
        let (length, all) = (frame.size[axis], window.size[axis])
        let leading = topLeading.progress(hidden: before, length: length, window: all)
        let trailing = bottomTrailing.progress(hidden: after, length: length, window: all)
        if leading <= 0, trailing <= 0 { return 0 }
        return leading >= trailing ? -leading : trailing
    }

    private func scrollNode(around node: LayoutNode) -> ScrollNode? {
        var current = node.layoutParent
        while let parent = current {
            if let scroll = parent as? ScrollNode { return scroll }
            current = parent.layoutParent
        }
        return nil
    }
}
