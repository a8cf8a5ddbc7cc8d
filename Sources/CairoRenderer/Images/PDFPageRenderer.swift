import CCairoPango
import Drawing
import Foundation
import Geometry

/// Draws the first page of a PDF with Poppler, which is loaded when the first one is met: few apps have any.
final class PDFPageRenderer {
    private typealias OpenDocument =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    private typealias GetPage = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
    private typealias GetSize =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    private typealias RenderPage = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void

    private let openDocument: OpenDocument
    private let page: GetPage
    private let size: GetSize
    private let render: RenderPage

    private static let libraryName = "libpoppler-glib.so.8"

    /// nil, and a line on standard error, where Poppler is not installed.
    init?() {
        guard let library = dlopen(Self.libraryName, RTLD_NOW | RTLD_LOCAL),
            let openDocument = dlsym(library, "poppler_document_new_from_bytes"),
            let page = dlsym(library, "poppler_document_get_page"), let size = dlsym(library, "poppler_page_get_size"),
            let render = dlsym(library, "poppler_page_render")
        else {
            let message = "PDF pictures need \(Self.libraryName): apt-get install libpoppler-glib8\n"
            FileHandle.standardError.write(Data(message.utf8))
            return nil
        }
        self.openDocument = unsafeBitCast(openDocument, to: OpenDocument.self)
        self.page = unsafeBitCast(page, to: GetPage.self)
        self.size = unsafeBitCast(size, to: GetSize.self)
        self.render = unsafeBitCast(render, to: RenderPage.self)
    }

    /// - Parameter pixelSize: nil is a pixel a point.
    func draw(_ data: Data, pixelSize: CGSize?) -> Bitmap? {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let document = openDocument(bytes, nil, nil) else { return nil }
        defer { g_object_unref(document) }
        guard let first = page(document, 0) else { return nil }
        defer { g_object_unref(first) }
        var (width, height) = (0.0, 0.0)
        size(first, &width, &height)
        guard width > 0, height > 0 else { return nil }
        let drawn = pixelSize ?? CGSize(width: width, height: height)
        let side = { (length: CGFloat) in Int(min(16384, max(1, length.rounded(.up)))) }
        let picture = PixelSurface(width: side(drawn.width), height: side(drawn.height))
        let context = cairo_create(picture.surface)!
        defer { cairo_destroy(context) }
        cairo_scale(context, Double(picture.width) / width, Double(picture.height) / height)
        render(first, context)
        return picture.bitmap()
    }
}
