import Foundation
import Platform

/// Finds the host that the composition root (the module SwiftUI) chooses.
///
/// The root lies above the modules that start apps, which therefore can't import it: they find it by its symbol.
@MainActor
package enum HostProvider {
    /// The C name of the root's function, which returns a retained host.
    package static let symbol = "hanok_make_host"
    /// The same for a host that shows nothing.
    package static let headlessSymbol = "hanok_make_headless_host"

    private typealias MakeHost = @convention(c) () -> UnsafeMutableRawPointer

    /// Makes the host; ends the process with a message where there is none.
    package static func make() -> any Platform.Host { make(symbol) }

    /// Makes a host that shows nothing, whatever the environment says.
    package static func makeHeadless() -> any Platform.Host { make(headlessSymbol) }

    private static func make(_ symbol: String) -> any Platform.Host {
        guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: 0), symbol) else {
            FileHandle.standardError.write(
                Data("error: the app is not linked with the SwiftUI module of Hanok.\n".utf8))
            exit(1)
        }
        let make = unsafeBitCast(address, to: MakeHost.self)
        let object = Unmanaged<AnyObject>.fromOpaque(make()).takeRetainedValue()
        guard let host = object as? any Platform.Host else { preconditionFailure("\(symbol) returned no host.") }
        return host
    }
}
