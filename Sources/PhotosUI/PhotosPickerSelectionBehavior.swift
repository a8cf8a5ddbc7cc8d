/// How several pictures are chosen: all are handed over when the user is done.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order in which they were touched, as here they always are.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}
