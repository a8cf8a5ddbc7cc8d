import Foundation
@_weakLinked import FoundationNetworking

/// The file that a download task hands out.
///
/// Foundation on Linux looks for it in a property of its own protocols, and ends the process where it is missing: other
/// protocols can't set it. So it is laid there by the property's place in the object.
struct DownloadedFile {
    private let url: URL

    init(_ content: Data) {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("download-\(UUID().uuidString).tmp")
        try? content.write(to: url)
    }

    func hand(to loader: URLProtocol) {
        var mirror: Mirror? = Mirror(reflecting: loader)
        while let present = mirror, present.subjectType != URLProtocol.self { mirror = present.superclassMirror }
        guard let properties = mirror?.children.first(where: { $0.label == "properties" })?.value else { return }
        func open<Properties>(_ properties: Properties) {
            guard let type = Properties.self as? any PropertyTable.Type else { return }
            type.store(url, in: loader)
        }
        open(properties)
    }
}

/// A dictionary whose keys are the names of properties.
private protocol PropertyTable {
    static func store(_ url: URL, in loader: URLProtocol)
}

extension Dictionary: PropertyTable where Value == Any {
    /// `properties` is the first field of the class: it stands behind the two words that each object begins with.
    fileprivate static func store(_ url: URL, in loader: URLProtocol) {
        guard let type = Key.self as? any RawRepresentable<String>.Type,
            let key = type.init(rawValue: "temporaryFileURL") as? Key
        else { return }
        let start = Unmanaged.passUnretained(loader).toOpaque()
        start.advanced(by: 2 * MemoryLayout<Int>.size).assumingMemoryBound(to: [Key: Any].self).pointee[key] = url
    }
}
