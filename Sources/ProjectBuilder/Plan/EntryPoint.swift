import Foundation
import SwiftParser
import SwiftSyntax

/// Where an app starts.
package enum EntryPoint: Hashable {
    /// A type has the attribute `@main` or one of its forerunners.
    case attribute(isOnApplicationDelegate: Bool)
    /// The code of a `main.swift`.
    case mainFile
    /// No start is written down, but delegates are there that can be started.
    case delegates(application: String?, scene: String?)
    /// - Parameter app: a type that conforms to `App` without the attribute.
    case none(app: String?)

    package static func find(in sources: [String]) -> EntryPoint {
        if sources.contains(where: { ($0 as NSString).lastPathComponent == "main.swift" }) { return .mainFile }
        let marked = declarations(in: sources, mentioning: ["@main", "ApplicationMain"])
        if let isOnDelegate = marked.isMainOnApplicationDelegate {
            return .attribute(isOnApplicationDelegate: isOnDelegate)
        }
        let others = declarations(in: sources, mentioning: ["SceneDelegate", "UIApplicationDelegate", "App"])
        if others.applicationDelegate == nil, others.sceneDelegate == nil { return .none(app: others.app) }
        return .delegates(application: others.applicationDelegate, scene: others.sceneDelegate)
    }

    /// The class that runs a window's scene; nil where there is none.
    package static func sceneDelegate(in sources: [String]) -> String? {
        declarations(in: sources, mentioning: ["SceneDelegate"]).sceneDelegate
    }

    private static func declarations(in sources: [String], mentioning triggers: [String]) -> EntryPointVisitor {
        let visitor = EntryPointVisitor(viewMode: .sourceAccurate)
        for path in sources {
            guard let text = SourceText(path: path), text.containsAny(of: triggers) else { continue }
            visitor.walk(Parser.parse(source: text.string))
        }
        return visitor
    }
}
