import Foundation

/// Something that a control does.
@MainActor @preconcurrency
open class UIAction: NSObject {
    public typealias Handler = @MainActor (UIAction) -> Void

    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier
    open var attributes: Attributes
    /// What the action was last done by.
    public internal(set) var sender: Any?
    let handler: Handler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.handler = handler
        super.init()
    }

    func perform(by sender: Any?) {
        self.sender = sender
        handler(self)
    }
}
