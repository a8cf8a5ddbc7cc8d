import AppleFoundation
import Foundation
import SwiftUICore

/// Saves a picture as a PNG file in the desktop's folder of pictures.
/// - Parameters:
///   - completionTarget: an object that is told when it is done.
///   - completionSelector: its method, which takes the picture, an error or nil, and the context.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let problem = SavedPhotosAlbum(folder: PictureFolder().url).save(image)
    guard let completionTarget, let selector = completionSelector else { return }
    nonisolated(unsafe) let target = completionTarget as AnyObject
    // Methods may take any kind of pointer, and one that can't be nil.
    nonisolated(unsafe) let context = contextInfo ?? UnsafeMutableRawPointer(bitPattern: 1)
    Task { @MainActor in
        if !selector.perform(on: target, with: [image, problem, context.map { UnsafeRawPointer($0) }]) {
            selector.performOrReport(on: target, with: [image, problem, context])
        }
    }
}

/// The folder that an app's pictures are saved in.
struct SavedPhotosAlbum {
    let folder: URL

    /// Writes a file of a name that no other has.
    /// - Returns: why it could not be written.
    func save(_ image: UIImage) -> (any Error)? {
        guard let data = image.pngData() else { return CocoaError(.fileWriteUnknown) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: unusedFile(), options: .withoutOverwriting)
            return nil
        } catch {
            return error
        }
    }

    private func unusedFile() -> URL {
        var number = 1
        while FileManager.default.fileExists(atPath: file(number).path) { number += 1 }
        return file(number)
    }

    private func file(_ number: Int) -> URL { folder.appendingPathComponent("Photo \(number).png") }
}
