import AppleFoundation
import SwiftUI
import UIKit

/// How the user chooses pictures.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// In which form a picture is handed over; each is handed over as its file is.
    @nonexhaustive public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }

    /// How several pictures are chosen.
    @nonexhaustive public enum Selection: Int, Sendable { case `default`, ordered }

    /// How many can be chosen; 0 is any number.
    public var selectionLimit = 1
    /// Which can be chosen; nil is all.
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default

    public init() {}
}

/// A picture that the user has chosen.
public struct PHPickerResult: Hashable, Sendable {
    private let file: URL

    init(file: URL) { self.file = file }

    /// Hands the picture over.
    public var itemProvider: NSItemProvider { NSItemProvider(contentsOf: file) ?? NSItemProvider() }

    /// The name in the photo library; those of the desktop's folder have none.
    public var assetIdentifier: String? { nil }
}

/// Lets the user choose pictures: of the desktop's folder of pictures.
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    private var hosting: UIHostingController<PicturePicker>?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init()
    }

    /// Archived interfaces can't be read.
    public required init?(coder: NSCoder) { nil }

    override public func loadView() {
        let picker = PicturePicker(
            limit: configuration.selectionLimit == 0 ? nil : configuration.selectionLimit,
            takesPictures: configuration.filter?.takesPictures ?? true,
            choose: { [weak self] in self?.finish($0) }, cancel: { [weak self] in self?.finish([]) })
        let hosting = UIHostingController(rootView: picker)
        self.hosting = hosting
        view = hosting.view
    }

    private func finish(_ files: [URL]) {
        delegate?.picker(self, didFinishPicking: files.map(PHPickerResult.init))
    }
}

/// Takes the pictures that were chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// It is up to the delegate to dismiss the picker.
    /// - Parameter results: empty where the user chose none.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
