import CCairoPango

/// The memory of a colour picture: premultiplied BGRA rows, the alpha of which may be unused.
struct PixelAccess {
    let base: UnsafeMutableRawPointer
    let stride: Int
    let width: Int
    let height: Int

    /// nil where the surface is no such picture, or one that Cairo maps through a device scale of its own.
    init?(_ surface: OpaquePointer) {
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        base = UnsafeMutableRawPointer(data)
        stride = Int(cairo_image_surface_get_stride(surface))
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }
}
