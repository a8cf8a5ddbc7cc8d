import Drawing
import Foundation
import Geometry

/// What leaves a window under the pointer, for other windows and other programs.
@MainActor
package struct OutgoingDrag {
    /// MIME types of its data, the best first.
    package var mimeTypes: [String]
    /// Makes the data of one of the types; nil where that fails.
    package var load: @MainActor (_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) -> Void
    /// What the content knows it by when it comes over a window of the same program.
    package var source: DragEvent.Source
    package var picture: Picture
    /// It was dropped, or the user has thought better of it.
    package var onEnd: @MainActor (_ isTaken: Bool) -> Void

    package init(
        mimeTypes: [String],
        load: @escaping @MainActor (String, @escaping @MainActor (Data?) -> Void) -> Void, source: DragEvent.Source,
        picture: Picture, onEnd: @escaping @MainActor (Bool) -> Void
    ) {
        self.mimeTypes = mimeTypes
        self.load = load
        self.source = source
        self.picture = picture
        self.onEnd = onEnd
    }

    /// What is seen under the pointer.
    package struct Picture {
        package var list: DisplayList
        /// Where the list draws, in points.
        package var bounds: CGRect
        /// The point that lies under the pointer.
        package var grip: CGPoint

        package init(list: DisplayList, bounds: CGRect, grip: CGPoint) {
            self.list = list
            self.bounds = bounds
            self.grip = grip
        }
    }
}
