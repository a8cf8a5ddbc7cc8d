/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    package enum Region: Hashable, Sendable { case leading, trailing, title, bottom, keyboard }
    private let name: String
    package let region: Region
    /// The item does what the screen is there for, and is drawn strong.
    package let isConfirmation: Bool

    private init(_ name: String, _ region: Region, isConfirmation: Bool = false) {
        self.name = name
        self.region = region
        self.isConfirmation = isConfirmation
    }

    /// In the navigation bar, where it ends.
    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    /// In the middle of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement("principal", .title)
    /// Where the navigation bar begins.
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    /// In a menu where the navigation bar ends.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
    /// In the middle of the bar along the lower edge.
    public static let status = ToolbarItemPlacement("status", .bottom)
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing, isConfirmation: true)
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// In a bar along the lower edge while a text field has the keyboard, as with a keyboard that is no part of the
    /// screen.
    public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
    /// In the bar along the lower edge.
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
}

/// An item of a toolbar, ready for the bar.
package struct ToolbarEntry {
    package let placement: ToolbarItemPlacement
    package let content: AnyView

    var isStatus: Bool { placement == .status }

    /// The same with the environment of the view that it belongs to.
    var inPreferenceScope: ToolbarEntry { ToolbarEntry(placement: placement, content: content.inPreferenceScope) }
}

/// What a toolbar consists of.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Self.Body { get }

    /// Adds the items that the content stands for.
    static func _collectItems(_ content: Self, into items: inout _ToolbarItems)
}

extension ToolbarContent {
    public static func _collectItems(_ content: Self, into items: inout _ToolbarItems) {
        Body._collectItems(content.body, into: &items)
    }
}

/// Content of a toolbar that a user may arrange; here it stays as it is.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {
    public static func _collectItems(_ content: Never, into items: inout _ToolbarItems) {}
}

/// The items that content of a toolbar stands for.
public struct _ToolbarItems {
    package var entries: [ToolbarEntry] = []
    /// What a tap on the title offers.
    package var titleMenu: AnyView?
    package init() {}
}

/// Content of a toolbar that the engine knows.
package protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A view at a place of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor
    public static func _collectItems(_ item: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: item.placement, content: AnyView(item.content)))
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several views at a place of a toolbar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor
    public static func _collectItems(_ group: Self, into items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: group.placement, content: AnyView(group.content)))
    }
}

/// Builds the content of a toolbar from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _TupleToolbarContent { _TupleToolbarContent() }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _TupleToolbarContent
    {
        var result = _TupleToolbarContent()
        func add<One: ToolbarContent>(_ one: One) { One._collectItems(one, into: &result.items) }
        repeat add(each content)
        return result
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<Content: ToolbarContent>(first content: Content) -> _TupleToolbarContent {
        buildBlock(content, _TupleToolbarContent())
    }

    public static func buildEither<Content: ToolbarContent>(second content: Content) -> _TupleToolbarContent {
        buildBlock(content, _TupleToolbarContent())
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _TupleToolbarContent {
        buildBlock(content, _TupleToolbarContent())
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public var body: Never { preconditionFailure("An optional has no body.") }

    public static func _collectItems(_ content: Wrapped?, into items: inout _ToolbarItems) {
        if let content { Wrapped._collectItems(content, into: &items) }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several items.
public struct _TupleToolbarContent: PrimitiveToolbarContent {
    var items = _ToolbarItems()

    public static func _collectItems(_ content: Self, into items: inout _ToolbarItems) {
        items.entries += content.items.entries
        items.titleMenu = items.titleMenu ?? content.items.titleMenu
    }
}
