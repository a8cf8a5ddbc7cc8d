import Foundation

/// A kind of data, such as a PNG image, by the name that systems and apps agree on.
///
/// Kinds stand in a tree of other kinds that they are as well: a PNG is an image, which is data.
public struct UTType: Hashable, Codable, Sendable {
    /// The name of the kind, in reverse-domain form.
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// A kind that the system or the app's Info.plist declares, or one made from a filename extension or a MIME type.
    public init?(_ identifier: String) {
        guard TypeDeclaration.find(identifier) != nil else { return nil }
        self.init(known: identifier)
    }

    /// A kind that the app itself declares.
    ///
    /// One that its Info.plist lacks is known by its name alone.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeDeclaration.note(identifier, parentType: parentType?.identifier)
        self.init(known: identifier)
    }

    /// A kind that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeDeclaration.note(identifier, parentType: parentType?.identifier)
        self.init(known: identifier)
    }

    /// The kind of files with an extension, made for the extension where none is declared.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The kind with a MIME type, made for it where none is declared.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The first kind with a tag that is of another kind as well.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let declared = TypeDeclaration.all(tag: tag, tagClass: tagClass).first { declaration in
            supertype.map { TypeDeclaration.conforms(declaration.identifier, to: $0.identifier) } ?? true
        }
        if let declared {
            self.init(known: declared.identifier)
        } else {
            self.init(known: TypeDeclaration.dynamic(tag: tag, tagClass: tagClass, parent: supertype?.identifier))
        }
    }

    /// All kinds with a tag that are of another kind as well.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeDeclaration.all(tag: tag, tagClass: tagClass).map { UTType(known: $0.identifier) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    // MARK: What is known of it

    private var declaration: TypeDeclaration? { TypeDeclaration.find(identifier) }

    /// Filename extensions and MIME types, the usual ones first.
    public var tags: [UTTagClass: [String]] {
        guard let declaration else { return [:] }
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
    /// What people call it, in English; nil where nothing is declared.
    public var localizedDescription: String? { declaration?.name }
    /// It was made for a tag that nobody declares.
    public var isDynamic: Bool { identifier.hasPrefix(TypeDeclaration.dynamicPrefix) }
    public var isDeclared: Bool { declaration != nil && !isDynamic }
    /// The system declares it, not an app.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All kinds that this one is as well.
    public var supertypes: Set<UTType> {
        Set(TypeDeclaration.supertypes(of: identifier).map { UTType(known: $0) })
    }

    /// Whether data of this kind is of the other as well; each kind conforms to itself.
    public func conforms(to type: UTType) -> Bool { TypeDeclaration.conforms(identifier, to: type.identifier) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    package static func declared(_ identifier: String) -> UTType { UTType(known: identifier) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

/// A way to say what kind data is.
public struct UTTagClass: Hashable, RawRepresentable, Sendable, Codable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
