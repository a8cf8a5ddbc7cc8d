import Foundation
import Geometry

/// How a page comes onto a navigation stack, and leaves it; or a sheet, or what covers the screen.
public protocol NavigationTransition: Sendable {
    var _zoomSource: _ZoomSource? { get }
}

/// The view that a page grows out of.
public struct _ZoomSource: Sendable {
    let id: any Hashable & Sendable
    let namespace: Namespace.ID

    var key: MatchedTransitionKey {
        func erased(_ id: some Hashable) -> AnyHashable { AnyHashable(id) }
        return MatchedTransitionKey(id: erased(id), namespace: namespace)
    }
}

/// The page slides in from the side.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
    public var _zoomSource: _ZoomSource? { nil }
}

/// The page grows out of a view of the page below.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _zoomSource: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The page slides in from the side.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the `matchedTransitionSource` with an identity; where there is none, out of the middle.
    public static func zoom(sourceID: some Hashable & Sendable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    {
        ZoomNavigationTransition(_zoomSource: _ZoomSource(id: sourceID, namespace: namespace))
    }
}

extension View {
    /// Sets how the page that the view is comes onto the navigation stack, or how what is presented comes.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = style._zoomSource
        return navigationOptions { options in
            if let source { options.zoomSource = options.zoomSource ?? source.key }
        }
    }

    /// Names the view as what a page may grow out of.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(MatchedTransitionSourceModifier(key: MatchedTransitionKey(id: AnyHashable(id), namespace: namespace)))
    }
}

nonisolated struct MatchedTransitionKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

nonisolated struct MatchedTransitionSourceModifier: ElementModifier {
    let key: MatchedTransitionKey

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> MatchedTransitionSourceNode {
        MatchedTransitionSourceNode(self, child: child, inputs)
    }
}

final class MatchedTransitionSourceNode: ModifierNode<MatchedTransitionSourceModifier> {
    override func modifierChanged(from old: MatchedTransitionSourceModifier) {}
    override var affectsDrawing: Bool { false }
}

extension LayoutNode {
    /// Where in the window the view lies that pages grow out of; nil where there is none.
    func transitionSource(_ key: MatchedTransitionKey) -> CGRect? {
        if let source = self as? MatchedTransitionSourceNode, source.modifier.key == key {
            return source.windowRectangle(CGRect(origin: .zero, size: source.size))
        }
        var found: CGRect?
        forEachLayoutChild { if found == nil { found = $0.transitionSource(key) } }
        return found
    }
}
