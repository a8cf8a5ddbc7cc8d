import Foundation

/// The looks of a stretch of text, before the environment has made fonts and colours of them.
package struct TextStyle: Equatable {
    package var font: Font?
    package var decorations = TextDecorations()
    /// nil is the foreground of the environment.
    package var foreground: AnyShapeStyle?
    package var background: Color?
    package var link: URL?
    /// What a renderer is told; one of each type.
    package var attributes: [AnyTextAttribute] = []

    package init() {}
}
