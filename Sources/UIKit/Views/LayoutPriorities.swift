import Foundation
import Geometry

/// How much a rule of layout counts; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// How much a view resists to be larger or smaller than its content.
struct LayoutPriorities {
    private var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    private var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

    subscript(hugging axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { hugging[axis.rawValue] }
        set { hugging[axis.rawValue] = newValue }
    }

    subscript(resistance axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { resistance[axis.rawValue] }
        set { resistance[axis.rawValue] = newValue }
    }
}

extension UIView {
    /// How much the view resists to be larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout.priorities[hugging: axis]
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayout.priorities[hugging: axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view resists to be smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout.priorities[resistance: axis]
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        autoLayout.priorities[resistance: axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// The size that the view takes in SwiftUI for a proposal: what is proposed, but no less than its content where it
    /// resists compression, and no more where it hugs, each from priority 750 on.
    func size(for proposal: ProposedViewSize) -> CGSize {
        if hasConstrainedContent { return constrainedSize(for: proposal) }
        let intrinsic = intrinsicContentSize
        let width = length(proposal.width, intrinsic.width, .horizontal)
        let ownHeight = intrinsic.height >= 0 && width < intrinsic.width ? wrappedHeight(width) : intrinsic.height
        return CGSize(width: width, height: length(proposal.height, ownHeight, .vertical))
    }

    /// What is proposed, unless the view's own rules say otherwise; else the room that its content needs.
    private func constrainedSize(for proposal: ProposedViewSize) -> CGSize {
        let most = UIView.layoutFittingExpandedSize
        return systemLayoutSizeFitting(
            CGSize(width: min(proposal.width ?? 0, most.width), height: min(proposal.height ?? 0, most.height)),
            withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required)
    }

    private func length(
        _ proposed: CGFloat?, _ intrinsic: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard intrinsic >= 0 else { return max(0, proposed ?? 0) }
        guard var length = proposed else { return intrinsic }
        if autoLayout.priorities[hugging: axis].rawValue >= UILayoutPriority.defaultHigh.rawValue {
            length = min(length, intrinsic)
        }
        if autoLayout.priorities[resistance: axis].rawValue >= UILayoutPriority.defaultHigh.rawValue {
            length = max(length, intrinsic)
        }
        return length
    }
}
