import Foundation
import Geometry

/// Where a scroll view comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior: Sendable {
    /// Changes the place at which scrolling is about to end.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of the content at which scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
    /// In the content's coordinates; as large as what is visible.
    public var rect: CGRect
    /// The point of the rectangle that is brought to the same point of the scroll view.
    public var anchor: UnitPoint?
}

/// What a behaviour knows of the scroll view.
@MainActor
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where scrolling began.
    public let originalTarget: ScrollTarget
    /// Points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The frames of the views that are targets, in the content's coordinates.
    package let targets: [CGRect]
    private let environment: EnvironmentValues

    package init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
        axes: Axis.Set, targets: [CGRect], environment: EnvironmentValues
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.targets = targets
        self.environment = environment
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public nonisolated init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / length).rounded()
            let end = (target.rect.origin[axis] / length).rounded()
            // One page at a time.
            target.rect.origin[axis] = min(max(end, start - 1), start + 1) * length
        }
    }
}

/// Comes to rest where a view of the content begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a swipe goes past.
    public struct LimitBehavior: Sendable, Equatable {
        private let name: String
        public static let automatic = LimitBehavior(name: "automatic")
        /// One.
        public static let always = LimitBehavior(name: "always")
        /// As many as its speed says.
        public static let never = LimitBehavior(name: "never")
        /// One.
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    }

    private let limit: LimitBehavior

    public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
            let starts = context.targets.map { $0.origin[axis] }.sorted()
            guard !starts.isEmpty else { continue }
            func nearest(to position: CGFloat) -> Int {
                starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
            }
            var index = nearest(to: target.rect.origin[axis])
            if limit == .always || limit == .alwaysByOne {
                let start = nearest(to: context.originalTarget.rect.origin[axis])
                index = min(max(index, start - 1), start + 1)
            }
            target.rect.origin[axis] = starts[index]
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets where the scroll view comes to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollOptions) { $0.behavior = behavior }
    }

    /// Makes each view of a stack or grid a place for the scroll view around it to come to rest at.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

package nonisolated struct ScrollTargetLayoutModifier: ElementModifier, Equatable {
    let isEnabled: Bool

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ScrollTargetLayoutNode {
        ScrollTargetLayoutNode(self, child: child, inputs)
    }
}

package final class ScrollTargetLayoutNode: ModifierNode<ScrollTargetLayoutModifier> {
    override package var affectsDrawing: Bool { false }
    override package func modifierChanged(from old: ScrollTargetLayoutModifier) {}

    /// The views of the container that this is around.
    package var targets: [LayoutNode] {
        guard modifier.isEnabled else { return [] }
        var container: LayoutNode = child
        while let inner = container.carriedNode as? LayoutNode { container = inner }
        var targets: [LayoutNode] = []
        container.forEachLayoutChild { if $0.placedProposal != nil { targets.append($0) } }
        return targets
    }
}

extension LayoutNode {
    /// The node inside whose views are targets; not one of another scroll view.
    @MainActor
    package final var firstTargetLayout: ScrollTargetLayoutNode? {
        if let layout = self as? ScrollTargetLayoutNode { return layout }
        var result: ScrollTargetLayoutNode?
        forEachLayoutChild { child in
            if result == nil, !(child is ScrollNode) { result = child.firstTargetLayout }
        }
        return result
    }
}
