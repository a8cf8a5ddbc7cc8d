/// A preview that was rendered.
struct PreviewPicture: Equatable {
    /// Of the file, below the folder of all pictures.
    let file: String
    let name: String
    /// Where the preview is declared: `File.swift:12` or a provider's type.
    let place: String
}
