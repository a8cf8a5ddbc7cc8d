import Foundation
import Geometry

/// The view is there, and gone, at once.
public nonisolated struct IdentityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades in and out.
public nonisolated struct OpacityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks.
public nonisolated struct ScaleTransition: Transition {
    /// The part of the size that the view comes from and goes to.
    public var scale: Double
    /// The point of the view that stays where it is.
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Comes and goes by an offset.
public nonisolated struct OffsetTransition: Transition {
    /// Points.
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes from the leading edge and goes to the trailing one.
public nonisolated struct SlideTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: .trailing, amount: phase.value))
    }
}

/// Comes from beyond an edge of its place and goes back there.
public nonisolated struct MoveTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// Comes from beyond an edge of its place, goes beyond the opposite one, and fades.
public nonisolated struct PushTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(EdgeShift(edge: edge, amount: -phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Blurs, fades and changes its size a little.
public nonisolated struct BlurReplaceTransition: Transition {
    /// How sizes change.
    public struct Configuration: Equatable, Sendable {
        fileprivate let leavesGrowing: Bool
        /// What goes shrinks, what comes grows.
        public static let downUp = Configuration(leavesGrowing: false)
        /// What goes grows, and what comes too.
        public static let upUp = Configuration(leavesGrowing: true)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(scale(in: phase))
            .blur(radius: phase.isIdentity ? 0 : 10)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .willAppear: 0.75
        case .identity: 1
        case .didDisappear: configuration.leavesGrowing ? 1.25 : 0.75
        }
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}

/// Moves the view by parts of its own size.
private nonisolated struct EdgeShift: ViewModifier {
    let edge: Edge
    /// Sizes towards the edge.
    let amount: Double
    @Environment(\.layoutDirection) private var layoutDirection

    init(edge: Edge, amount: Double) {
        self.edge = edge
        self.amount = amount
    }

    @MainActor
    func body(content: Content) -> some View {
        content.modifier(RelativeOffset(x: CGFloat(horizontal), y: CGFloat(vertical)))
    }

    @MainActor private var horizontal: Double {
        let forward = layoutDirection == .leftToRight ? amount : -amount
        switch edge {
        case .leading: return -forward
        case .trailing: return forward
        case .top, .bottom: return 0
        }
    }

    private var vertical: Double {
        switch edge {
        case .top: -amount
        case .bottom: amount
        case .leading, .trailing: 0
        }
    }
}

/// Moves what the view draws by parts of its size.
private nonisolated struct RelativeOffset: GeometryEffect, Equatable {
    var x: CGFloat
    var y: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * CGFloat(animatableUnit), y * CGFloat(animatableUnit)) }
        set {
            x = newValue.first / CGFloat(animatableUnit)
            y = newValue.second / CGFloat(animatableUnit)
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: y * size.height))
    }
}
