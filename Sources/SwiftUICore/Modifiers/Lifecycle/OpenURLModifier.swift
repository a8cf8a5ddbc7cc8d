import Combine
import Foundation

extension View {
    /// Calls an action with each address of the app's own that is opened: one whose scheme the Info.plist declares
    /// (`CFBundleURLTypes`), by a link, by `openURL`, or as an argument with which the app is started.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        onReceive(OwnAddresses.opened, perform: action)
    }
}

/// Addresses that lead into the app.
package enum OwnAddresses {
    /// Sends each that is opened, on the main thread.
    nonisolated(unsafe) static let opened = PassthroughSubject<URL, Never>()

    /// The schemes that the app's Info.plist declares.
    static func schemes(in information: [String: Any]?) -> Set<String> {
        let types = information?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// - Returns: false where the address is none of the app's own.
    @MainActor
    package static func open(_ url: URL, information: [String: Any]? = Bundle.main.infoDictionary) -> Bool {
        guard let scheme = url.scheme?.lowercased(), schemes(in: information).contains(scheme) else { return false }
        opened.send(url)
        return true
    }

    /// Opens what the app was started with, once its views are there.
    @MainActor
    static func openArguments() {
        for argument in CommandLine.arguments.dropFirst() { if let url = URL(string: argument) { _ = open(url) } }
    }
}
