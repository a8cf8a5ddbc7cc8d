import Drawing
import Foundation
import Geometry

extension DrawnPicture {
    /// Draws the picture, resized to a rectangle.
    @MainActor
    func paint(
        _ painter: inout Painter, in rectangle: CGRect, _ environment: EnvironmentValues, _ services: Services
    ) {
        guard size.width > 0, size.height > 0 else { return }
        let recorder = CommandRecorder(size: size, services: services, pixelScale: painter.scale)
        var context = GraphicsContext(recorder, environment)
        draw(&context)
        let scale = CGAffineTransform(scaleX: rectangle.width / size.width, y: rectangle.height / size.height)
        let place = scale.concatenating(CGAffineTransform(translationX: rectangle.minX, y: rectangle.minY))
        painter.clipped(to: Path(rectangle)) { painter in
            painter.transformed(by: place) { $0.draw(recorder.commands) }
        }
    }
}

extension Image {
    /// Makes a picture of a size in points that the app draws itself, whenever it is shown.
    ///
    /// What the closure draws must depend on nothing but the context that it is given.
    /// - Parameters:
    ///   - label: what screen readers say of it; nil has them pass over it.
    ///   - opaque: promises that all of the picture is covered; nothing depends on it here.
    ///   - colorMode: colours are always combined in encoded sRGB.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let renderer = UncheckedBox(renderer)
        let picture = DrawnPicture(size: size, isOpaque: opaque) { renderer.value(&$0) }
        self.init(source: .drawn(picture), label: label.map { .text($0) } ?? .none)
    }
}
