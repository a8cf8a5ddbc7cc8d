import Foundation
import Geometry
import SwiftUICore

/// A view and its subviews as the engine shows them.
struct UIViewContent: View {
    let view: UIView

    var body: some View {
        let _ = view.revision.count
        content
            .transformEffect(centeredTransform)
            .opacity(view.isHidden ? 0 : view.alpha)
            .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01)
            .accessibilityHidden(view.isHidden)
            .modifier(UIViewDescription(identifier: view.accessibilityIdentifier, label: view.accessibilityLabel))
    }

    @ViewBuilder private var content: some View {
        if let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
            layers.modifier(RecognizerGestures(recognizers: recognizers))
        } else {
            layers
        }
    }

    private var layers: some View {
        UIViewLayout(view: view, revision: view.revision.count) {
            view.makeContent()
            ForEach(view.showsSubviewsItself ? [] : view.subviews, id: \.self) {
                UIViewContent(view: $0).layoutValue(key: UIViewKey.self, value: $0)
            }
        }
        .modifier(LayerEffects(view.layer, background: view.appearanceGround))
    }

    /// UIKit transforms about the middle, SwiftUI's effect about the corner.
    private var centeredTransform: CGAffineTransform {
        guard !view.transform.isIdentity else { return .identity }
        let (x, y) = (view.bounds.width / 2, view.bounds.height / 2)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(view.transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

/// What a view is called, where it says so.
private struct UIViewDescription: ViewModifier {
    let identifier: String?
    let label: String?

    func body(content: Content) -> some View {
        labelled(content).accessibilityIdentifier(identifier ?? "", isEnabled: identifier != nil)
    }

    private func labelled(_ content: Content) -> some View {
        content.accessibilityLabel(Text(verbatim: label ?? ""), isEnabled: label != nil)
    }
}

/// The view that an element of the layout shows; nil for what a view draws itself.
private struct UIViewKey: LayoutValueKey {
    static var defaultValue: UIView? { nil }
}

/// Gives subviews the places that their frames say.
private struct UIViewLayout: Layout {
    let view: UIView
    /// A layout of another revision is another layout.
    let revision: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { proposal.replacingUnspecifiedDimensions(by: view.bounds.size) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated {
            if view.superview == nil { view.frame.size = bounds.size }
            view.layoutIfNeeded()
            for subview in subviews { place(subview, in: bounds) }
        }
    }

    @MainActor
    private func place(_ subview: LayoutSubview, in bounds: CGRect) {
        guard let shown = subview[UIViewKey.self] else {
            return subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
        let (center, origin) = (shown.center, view.bounds.origin)
        subview.place(
            at: CGPoint(x: bounds.minX + center.x - origin.x, y: bounds.minY + center.y - origin.y), anchor: .center,
            proposal: ProposedViewSize(shown.bounds.size))
    }
}
