import Foundation
import SwiftUICore

/// A spinner that tells that something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    @nonexhaustive public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// Shows nothing while it stands still.
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    /// nil is the system's grey.
    open var color: UIColor! { didSet { setNeedsDisplay() } }
    public private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        sizeToFit()
        hug()
    }

    override public init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hug()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        hug()
    }

    private func hug() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        setNeedsDisplay()
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        setNeedsDisplay()
    }

    override open var intrinsicContentSize: CGSize {
        let controls = Profile.iOS.controls
        let side = style == .large ? controls.largeSpinnerDiameter : controls.spinnerDiameter
        return CGSize(width: side, height: side)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func makeContent() -> AnyView {
        guard isAnimating else { return hidesWhenStopped ? AnyView(Color.clear) : super.makeContent() }
        return AnyView(
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: (color ?? .systemGray).color))
                .controlSize(style == .large ? .large : .regular)
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }

    /// A spinner that stands still: spokes, each fainter than the one before.
    override open func draw(_ rect: CGRect) {
        let radius = intrinsicContentSize.width / 2
        let count = Profile.iOS.controls.spinnerSpokes
        for index in 0..<count {
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
            let (x, y) = (sin(angle), -cos(angle))
            let path = UIBezierPath()
            path.move(to: CGPoint(x: rect.midX + x * radius * 0.5, y: rect.midY + y * radius * 0.5))
            path.addLine(to: CGPoint(x: rect.midX + x * radius * 0.9, y: rect.midY + y * radius * 0.9))
            path.lineWidth = radius * 0.2
            path.lineCapStyle = .round
            (color ?? .systemGray).withAlphaComponent(1 - 0.8 * CGFloat(index) / CGFloat(count)).setStroke()
            path.stroke()
        }
    }
}
