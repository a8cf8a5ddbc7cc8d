import Foundation
import SwiftUICore

/// A field for words to search for.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    @nonexhaustive public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// The field in the bar.
    public let searchTextField = UITextField()
    open weak var delegate: (any UISearchBarDelegate)?
    /// Stands above the field.
    open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
    /// A minimal bar has no ground.
    open var searchBarStyle = Style.default { didSet { invalidateContent() } }
    open var barTintColor: UIColor? { didSet { invalidateContent() } }
    open var isTranslucent = true
    open var showsCancelButton = false { didSet { invalidateContent() } }
    open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
    open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
    open var selectedScopeButtonIndex = 0 { didSet { invalidateContent() } }
    /// Return does something without words too.
    open var enablesReturnKeyAutomatically = true

    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            invalidateContent()
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    private lazy var follower = SearchFieldFollower(bar: self)

    override public init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.delegate = follower
        searchTextField.autocapitalizationType = .none
        let action = UIAction { [weak self] _ in self?.textChanged() }
        searchTextField.addAction(action, for: .editingChanged)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        withAnimation(animated ? .default : nil) { self.showsCancelButton = showsCancelButton }
    }

    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private static let height: CGFloat = 56

    override open var intrinsicContentSize: CGSize {
        let scopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
        return CGSize(
            width: UIView.noIntrinsicMetric,
            height: Self.height + (prompt == nil ? 0 : 20) + (scopes ? 45 : 0))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Engine

    override func makeContent() -> AnyView { AnyView(SearchBarContent(bar: self)) }

    func textChanged() {
        invalidateContent()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    func clear() {
        text = ""
        delegate?.searchBar(self, textDidChange: "")
    }

    func select(scope: Int) {
        selectedScopeButtonIndex = scope
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    }
}

/// Learns what the user does with a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// - Returns: false to leave the text as it is.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Tells the delegate of a search bar what happens in its field.
private final class SearchFieldFollower: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.text?.isEmpty == false || !bar.enablesReturnKeyAutomatically {
            bar.delegate?.searchBarSearchButtonClicked(bar)
        }
        return false
    }
}
