/// A preview that can be found at run time; `#Preview` declares the types that conform to it.
public protocol PreviewRegistry {
    /// The source file as `#fileID` gives it: `Module/File.swift`.
    static var fileID: String { get }
    /// The line of the `#Preview`, from 1.
    static var line: Int { get }
    /// The column of the `#Preview`, from 1.
    static var column: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
