import Foundation
import Geometry
import SwiftUICore

/// What is shown of a scroll view: its subviews at their places in the content.
struct ScrolledContent: View {
    let view: UIScrollView
    let target: ScrollTarget

    var body: some View {
        let _ = view.revision.count
        ScrollViewReader { proxy in
            ScrollView(axes, showsIndicators: view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator)
            {
                DocumentLayout(size: view.contentSize, target: target.point) {
                    Color.clear.id(ScrollMark())
                    ForEach(view.subviews, id: \.self) {
                        UIViewContent(view: $0).layoutValue(key: DocumentViewKey.self, value: $0)
                    }
                }
                .padding(EdgeInsets(view.contentInset))
            }
            .modifier(ScrollSettings(view: view))
            .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { view.moved(to: $1) }
            .onScrollPhaseChange { view.entered($1) }
            .modifier(Zooming(view: view))
            .onChange(of: target) { _, target in
                withAnimation(target.isAnimated ? .default : nil) { proxy.scrollTo(ScrollMark(), anchor: .topLeading) }
            }
        }
    }

    private var axes: Axis.Set {
        let isWide = view.contentSize.width > view.bounds.width || view.alwaysBounceHorizontal
        let isHigh = view.contentSize.height > view.bounds.height || view.alwaysBounceVertical
        return isWide ? (isHigh ? [.horizontal, .vertical] : .horizontal) : .vertical
    }
}

/// What a scroll view lets the user do.
private struct ScrollSettings: ViewModifier {
    let view: UIScrollView

    func body(content: Content) -> some View {
        refreshed(content)
            .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
            .scrollIndicators(view.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
            .modifier(Paging(isOn: view.isPagingEnabled))
            .scrollDisabled(!view.isScrollEnabled)
            .scrollBounceBehavior(bounce(view.alwaysBounceVertical), axes: .vertical)
            .scrollBounceBehavior(bounce(view.alwaysBounceHorizontal), axes: .horizontal)
            .scrollDismissesKeyboard(view.keyboardDismissMode.mode)
    }

    private func bounce(_ isAlways: Bool) -> ScrollBounceBehavior {
        let bounces = view.bounces && UIScrollView.appearance().bounces
        return bounces ? (isAlways ? .always : .basedOnSize) : .never
    }

    @ViewBuilder
    private func refreshed(_ content: Content) -> some View {
        if let control = view.refreshControl {
            content.refreshable { await control.refresh() }
        } else {
            content
        }
    }
}

extension UIScrollView.KeyboardDismissMode {
    var mode: ScrollDismissesKeyboardMode {
        switch self {
        case .none: .never
        case .onDrag, .onDragWithAccessory: .immediately
        case .interactive, .interactiveWithAccessory: .interactively
        }
    }
}

/// Two fingers zoom where the scroll view lets them.
private struct Zooming: ViewModifier {
    let view: UIScrollView

    func body(content: Content) -> some View {
        content.simultaneousGesture(
            MagnifyGesture(minimumScaleDelta: 0)
                .onChanged { view.pinch($0.magnification, at: $0.startLocation) }
                .onEnded { _ in view.endPinch() },
            isEnabled: view.canZoom)
    }
}

/// Marks the point that is scrolled to.
private struct ScrollMark: Hashable {}

private struct Paging: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn { content.scrollTargetBehavior(.paging) } else { content }
    }
}

/// The view that an element shows; nil for the mark.
private struct DocumentViewKey: LayoutValueKey {
    static var defaultValue: UIView? { nil }
}

/// Gives the subviews of a scroll view the places in its content that their frames say.
private struct DocumentLayout: Layout {
    let size: CGSize
    let target: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated {
            for subview in subviews { place(subview, from: bounds.origin) }
        }
    }

    @MainActor
    private func place(_ subview: LayoutSubview, from origin: CGPoint) {
        guard let shown = subview[DocumentViewKey.self] else {
            let point = CGPoint(x: origin.x + target.x, y: origin.y + target.y)
            return subview.place(at: point, proposal: ProposedViewSize(width: 1, height: 1))
        }
        subview.place(
            at: CGPoint(x: origin.x + shown.center.x, y: origin.y + shown.center.y), anchor: .center,
            proposal: ProposedViewSize(shown.bounds.size))
    }
}
