import Foundation

/// GTK itself, which is loaded when a window opens: pictures and tests do without.
///
/// Hanok is linked without GTK. Its functions are found at the first call of each, among those of all libraries that are
/// loaded by then.
enum GTKLibrary {
    private static let name = "libgtk-4.so.1"

    /// Loads GTK, if it is not there already. Ends the program with a message where it is not installed.
    static func load() {
        guard dlopen(name, RTLD_LAZY | RTLD_GLOBAL | ownLibrariesFirst) == nil else { return }
        let reason = dlerror().map { String(cString: $0) } ?? name
        FileHandle.standardError.write(Data("error: GTK 4 can't be loaded, and a window needs it: \(reason)\n".utf8))
        exit(1)
    }

    /// Has GTK look for functions among the libraries that it names, before all of Swift's: a quarter of the time to load.
    /// Not where somebody stands in for functions of the C library, as sanitizers and allocators do: GTK would miss them.
    private static var ownLibrariesFirst: Int32 {
        getenv("LD_PRELOAD") == nil && hasPlainMemory ? RTLD_DEEPBIND : 0
    }

    /// Whether memory comes from the C library itself.
    private static var hasPlainMemory: Bool {
        guard let library = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return false }
        defer { dlclose(library) }
        return dlsym(nil, "malloc") == dlsym(library, "malloc")
    }
}
