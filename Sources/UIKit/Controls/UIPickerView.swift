import Foundation
import SwiftUICore

/// Wheels side by side, on each of which a row is chosen.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var selection: [Int] = []

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// -1 where there is no such wheel.
    open func selectedRow(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return -1 }
        let row = selection.indices.contains(component) ? selection[component] : 0
        return min(row, max(0, numberOfRows(inComponent: component) - 1))
    }

    /// A row that is out of range counts as the nearest. The delegate isn't told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard (0..<numberOfComponents).contains(component) else { return }
        while selection.count <= component { selection.append(0) }
        selection[component] = min(max(0, row), max(0, numberOfRows(inComponent: component) - 1))
        withAnimation(animated ? .default : nil) { invalidateContent() }
    }

    open func reloadAllComponents() { invalidateContent() }
    open func reloadComponent(_ component: Int) { invalidateContent() }

    override open var intrinsicContentSize: CGSize { Profile.iOS.controls.wheelSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func makeContent() -> AnyView { AnyView(PickerWheels(picker: self)) }

    /// The user has turned a wheel.
    func turned(to row: Int, _ component: Int) {
        guard row != selectedRow(inComponent: component) else { return }
        selectRow(row, inComponent: component, animated: false)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

/// Says how many wheels and rows there are.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows show, and learns what is chosen. All of it is optional.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    /// Asked before titles. The view that is reused is always nil: rows that are seen keep theirs.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?
    /// Points; 0 leaves it to the picker.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? { nil }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
