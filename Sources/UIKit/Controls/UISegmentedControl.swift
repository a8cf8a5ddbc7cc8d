import Foundation
import SwiftUICore

/// A row of segments of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The index of none.
    public nonisolated static let noSegment = -1

    private var titles: [String] = []

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
    }
}
