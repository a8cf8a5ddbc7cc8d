import Foundation

/// GdkPixbuf, which is loaded with the first picture that is read or written: with all that it loads itself, it is a
/// tenth of what starting costs. Hanok is linked without it; its functions are found at the first call of each.
enum PictureLibrary {
    /// Loads it, if it is not there already.
    static let isLoaded = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_LAZY | RTLD_GLOBAL) != nil
}
