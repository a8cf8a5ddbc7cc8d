import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIImagePickerControllerTests {
    final class Choice: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var image: UIImage?
        var edited: UIImage?
        var isCancelled = false

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            image = info[.originalImage] as? UIImage
            edited = info[.editedImage] as? UIImage
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCancelled = true }
    }

    @Test func thereIsNoCamera() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    }

    @Test func aPictureIsChosenAndCancelIsTold() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: png)).write(to: file)
        let (picker, choice) = (UIImagePickerController(), Choice())
        picker.delegate = choice
        picker.allowsEditing = true
        picker.choose(file)
        #expect(choice.image?.size == CGSize(width: 1, height: 1))
        #expect(choice.edited?.size == CGSize(width: 1, height: 1))
        let harness = ViewHarness(UIAlertControllerTests.Shown(controller: picker))
        harness.tap("Cancel")
        #expect(choice.isCancelled)
    }

    @Test func theNewestPictureComesFirst() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Trip"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, age) in [("a.png", 30.0), ("Trip/b.JPG", 10), ("notes.txt", 0), ("c.webp", 20)] {
            let file = folder.appendingPathComponent(name)
            try Data().write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
        }
        #expect(PictureFolder(url: folder).files().map(\.lastPathComponent) == ["b.JPG", "c.webp", "a.png"])
        #expect(PictureFolder(url: folder.appendingPathComponent("none")).files().isEmpty)
    }
}
