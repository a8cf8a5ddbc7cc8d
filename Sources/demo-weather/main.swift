import DemoWeatherService
import Foundation
import LocalServer

/// At once, whatever standard output is.
nonisolated func write(_ line: String, to file: FileHandle) { file.write(Data((line + "\n").utf8)) }

do {
    let options = try ServiceOptions(
        Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
    if options.asksForHelp {
        print(ServiceOptions.help)
        exit(0)
    }
    let log: (@Sendable (Request, Answer) -> Void)? =
        options.isVerbose ? { @Sendable in write(ServiceOptions.line($0, $1), to: .standardError) } : nil
    let server = try LocalServer(options.api, port: options.port, log: log)
    write(server.address, to: .standardOutput)
    if options.endsWithInput {
        while readLine() != nil {}
        exit(0)
    }
    withExtendedLifetime(server) { while true { sleep(3600) } }
} catch {
    write("error: \(error)", to: .standardError)
    exit(2)
}
