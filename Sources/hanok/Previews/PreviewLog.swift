import Foundation

/// What the app has written of its previews: a line when one begins, when it is done, and at the end of all.
struct PreviewLog {
    private(set) var pictures: [PreviewPicture] = []
    /// The preview that was begun and never finished.
    private(set) var unfinished: (index: Int, name: String, place: String)?
    /// Whether all previews had their turn.
    private(set) var isComplete = false

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            read(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
        }
    }

    private mutating func read(_ fields: [String]) {
        switch (fields.first, fields.count) {
        case ("begin", 4): unfinished = (Int(fields[1]) ?? 0, fields[2], fields[3])
        case ("done", 3):
            if let preview = unfinished {
                pictures.append(PreviewPicture(file: fields[2], name: preview.name, place: preview.place))
            }
            unfinished = nil
        case ("end", 2): isComplete = true
        default: break
        }
    }
}
