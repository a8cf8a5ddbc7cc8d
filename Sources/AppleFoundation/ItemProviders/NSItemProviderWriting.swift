import Foundation

/// An object that an item provider can hand out as data.
public protocol NSItemProviderWriting: AnyObject {
    /// The kinds of data that it can be, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the data.
    /// - Returns: how far that is, where it takes time.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An object that can be made of what an item provider hands out.
public protocol NSItemProviderReading: AnyObject {
    /// The kinds of data that it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
