import Foundation

/// A page on which all pictures of an app's previews are seen at once.
struct ContactSheet {
    let title: String
    let pictures: [PreviewPicture]

    func write(to path: String) throws {
        try Data(html.utf8).write(to: URL(fileURLWithPath: path))
    }

    var html: String {
        """
        <!doctype html>
        <meta charset="utf-8">
        <title>\(Self.escaped(title))</title>
        <style>
        body { font: 14px system-ui, sans-serif; margin: 24px; background: #8883; color-scheme: light dark }
        main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-end }
        figure { margin: 0; max-width: 240px }
        img { max-width: 240px; border-radius: 8px; box-shadow: 0 1px 6px #0006 }
        small { opacity: 0.6 }
        </style>
        <h1>\(Self.escaped(title))</h1>
        <main>
        \(pictures.map(Self.figure).joined(separator: "\n"))
        </main>

        """
    }

    private static func figure(_ picture: PreviewPicture) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        let address = escaped(picture.file.addingPercentEncoding(withAllowedCharacters: allowed) ?? picture.file)
        let name = escaped((picture.file as NSString).deletingPathExtension)
        return "<figure><a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(name)\"></a>"
            + "<figcaption>\(name)<br><small>\(escaped(picture.place))</small></figcaption></figure>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
