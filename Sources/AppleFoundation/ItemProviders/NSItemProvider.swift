import Foundation
import UniformTypeIdentifiers

/// Something that is dragged, pasted or shared: the same thing as data of several kinds, each made when it is asked for.
///
/// Completion handlers are called on queues of the system's choice.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
    public typealias LoadHandler =
        @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// Errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Why a representation could not be had.
    @nonexhaustive public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    private struct Representation: @unchecked Sendable {
        let identifier: String
        let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
        var visibility = NSItemProviderRepresentationVisibility.all
        /// The file that the data is in; nil where there is none.
        var file: URL?
    }

    private let lock = NSLock()
    private var representations: [Representation] = []
    /// The object that is provided as it is, within the app.
    private var object: (any NSItemProviderWriting)?
    /// A name for a file that is made of the data.
    open var suggestedName: String?

    override public init() {}

    /// Provides an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        self.object = object
        registerObject(object, visibility: .all)
    }

    /// Provides data, an object or a file.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let object = item as? any NSItemProviderWriting { self.object = object }
        guard let identifier = typeIdentifier else { return }
        let data = item.flatMap { Self.data(of: $0) }
        registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
            completion(data, data == nil ? Self.error(.unavailableCoercionError) : nil)
            return nil
        }
    }

    /// Provides a file; nil where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        add(
            Representation(
                identifier: type.identifier,
                load: { completion in
                    do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
                    return nil
                }, file: fileURL))
        registerObject(fileURL as NSURL, visibility: .all)
    }

    // MARK: Providing

    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        if self.object == nil { self.object = object }
        let object = UncheckedObject(value: object)
        for identifier in object.value.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                object.value.loadData(
                    withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(Representation(identifier: typeIdentifier, load: loadHandler, visibility: visibility))
    }

    /// - Parameter loadHandler: hands over a file, and whether it may be used where it lies.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            loadHandler { url, _, error in
                guard let url else { return completion(nil, error ?? Self.error(.itemUnavailableError)) }
                do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
            }
        }
    }

    private func add(_ representation: Representation) {
        lock.withLock {
            representations.removeAll { $0.identifier == representation.identifier }
            representations.append(representation)
        }
    }

    // MARK: What is provided

    /// The kinds of data, the best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.identifier) } }

    /// Those that other programs may see.
    package var typeIdentifiersForOthers: [String] {
        lock.withLock { representations.filter { $0.visibility == .all }.map(\.identifier) }
    }

    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        registeredTypeIdentifiers
    }

    /// Whether there is data of a kind, or of one that is of the kind as well.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    private func representation(_ identifier: String) -> Representation? {
        let all = lock.withLock { representations }
        return all.first { $0.identifier == identifier }
            ?? all.first { UTType($0.identifier)?.conforms(to: .declared(identifier)) == true }
    }

    // MARK: Loading

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let representation = representation(typeIdentifier) else {
            DispatchQueue.global().async { completionHandler(nil, Self.error(.itemUnavailableError)) }
            return progress
        }
        DispatchQueue.global().async {
            _ = representation.load { data, error in
                progress.completedUnitCount = 1
                completionHandler(data, error)
            }
        }
        return progress
    }

    /// Hands over a file with the data, which is there until the handler returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "Item"
        let type = representation(typeIdentifier).flatMap { UTType($0.identifier)?.preferredFilenameExtension }
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(type.map { "\(name).\($0)" } ?? name)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Hands over a file where it lies, or else a copy of the data.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if let file = representation(typeIdentifier)?.file {
            DispatchQueue.global().async { completionHandler(file, true, nil) }
            return Progress(totalUnitCount: 1)
        }
        return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }

    /// Hands over an object made of the best data that its class reads; within the app, the object itself.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let wanted = aClass.readableTypeIdentifiersForItemProvider
        let provided = registeredTypeIdentifiers
        let identifier = provided.first { identifier in
            wanted.contains { UTType(identifier)?.conforms(to: .declared($0)) ?? (identifier == $0) }
        }
        if let object, type(of: object) == aClass, let object = object as? any NSItemProviderReading {
            let object = UncheckedObject(value: object)
            DispatchQueue.global().async { completionHandler(object.value, nil) }
            return Progress(totalUnitCount: 1)
        }
        guard let identifier else {
            DispatchQueue.global().async { completionHandler(nil, Self.error(.itemUnavailableError)) }
            return Progress(totalUnitCount: 1)
        }
        let reader = UncheckedObject(value: aClass)
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try reader.value.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Hands over an item in a natural form: a URL, a text, or else its data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let file = representation(typeIdentifier)?.file
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler?(nil, error) ?? () }
            let type = UTType(typeIdentifier)
            if let file {
                completionHandler?(file as NSURL, nil)
            } else if type?.conforms(to: .url) == true {
                completionHandler?(URL(dataRepresentation: data, relativeTo: nil).map { $0 as NSURL }, nil)
            } else if type?.conforms(to: .plainText) == true {
                completionHandler?(String(decoding: data, as: UTF8.self) as NSString, nil)
            } else {
                completionHandler?(data as NSData, nil)
            }
        }
    }

    // MARK: Copying and errors

    override open func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.representations = lock.withLock { representations }
        copy.object = object
        copy.suggestedName = suggestedName
        return copy
    }

    static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }

    private static func data(of item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: return Data(referencing: data)
        case let text as NSString: return text.data(using: String.Encoding.utf8.rawValue)
        case let url as NSURL: return Data(url.absoluteString.utf8)
        default: return try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        }
    }

    private struct UncheckedObject<Value>: @unchecked Sendable {
        let value: Value
    }
}

/// Which other processes may see what is provided.
@nonexhaustive public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// How files are handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file itself, not a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
