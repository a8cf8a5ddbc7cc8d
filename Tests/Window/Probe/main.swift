// A program with one window, for `Tests/Window/run`: it draws a rectangle and says on standard output what happens to it.
// With the argument `contract` it says whether the host does what every host must.

import Foundation
import GTKHost
import Platform

let host: GTKHost
do {
    host = try GTKHost(imageDecoder: NoImages())
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
let content = ProbeContent(host: host)
content.window = host.openWindow(content, title: "Window Probe")
if CommandLine.arguments.contains("contract") {
    Task { await ContractProbe(host: host).run() }
} else {
    LoopProbes().start()
}
host.run()
