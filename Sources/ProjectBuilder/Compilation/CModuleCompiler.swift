import Foundation
import XcodeProject

/// Compiles a module of C or C++, and only what has changed of it.
struct CModuleCompiler {
    let module: ModulePlan
    /// The C modules that it may include.
    let earlier: [ModulePlan]
    let context: CompilationContext

    private var folder: String { "\(context.modules)/\(module.name).build" }

    /// - Throws: `CompilationFailure`, with the compiler's own words on standard error.
    func compile() throws -> CompiledModule {
        try BuildFolder.create(folder)
        try writeModuleMap()
        let objects = try module.sources.enumerated().map { index, source in
            let object = "\(folder)/\(index)-\((source as NSString).lastPathComponent).o"
            try compile(source, to: object)
            return object
        }
        return CompiledModule(name: module.name, kind: module.kind, objects: objects, libraries: libraries)
    }

    private static let plusPlus = ["cc", "cpp", "cxx"]
    package static let types = ["c", "s"] + plusPlus

    private static func isPlusPlus(_ source: String) -> Bool {
        plusPlus.contains((source as NSString).pathExtension.lowercased())
    }

    private var libraries: [String] {
        module.settings.linkedLibraries + (module.sources.contains(where: Self.isPlusPlus) ? ["stdc++"] : [])
    }

    private func compile(_ source: String, to object: String) throws {
        let arguments = arguments(of: source)
        let headers = ([module] + earlier).compactMap(\.headers).flatMap(FileStamp.lines)
        let fingerprint = Fingerprint(
            path: object + ".inputs", lines: context.identity + arguments + FileStamp.lines(below: source) + headers)
        if fingerprint.isCurrent(), FileManager.default.fileExists(atPath: object) { return }
        fingerprint.clear()
        let result = try Subprocess.capture([context.toolchain.cCompiler] + arguments + ["-o", object])
        if !result.output.isEmpty { printError(result.output) }
        guard result.succeeded else { throw CompilationFailure(module: module.name) }
        try fingerprint.save()
    }

    private func arguments(of source: String) -> [String] {
        let includes = ([module] + earlier).compactMap(\.headers).flatMap { ["-I", $0] }
        return ["-c", source, "-fPIC", "-g", context.configuration == .release ? "-O2" : "-O0"] + includes
            + module.settings.cArguments
    }
}

// MARK: - Module maps

extension CModuleCompiler {
    /// The arguments by which Swift sees C modules.
    static func swiftArguments(of modules: [ModulePlan], _ context: CompilationContext) -> [String] {
        modules.flatMap { module -> [String] in
            let headers = module.headers.map { ["-Xcc", "-I" + $0] } ?? []
            return ["-Xcc", "-fmodule-map-file=" + moduleMap(of: module, context)] + headers
        }
    }

    /// The module's own map where it has one.
    private static func moduleMap(of module: ModulePlan, _ context: CompilationContext) -> String {
        let own = (module.headers ?? "") + "/module.modulemap"
        return FileManager.default.fileExists(atPath: own) ? own : "\(context.modules)/\(module.name).modulemap"
    }

    /// As SwiftPM does: the header that has the module's name stands for all, else all do.
    private func writeModuleMap() throws {
        let path = Self.moduleMap(of: module, context)
        guard let headers = module.headers, path.hasPrefix(context.modules) else { return }
        let main = ["\(headers)/\(module.name).h", "\(headers)/\(module.name)/\(module.name).h"]
            .first(where: FileManager.default.fileExists)
        let content = main.map { "umbrella header \"\($0)\"" } ?? "umbrella \"\(headers)\""
        try SourceAdapter.write("module \(module.name) {\n    \(content)\n    export *\n}\n", to: path)
    }
}
