import Foundation
import Geometry

extension View {
    /// Sets the heights at which the sheet that the view is in rests.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOptions { $0.detents = detents }
    }

    /// Sets the heights at which the sheet that the view is in rests, and which of them it has.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // The value is read here, so that the sheet is told of a change.
        modifier(DetentSelectionModifier(detents: detents, selection: selection))
    }

    /// Whether the sheet that the view is in has a grabber; automatically it has one where it rests at several heights.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOptions { $0.dragIndicator = visibility }
    }

    /// Sets the radius of the corners of the sheet that the view is in.
    /// - Parameter cornerRadius: points; nil is the platform's.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOptions { $0.cornerRadius = cornerRadius }
    }

    /// Sets the background of the sheet that the view is in.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOptions { $0.background = AnyView(Rectangle().fill(style).ignoresSafeArea()) }
    }

    /// Sets the background of the sheet that the view is in.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationOptions {
            $0.background = AnyView(Color.clear.overlay(alignment: alignment) { content }.ignoresSafeArea())
        }
    }

    /// Whether what is below the sheet that the view is in can be used.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOptions { $0.backgroundInteraction = interaction }
    }

    /// What a swipe in the sheet that the view is in does first.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOptions { $0.contentInteraction = behavior }
    }

    /// Whether a user is kept from dragging away, or leaving with Escape, what the view is presented in.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOptions { $0.isInteractiveDismissDisabled = isDisabled }
    }

    nonisolated func presentationOptions(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        transformPreference(PresentationOptionsKey.self, change)
    }
}

/// Hands up detents and the selected one, anew whenever the selection changes.
private nonisolated struct DetentSelectionModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>

    func body(content: Content) -> some View {
        let selected = selection.wrappedValue
        return content.transformPreference(PresentationOptionsKey.self) { options in
            options.detents = detents.union([selected])
            options.selectedDetent = selection
        }
    }
}
