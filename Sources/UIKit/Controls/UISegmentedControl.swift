import Foundation
import SwiftUICore

/// A row of segments of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The index of none.
    public nonisolated static let noSegment = -1

    private var titles: [String] = []
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Behind the selected segment; nil is the system's.
    open var selectedSegmentTintColor: UIColor? { didSet { settingChanged() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// How titles look, of all segments (`.normal`) or of the selected one (`.selected`).
    /// - Parameter attributes: `font` and `foregroundColor` count, the font for all segments alike.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        settingChanged()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    private var appearance: SegmentedAppearance {
        var result = SegmentedAppearance()
        let (normal, selected) = (attributes[.normal] ?? [:], attributes[.selected] ?? [:])
        result.selectedTint = selectedSegmentTintColor?.color
        result.ground = backgroundColor?.color
        result.titleColor = normal.foregroundColor?.color
        result.selectedTitleColor = selected.foregroundColor?.color
        result.titleFont = (normal.font ?? selected.font).map { Font($0) }
        return result
    }

    /// SwiftUI's segmented pickers look as is set.
    override func applyAppearance() {
        let appearance = appearance
        AppRuntime.changeEnvironment { $0.segmentedAppearance = appearance }
    }

    /// - Parameter items: the segments' titles.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).compactMap { $0 as? String }
        sizeToFit()
    }

    /// One that is out of range counts as none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !titles.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            invalidateContent()
        }
    }

    open var numberOfSegments: Int { titles.count }

    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        invalidateIntrinsicContentSize()
    }

    /// An index that is out of range counts as the nearest.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(0, segment), titles.count))
        invalidateIntrinsicContentSize()
    }

    open func removeAllSegments() {
        titles = []
        selectedSegmentIndex = Self.noSegment
    }

    override open var intrinsicContentSize: CGSize { ViewMeasurement.size(of: picker.fixedSize(), for: .unspecified) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func makeContent() -> AnyView { AnyView(picker.disabled(!isEnabled)) }

    private var picker: some View {
        let selection = Binding { [unowned self] in
            selectedSegmentIndex
        } set: { [unowned self] in
            selectedSegmentIndex = $0
            sendActions(for: .valueChanged)
        }
        return Picker(selection: selection) {
            ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
        } label: {
            EmptyView()
        }
        .pickerStyle(.segmented).labelsHidden()
        .transformEnvironment(\.segmentedAppearance) { [appearance] in
            if appearance != SegmentedAppearance() { $0 = appearance }
        }
    }
}
