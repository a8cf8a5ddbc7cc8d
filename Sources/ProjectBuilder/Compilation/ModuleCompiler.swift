import Foundation
import XcodeProject

/// Compiles one module, and only what has changed of it.
struct ModuleCompiler {
    let module: ModulePlan
    /// The modules that it may import.
    let earlier: [ModulePlan]
    let context: CompilationContext

    /// Objects and notes of this module.
    private var folder: String { "\(context.modules)/\(module.name).build" }

    /// Tests and other modules see the module through this file.
    private var interface: String { interface(of: module.name) }

    private func interface(of module: String) -> String { "\(context.modules)/\(module).swiftmodule" }

    /// - Throws: `CompilationFailure`, with the compiler's own words on standard error.
    func compile() throws -> CompiledModule {
        try checkFileNames()
        try BuildFolder.create(folder)
        let sources = try preparedSources()
        let map = OutputFileMap(sources: sources, folder: folder)
        let arguments = arguments(sources: sources)
        try discardIfSetupChanged(arguments)

        let fingerprint = Fingerprint(path: folder + "/inputs", lines: inputs(arguments: arguments, sources: sources))
        let objectsExist = map.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) }
        if !fingerprint.isCurrent() || !objectsExist {
            fingerprint.clear()
            try map.write(to: folder + "/outputs.json")
            discardOutdated(sources: sources, objects: map.objects)
            // An app's interface is for tests alone, and costs a job of its own.
            let interfaceArguments = module.kind == .app ? [] : emitInterface
            try run(
                ["-c", "-output-file-map", folder + "/outputs.json"] + interfaceArguments + arguments + sources,
                check: ["-typecheck"] + arguments.filter { $0 != "-incremental" } + sources, objects: map.objects)
            try fingerprint.save()
        }
        return CompiledModule(
            name: module.name, kind: module.kind, objects: map.objects, libraries: module.settings.linkedLibraries)
    }

    /// Makes the interface of an app's module, by which its tests see it.
    func compileInterface() throws {
        try BuildFolder.create(folder)
        let sources = try preparedSources()
        let arguments = arguments(sources: sources).filter { $0 != "-incremental" }
        let fingerprint = Fingerprint(
            path: folder + "/interface", lines: context.identity + inputs(arguments: arguments, sources: sources))
        if fingerprint.isCurrent(), FileManager.default.fileExists(atPath: interface) { return }
        try run(emitInterface + arguments + sources, check: ["-typecheck"] + arguments + sources, objects: [interface])
        try fingerprint.save()
    }

    private var emitInterface: [String] { ["-emit-module", "-emit-module-path", interface] }

    private func preparedSources() throws -> [String] {
        let generated = try module.generatedSources.sorted { $0.key < $1.key }.map { name, text in
            let path = folder + "/" + name
            try SourceAdapter.write(text, to: path)
            return path
        }
        let adapter = SourceAdapter(rules: context.rules, folder: folder + "/Adapted")
        return try adapter.adapt(module.sources) + generated
    }

    /// The compiler refuses two files of one name in a module, but names the adapted copies.
    private func checkFileNames() throws {
        var paths: [String: String] = [:]
        for path in module.sources {
            let name = (path as NSString).lastPathComponent
            if let other = paths[name] {
                throw ProjectError(
                    file: path, message: "the module '\(module.name)' has another file of this name: \(other)",
                    advice: "rename one of them, or take it out of the target; Xcode refuses this too")
            }
            paths[name] = path
        }
    }

    /// What was compiled against another Hanok or by another compiler is thrown away.
    private func discardIfSetupChanged(_ arguments: [String]) throws {
        let setup = Fingerprint(path: folder + "/setup", lines: context.identity + arguments)
        if setup.isCurrent() { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            if name.hasSuffix(".o") || name.hasSuffix(".swiftdeps") || name == "inputs" { unlink(folder + "/" + name) }
        }
        try setup.save()
    }

    /// The compiler compares times by the second, and so takes a file for unchanged that was edited within the second
    /// in which it was compiled: what was made of it before the edit is taken away.
    private func discardOutdated(sources: [String], objects: [String]) {
        for (source, object) in zip(sources, objects) {
            guard let edited = FileStamp(path: source), let made = FileStamp(path: object),
                edited.modified >= made.modified
            else { continue }
            unlink(object)
            unlink((object as NSString).deletingPathExtension + ".swiftdeps")
        }
    }

    private func inputs(arguments: [String], sources: [String]) -> [String] {
        let interfaces = earlier.filter { $0.kind != .c }.map { interface(of: $0.name) }
        return arguments + (sources + interfaces + earlier.compactMap(\.headers)).flatMap(FileStamp.lines)
    }

    /// - Parameters:
    ///   - check: arguments by which the same sources are only checked.
    ///   - objects: what the compiler is to make.
    private func run(_ arguments: [String], check: [String], objects: [String]) throws {
        // What the compiler leaves where it runs stays in the build folder.
        var progress = CompilationProgress(module: module.name, objects: objects)
        let result = try Subprocess.capture(
            [context.toolchain.compiler] + colour + arguments, in: folder,
            environment: ["SWIFT_BACKTRACE": "enable=no"], onWait: { progress.update() })
        progress.end()
        var output = result.output
        if !result.succeeded {
            output = try MissingModules(toolchain: context.toolchain, folder: folder + "/Missing")
                .survey(output, arguments: colour + check)
        }
        let messages = CompilerMessages(
            output: output, hides: UnreachableDefaults(sources: module.sources).hides)
        if !messages.text.isEmpty { printError(messages.text) }
        if result.succeeded { return }
        if let advice = SystemError.advice(in: output, folder: folder) { printError(advice) }
        let names = NearestName(coveragePage: context.installation.root + "/Documentation/Coverage.md")
        if let table = messages.missingNames.table(products: context.missingProducts, nearest: names.nearest(to:)) {
            printError(table)
        }
        throw CompilationFailure(module: module.name)
    }

    /// No input of a compilation: what was built from a script is not built anew in a terminal.
    private var colour: [String] { isatty(STDERR_FILENO) == 1 ? ["-color-diagnostics"] : [] }
}

// MARK: - Arguments

extension ModuleCompiler {
    private func arguments(sources: [String]) -> [String] {
        var result = ["-module-name", module.name] + module.settings.arguments + configurationArguments
        // The errors of all files are told at once.
        result += [
            "-continue-building-after-errors", "-diagnostic-style", "llvm", "-j",
            "\(ProcessInfo.processInfo.activeProcessorCount)",
        ]
        result += ["-module-cache-path", BuildFolder.cache + "/ModuleCache"]
        // What is compiled for the app comes before what another build of Hanok has left beside its library.
        result += ["-I", context.modules]
        result += context.installation.compilerArguments(moduleMap: context.moduleMap)
        result += CModuleCompiler.swiftArguments(of: earlier.filter { $0.kind == .c }, context)
        // Sources for Apple's platforms find URLSession, Selector, CGAffineTransform and localized strings in
        // Foundation, and also ObservableObject, Published and Observable.
        for name in [
            "FoundationNetworking", "AppleFoundation", "FoundationLocalization", "CoreGraphics", "Combine",
            "Observation",
        ] {
            result += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        }
        result += NetworkLibrary.compilerArguments
        // Beside our UIKit the Testing library would ask for a module of Apple's platforms.
        result += ["-Xfrontend", "-disable-cross-import-overlays"]
        let hasMainFile = sources.contains { ($0 as NSString).lastPathComponent == "main.swift" }
        if !hasMainFile { result.append("-parse-as-library") }
        // The app's start has a name of its own, so that tests can be linked with the app.
        if module.kind == .app { result += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", entryPoint] }
        return result
    }

    private var entryPoint: String { AppLinker.entryPoint(of: module.name) }

    private var configurationArguments: [String] {
        switch context.configuration {
        case .debug: ["-Onone", "-gline-tables-only", "-enable-testing", "-incremental", "-enable-batch-mode"]
        case .release: ["-O", "-gline-tables-only", "-whole-module-optimization", "-num-threads", "2"]
        }
    }
}
