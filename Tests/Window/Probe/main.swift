import Foundation
import GTKHost

let host: GTKHost
do {
    host = try GTKHost(textMeasurer: NoText(), imageDecoder: NoImages())
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
let content = ProbeContent()
content.window = host.openWindow(content, title: "Window Probe")
content.startLoopProbes()
host.run()
