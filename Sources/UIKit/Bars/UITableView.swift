import Foundation

/// A list of UIKit's, known through `appearance()` alone.
///
/// SwiftUI's lists have been no table views since iOS 16: as there, what is set changes none of them
/// (`scrollContentBackground`, `listRowSeparator` and `listRowBackground` do).
@MainActor @preconcurrency
public final class UITableView: NSObject {
    @nonexhaustive public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

    private static let proxy = UITableView()

    public static func appearance() -> UITableView { proxy }

    public var backgroundColor: UIColor?
    public var separatorStyle = SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var separatorInset = UIEdgeInsets.zero
    public var contentInset = UIEdgeInsets.zero
    public var showsVerticalScrollIndicator = true
    public var isScrollEnabled = true
    public var allowsSelection = true
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of `UITableView`, known through `appearance()` alone.
@MainActor @preconcurrency
public final class UITableViewCell: NSObject {
    @nonexhaustive public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    private static let proxy = UITableViewCell()

    public static func appearance() -> UITableViewCell { proxy }

    public var backgroundColor: UIColor?
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
    public var tintColor: UIColor?
}
