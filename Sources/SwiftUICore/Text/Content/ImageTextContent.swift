import Drawing
import Foundation
import Geometry

/// A picture in the line.
struct ImageTextContent: TextContent {
    let image: Image

    func append(to resolver: inout TextResolver) { resolver.append(image) }
}

/// A picture that the text's own view draws, since it is no outline.
package struct TextPicture {
    /// Its character, counted from the text's beginning.
    package let index: Int
    package let image: Image
    package let resolution: ImageResolution
}

extension TextResolver {
    /// Adds a picture; a symbol has the size of the text.
    package mutating func append(_ image: Image) {
        guard let services else { return }
        var environment = derived(ImageEnvironment.self)
        environment.pointSize = currentTypeface().size
        // Texts are resolved on the main thread, though layout is not bound to it.
        let resolution = MainActor.assumeIsolated { [environment] in
            UncheckedBox(ImageResolution(image.source, environment, services))
        }.value
        let attachment: TextAttachment
        if case .symbol(let glyph, _) = resolution.content {
            attachment = TextAttachment(
                path: glyph.path.offsetBy(dx: 0, dy: -glyph.baseline), advance: glyph.size.width)
        } else {
            attachment = TextAttachment(path: Path(), advance: resolution.size.width)
            addPicture(image, resolution)
        }
        append(attachment: attachment, string: "\u{FFFC}")
    }
}
