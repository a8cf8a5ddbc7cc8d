import Foundation
import Geometry

/// How large a sheet is in a wide window, where it does not fill it.
public protocol PresentationSizing: Sendable {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet whose size is asked for.
public struct PresentationSizingRoot {
    let content: LayoutNode
    let metrics: PresentationMetrics

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

/// What there is to know of the window.
public struct PresentationSizingContext {
    let space: CGSize
}

/// That of a form.
public struct AutomaticPresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(root.metrics.formSheetSize)
    }
}

/// A sheet of the size of a form.
public struct FormPresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(root.metrics.formSheetSize)
    }
}

/// A sheet that is nearly as large as the window, as a page of paper is (iPadOS, from memory).
public struct PagePresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let size = root.metrics.pageSheetSize
        return ProposedViewSize(
            width: min(size.width, context.space.width - 2 * 20),
            height: min(size.height, context.space.height - 2 * 20))
    }
}

/// A sheet as large as its content would like to be.
public struct FittedPresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let ideal = root.sizeThatFits(.unspecified)
        let width = min(ideal.width, context.space.width)
        return ProposedViewSize(root.sizeThatFits(ProposedViewSize(width: width, height: nil)))
    }
}

/// A sheet that fits its content along some axes alone.
struct PartlyFittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let fitsWidth: Bool
    let fitsHeight: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        let fitting = root.sizeThatFits(
            ProposedViewSize(width: fitsWidth ? nil : size.width, height: fitsHeight ? nil : size.height))
        return ProposedViewSize(
            width: fitsWidth ? fitting.width : size.width, height: fitsHeight ? fitting.height : size.height)
    }
}

extension PresentationSizing {
    /// The same, but fitting the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedPresentationSizing(base: self, fitsWidth: horizontal, fitsHeight: vertical)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// Sets how large the sheet is that the view is in, in a wide window.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationOptions { $0.sizing = sizing }
    }
}
