import Foundation

/// Opens addresses: by the app itself, or in the desktop's own program.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        fileprivate enum Outcome {
            case handled, discarded
            /// The desktop is to open this address; nil is the one that was asked for.
            case system(URL?)
        }

        fileprivate let outcome: Outcome

        /// The app has opened it.
        public static let handled = Result(outcome: .handled)
        /// The app does not open it.
        public static let discarded = Result(outcome: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(outcome: .system(nil))

        /// The desktop is to open another address instead.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?
    private nonisolated(unsafe) var system: (URL) -> Bool = { _ in false }

    /// - Parameter handler: opens an address or says that the desktop has to.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    fileprivate nonisolated init() { handler = nil }

    fileprivate nonisolated func opening(with system: @escaping (URL) -> Bool) -> OpenURLAction {
        var action = self
        action.system = system
        return action
    }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// - Parameter completion: called with whether the address was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system(other ?? url))
        }
    }
}

extension EnvironmentValues {
    /// Opens addresses, such as those of links in texts.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self].opening(with: self[SystemOpenKey.self]) }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Opens an address in the desktop's own program; false where it can't.
    package var systemOpen: (URL) -> Bool {
        get { self[SystemOpenKey.self] }
        set { self[SystemOpenKey.self] = newValue }
    }
}

package struct OpenURLKey: EnvironmentKey {
    package static var defaultValue: OpenURLAction { OpenURLAction() }
}

package struct SystemOpenKey: EnvironmentKey {
    package static var defaultValue: (URL) -> Bool { { _ in false } }
}
