import Foundation
import SwiftUICore

/// A bar that shows how far something has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    @nonexhaustive public enum Style: Int, Sendable { case `default`, bar }

    /// The height of the bar in points (UIKit's own size, from memory).
    private static let height: CGFloat = 4

    private var part: Float = 0
    open var progressViewStyle = Style.default
    /// 0…1; one that is out of range counts as the nearest.
    open var progress: Float {
        get { part }
        set {
            part = min(max(0, newValue), 1)
            invalidateContent()
        }
    }
    /// The colour of what is done; nil is the tint.
    open var progressTintColor: UIColor? { didSet { invalidateContent() } }
    /// The colour of what is left; nil is grey.
    open var trackTintColor: UIColor? { didSet { invalidateContent() } }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setProgress(_ progress: Float, animated: Bool) {
        withAnimation(animated ? .default : nil) { self.progress = progress }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override func makeContent() -> AnyView {
        let percent = "\(Int((part * 100).rounded())) %"
        return AnyView(
            GeometryReader { [self] geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(trackTintColor?.color ?? UIColor.systemFill.color)
                    Capsule().fill((progressTintColor ?? tintColor).color)
                        .frame(width: geometry.size.width * CGFloat(part))
                }
            }
            .accessibilityElement()
            .accessibilityValue(Text(verbatim: percent)))
    }
}
