import Foundation
import ProjectBuilder

/// One step of Hanok's own tests: a program that says by its status how it went.
struct SelfTestStep {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: [String]) {
        self.name = name
        self.arguments = arguments
    }

    func run() throws -> Bool { try Subprocess.run(arguments) == 0 }
}
