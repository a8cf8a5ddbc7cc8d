import Foundation

/// The functions of Hunspell's library, which is loaded when spelling is first checked: few apps do.
struct HunspellLibrary: Sendable {
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    typealias Suggest = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> Int32
    typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, Int32) -> Void

    let create: Create
    let spell: Spell
    let suggest: Suggest
    let freeList: FreeList

    /// nil where the library is not installed.
    static let shared = HunspellLibrary()

    private static let names = [
        "libhunspell-1.7.so.0", "libhunspell-1.8.so.0", "libhunspell-1.6.so.0", "libhunspell.so",
    ]

    private init?() {
        guard let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let create = dlsym(library, "Hunspell_create"), let spell = dlsym(library, "Hunspell_spell"),
            let suggest = dlsym(library, "Hunspell_suggest"), let freeList = dlsym(library, "Hunspell_free_list")
        else { return nil }
        self.create = unsafeBitCast(create, to: Create.self)
        self.spell = unsafeBitCast(spell, to: Spell.self)
        self.suggest = unsafeBitCast(suggest, to: Suggest.self)
        self.freeList = unsafeBitCast(freeList, to: FreeList.self)
    }
}
