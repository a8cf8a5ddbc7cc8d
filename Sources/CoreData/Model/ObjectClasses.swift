import AppleFoundation

/// Finds the classes of objects by the names that models give them.
enum ObjectClasses {
    /// - Parameters:
    ///   - name: `Item`, `.Item` (of the current module) or `Module.Item`.
    ///   - module: the module of the model's classes.
    static func named(_ name: String?, module: String?) -> NSManagedObject.Type {
        guard let name, !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
        let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
        let modules = [module, executableModule].compactMap { $0 }
        let candidates = (plain.contains(".") ? [plain] : []) + modules.map { "\($0).\(plain)" }
        return candidates.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
            ?? NSManagedObject.self
    }

    /// The module that a program is named for, where a model does not say of which its classes are.
    private static var executableModule: String? {
        Bundle.main.executableURL?.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "-", with: "_")
    }
}
