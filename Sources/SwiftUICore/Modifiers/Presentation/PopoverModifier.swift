import Foundation
import Geometry

/// The place of a view that a popover is attached to.
@nonexhaustive public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// What presented content becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case automatic, none, popover, sheet }
    package let kind: Kind

    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// It stays what it is.
    public static let none = PresentationAdaptation(kind: .none)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
}

extension View {
    /// Presents a popover at the view while a binding is true; in a narrow window, a sheet.
    /// - Parameter arrowEdge: the side of the popover that its arrow is on.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(
            isPresented: isPresented, style: .popover(attachmentAnchor.presentationAnchor(arrowEdge)), content: content)
    }

    /// Presents a popover at the view while a binding is true; in a narrow window, a sheet.
    /// - Parameter arrowEdge: the side of the popover that its arrow is on; nil is one where there is room.
    @_disfavoredOverload
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(
            isPresented: isPresented, style: .popover(attachmentAnchor.presentationAnchor(arrowEdge)), content: content)
    }

    /// Presents a popover at the view for an item while a binding has one; in a narrow window, a sheet.
    /// - Parameter arrowEdge: the side of the popover that its arrow is on.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(
            item: item, style: .popover(attachmentAnchor.presentationAnchor(arrowEdge)), content: content)
    }

    /// Presents a popover at the view for an item while a binding has one; in a narrow window, a sheet.
    /// - Parameter arrowEdge: the side of the popover that its arrow is on; nil is one where there is room.
    @_disfavoredOverload
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(
            item: item, style: .popover(attachmentAnchor.presentationAnchor(arrowEdge)), content: content)
    }

    /// Sets what the popover or the sheet that the view is in becomes in a narrow or low window.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets what the popover that the view is in becomes in a narrow window, and what a sheet becomes in one that is low:
    /// there it covers the window, unless it is to stay a sheet.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOptions {
            $0.adaptation = horizontalAdaptation
            $0.verticalAdaptation = verticalAdaptation
        }
    }
}

extension PopoverAttachmentAnchor {
    nonisolated func presentationAnchor(_ edge: Edge?) -> PresentationAnchor {
        var anchor = PresentationAnchor()
        anchor.arrowEdge = edge
        anchor.alignment = .center
        anchor.rectangle =
            switch self {
            case .rect(let source): { node in source.value(node) }
            case .point(let point):
                { node in
                    CGRect(
                        x: point.x * node.size.width, y: point.y * node.size.height, width: 0, height: 0)
                }
            }
        return anchor
    }
}
