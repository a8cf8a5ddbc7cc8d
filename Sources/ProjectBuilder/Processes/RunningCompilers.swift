import Foundation

/// The compilers that run below the tool.
enum RunningCompilers {
    /// The names of the modules that are being compiled, in alphabetical order.
    static func modules() -> [String] {
        let commands = ProcessTree.descendants(of: [getpid()]).map(ProcessTree.arguments)
        return Set(commands.compactMap(module)).sorted()
    }

    /// Of the driver or of the compiler proper, whose own arguments may lie in a file.
    static func module(_ arguments: [String]) -> String? {
        guard let program = arguments.first, (program as NSString).lastPathComponent.hasPrefix("swift"),
            let place = arguments.firstIndex(of: "-module-name"), place + 1 < arguments.count
        else { return nil }
        return arguments[place + 1]
    }
}
