import Foundation
import SwiftUICore

/// The content of a data set of an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public typealias NSDataAssetName = String

    public let name: NSDataAssetName
    public let data: Data
    /// The type by its uniform identifier, as far as the file's name tells it; else `public.data`.
    public let typeIdentifier: String

    /// Finds a data set of the app; nil where there is none of the name.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    public init?(name: NSDataAssetName, bundle: Bundle) {
        let catalog = AssetCatalog.in(AssetName(name, bundle: bundle).bundlePath)
        guard let path = catalog.dataFile(name), let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = Self.identifiers[(path as NSString).pathExtension.lowercased()] ?? "public.data"
    }

    private static let identifiers = [
        "json": "public.json", "txt": "public.plain-text", "xml": "public.xml",
        "csv": "public.comma-separated-values-text",
        "html": "public.html", "pdf": "com.adobe.pdf", "plist": "com.apple.property-list", "mp3": "public.mp3",
    ]
}
