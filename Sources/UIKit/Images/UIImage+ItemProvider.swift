import AppleFoundation
import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png.identifier, UTType.jpeg.identifier]
    }

    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isJPEG = UTType(typeIdentifier)?.conforms(to: .jpeg) == true
        let data = isJPEG ? jpegData(compressionQuality: 1) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
