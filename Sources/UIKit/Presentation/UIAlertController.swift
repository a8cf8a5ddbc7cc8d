import Foundation
import RuntimeWarnings
import SwiftUICore

/// Asks the user something, in an alert or an action sheet.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    @nonexhaustive public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public private(set) var preferredStyle = Style.alert
    /// The buttons, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields of an alert; nil where there are none.
    public private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field to an alert; an action sheet has none, which is reported.
    /// - Parameter configurationHandler: makes the field ready.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return RuntimeWarning.report("An action sheet has no text fields.", once: "UIAlertController.addTextField")
        }
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    @nonexhaustive public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    func perform() { handler?(self) }
}
