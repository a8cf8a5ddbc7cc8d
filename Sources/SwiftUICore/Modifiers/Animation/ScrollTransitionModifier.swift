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
        fileprivate enum Kind { case part(Double), centered }
        fileprivate let kind: Kind

        /// All of it is visible.
        public static let visible = Threshold(kind: .part(1))
        /// None of it is.
        public static let hidden = Threshold(kind: .part(0))
        /// It is in the middle.
        public static let centered = Threshold(kind: .centered)

        /// A part of it is visible.
        /// - Parameter amount: 0…1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .part(min(1, max(0, amount)))) }
    }

    fileprivate var curve: UnitCurve? = .linear
    fileprivate var end = Threshold.visible

    /// Follows the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// No transition.
    public static let identity = ScrollTransitionConfiguration(curve: nil)

    /// Follows the scrolling along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(curve: timingCurve)
    }

    /// The configuration with another end.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.end = threshold
        return result
    }

    fileprivate init(curve: UnitCurve? = .linear) { self.curve = curve }

    /// How far a view is from its end.
    /// - Parameters:
    ///   - hidden: how much of the view lies beyond the edge, in points.
    ///   - length: the view's, in points.
    ///   - window: the scroll view's length, in points.
    /// - Returns: 0 (at its end) to 1 (out of sight).
    fileprivate func progress(hidden: CGFloat, length: CGFloat, window: CGFloat) -> Double {
        guard let curve, length > 0 else { return 0 }
        switch end.kind {
        case .part(let part):
            let beyond = Double(hidden / length) - (1 - part)
            return curve.value(at: part > 0 ? beyond / part : beyond > 0 ? 1 : 0)
        case .centered:
            let way = (window + length) / 2
            return curve.value(at: Double((hidden + (window - length) / 2) / way))
        }
    }
}

nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: LocatedEffectModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    func steps(for node: LayoutNode, _ proxy: GeometryProxy) -> [VisualEffectStep] {
        let (phase, amount) = phase(of: node)
        var effect = transition(EmptyVisualEffect(), .identity)
        if amount > 0 {
            let other = transition(EmptyVisualEffect(), phase)
            effect.animatableData = effect.animatableData.interpolated(towards: other.animatableData, amount: amount)
        }
        var steps = _VisualEffectSteps()
        effect._appendSteps(to: &steps)
        return steps.steps
    }

    /// Which way the view goes out, and how far it is.
    private func phase(of node: LayoutNode) -> (ScrollTransitionPhase, Double) {
        guard let scroll = scrollNode(around: node) else { return (.identity, 0) }
        let axis = self.axis ?? (scroll.scrollAxes.contains(.vertical) ? .vertical : .horizontal)
        let frame = node.convert(CGRect(origin: .zero, size: node.size), to: scroll)
        let window = scroll.window
        let before = window.origin[axis] - frame.origin[axis]
        let after = (frame.origin[axis] + frame.size[axis]) - (window.origin[axis] + window.size[axis])
        let (length, all) = (frame.size[axis], window.size[axis])
        let leading = topLeading.progress(hidden: before, length: length, window: all)
        let trailing = bottomTrailing.progress(hidden: after, length: length, window: all)
        if leading <= 0, trailing <= 0 { return (.identity, 0) }
        return leading >= trailing ? (.topLeading, leading) : (.bottomTrailing, trailing)
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
