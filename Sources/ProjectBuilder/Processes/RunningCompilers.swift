import Foundation

/// The compilers that run below the tool.
enum RunningCompilers {
    /// The names of the modules that are being compiled, in alphabetical order.
    static func modules() -> [String] {
        let commands = ProcessTree.descendants(of: [getpid()]).map(ProcessTree.arguments)
        return Set(commands.compactMap(module)).sorted()
    }

    static func module(_ arguments: [String]) -> String? {
        guard arguments.first?.hasSuffix("swift-frontend") == true,
            let place = arguments.firstIndex(of: "-module-name"), place + 1 < arguments.count
        else { return nil }
        return arguments[place + 1]
    }
}
