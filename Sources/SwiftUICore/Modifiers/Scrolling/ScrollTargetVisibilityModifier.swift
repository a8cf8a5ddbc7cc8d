import Foundation
import Geometry

extension View {
    /// Calls an action when other views of a `scrollTargetLayout` are scrolled into sight.
    /// - Parameters:
    ///   - idType: the type of the views' identities.
    ///   - threshold: the part of a view that has to be seen, from 0 to 1.
    ///   - action: called with the identities of the views that are seen, in order.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action)) }
}

private struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    nonisolated(unsafe) let action: ([ID]) -> Void
    @State private var kept = SeenTargets<ID>()

    nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    func body(content: Content) -> some View {
        (kept.threshold, kept.action) = (threshold, action)
        let kept = kept
        return content.transformEnvironment(\.scrollOptions) { options in
            if !options.targetObservers.contains(where: { $0 === kept }) { options.targetObservers.append(kept) }
        }
    }
}

/// Is told when a scroll view shows other targets.
@MainActor
package protocol ScrollTargetObserving: AnyObject {
    func targetsMoved(in node: ScrollNode)
}

private final class SeenTargets<ID: Hashable>: ScrollTargetObserving {
    var threshold = 0.5
    var action: (([ID]) -> Void)?
    private var last: [ID] = []

    nonisolated init() {}

    func targetsMoved(in node: ScrollNode) {
        let shown = CGRect(origin: node.offset, size: node.window.size)
        let seen = node.targets.filter { target in
            let part = target.frame.intersection(shown).seenPart(of: target.frame)
            return part > 0 && part >= threshold
        }
        let ids = seen.compactMap { $0.node.scrollIdentity(as: ID.self) }
        guard ids != last else { return }
        last = ids
        action?(ids)
    }
}
