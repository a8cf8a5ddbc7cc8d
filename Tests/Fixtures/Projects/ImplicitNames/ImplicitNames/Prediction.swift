import CoreGraphics
import Foundation
import os.log

private let log = Logger(subsystem: "org.example", category: "oracle")

enum Oracle {
    static var says: String {
        log.info("asked \(1, privacy: .public)")
        let started = CFAbsoluteTimeGetCurrent()
        let people: [NSDictionary] = [["name": "Mina", "age": 30], ["name": "Juno", "age": 12]]
        let grown = autoreleasepool {
            (people as NSArray).filtered(using: NSPredicate(format: "age >= %d AND name BEGINSWITH[c] %@", 18, "m"))
        }
        let isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
        guard CFAbsoluteTimeGetCurrent() >= started, !isPreview else { return "nothing" }
        return "\(grown.count) is grown"
    }
}
