import Foundation
import SwiftUICore

/// A row of dots, one for each page, that shows which page is open. A tap beside the middle opens the page before or
/// after.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// Less than 0 counts as 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// From 0; one that is out of range counts as the nearest.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }
    /// Shows nothing for a single page.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// nil is a faint version of the current page's colour.
    open var pageIndicatorTintColor: UIColor? { didSet { colorChanged() } }
    /// nil is white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { colorChanged() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private func colorChanged() {
        setNeedsDisplay()
        settingChanged()
    }

    /// The dots of paged tab views too take the colours.
    override func applyAppearance() {
        AppRuntime.changeEnvironment { environment in
            environment.barAppearance.pageDotColor = pageIndicatorTintColor?.color
            environment.barAppearance.currentPageDotColor = currentPageIndicatorTintColor?.color
        }
    }

    private var metrics: ControlMetrics { Profile.iOS.controls }

    /// The size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * metrics.pageDotPitch, height: metrics.pageControlHeight)
    }

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func draw(_ rect: CGRect) {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        let (pitch, diameter) = (metrics.pageDotPitch, metrics.pageDotDiameter)
        let start = rect.midX - CGFloat(numberOfPages - 1) * pitch / 2
        for page in 0..<numberOfPages {
            color(of: page).setFill()
            let x = start + CGFloat(page) * pitch
            UIBezierPath(
                ovalIn: CGRect(
                    x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
            ).fill()
        }
    }

    private func color(of page: Int) -> UIColor {
        let proxy = AppearanceProxies.known(UIPageControl.self) as? UIPageControl
        let current = currentPageIndicatorTintColor ?? proxy?.currentPageIndicatorTintColor ?? .white
        let others = pageIndicatorTintColor ?? proxy?.pageIndicatorTintColor
        return page == currentPage ? current : others ?? current.withAlphaComponent(0.3)
    }

    override func makeContent() -> AnyView {
        AnyView(
            DrawnContent(view: self, revision: drawingRevision).contentShape(Rectangle())
                .onTapGesture { [unowned self] (point: CGPoint) in turn(point.x < bounds.midX ? -1 : 1) }
                .disabled(!isEnabled)
                .accessibilityElement()
                .accessibilityValue(Text(verbatim: "\(currentPage + 1) / \(numberOfPages)")))
    }

    private func turn(_ step: Int) {
        let page = currentPage
        currentPage += step
        if currentPage != page { sendActions(for: .valueChanged) }
    }
}
