import Foundation

/// Links an app's modules with Hanok to a program.
struct AppLinker {
    let context: CompilationContext

    /// The symbol by which an app's module starts. The linker's options read no letters but ASCII's.
    static func entryPoint(of module: String) -> String {
        let letters = module.unicodeScalars.map { $0.isASCII ? String($0) : "u" + String($0.value, radix: 16) }
        return letters.joined() + "_main"
    }

    /// - Parameters:
    ///   - entry: the name of the module that starts the program; nil where one of the objects has `main` itself.
    ///   - program: where the program goes.
    func link(_ modules: [CompiledModule], entry: String?, to program: String) throws {
        let objects = modules.flatMap(\.objects)
        var arguments = ["-emit-executable", "-o", program] + context.installation.linkerArguments
        arguments += modules.flatMap(\.libraries).map { "-l" + $0 }
        if let entry { arguments += ["-Xlinker", "--defsym=main=\(Self.entryPoint(of: entry))"] }
        let stamps = objects.flatMap(FileStamp.lines)
        let fingerprint = Fingerprint(
            path: context.modules + "/\((program as NSString).lastPathComponent).link",
            lines: context.identity + arguments + stamps)
        if fingerprint.isCurrent(), FileManager.default.fileExists(atPath: program) { return }
        fingerprint.clear()
        arguments += NetworkLibrary.linkerArguments(objects: objects)
        // The library goes first, since it stands in for some functions of Foundation.
        let result = try Subprocess.capture(
            [context.toolchain.compiler] + arguments + [context.installation.library] + objects)
        if !result.output.isEmpty { printError(result.output) }
        if let advice = SystemError.advice(in: result.output, folder: context.folder), !result.succeeded {
            printError(advice)
        }
        guard result.succeeded else { throw CompilationFailure(module: entry ?? program) }
        try fingerprint.save()
    }
}
