import Foundation
import RuntimeWarnings
import SwiftUICore

/// Lets the user choose a picture of the photo library: of the desktop's folder of pictures.
///
/// There is no camera: `isSourceTypeAvailable(.camera)` is false, and a picker that is set to it says so.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
    @nonexhaustive public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// What is told of the picture that was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the file: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// A `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The `UIImage` that `allowsEditing` asks for.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file's `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Where pictures come from; both kinds of library are the desktop's folder of pictures.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            RuntimeWarning.report(
                "There is no camera; ask isSourceTypeAvailable(.camera) first.",
                once: "UIImagePickerController.sourceType")
        }
    }

    /// Gives the delegate the square in the middle as the edited picture too.
    open var allowsEditing = false

    /// Whether pictures can come from there: from all but the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The kinds of files that can be chosen: pictures.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    override open func loadView() {
        view = UIHostingView(content: { [unowned self] in
            AnyView(PicturePicker(choose: { [unowned self] in choose($0[0]) }, cancel: { [unowned self] in cancel() }))
        })
    }

    func cancel() {
        if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }

    func choose(_ file: URL) {
        guard let image = UIImage(contentsOfFile: file.path) else { return }
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file]
        if allowsEditing { info[.editedImage] = image.middleSquare }
        if let delegate {
            delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismiss(animated: true)
        }
    }
}

/// Takes the picture that was chosen. All of it is optional.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// It is up to the delegate to dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// A delegate without this method leaves the picker to dismiss itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
