import AppleFoundation
import CairoRenderer
import CoreLocation
import Foundation
import GTKHost
import HeadlessHost
import Platform
import UIKit

/// Chooses the app's host: a window where there is a display, else pictures; or what the environment says.
///
/// It is found by its symbol (`HostProvider`).
@_cdecl("hanok_make_host")
public func _makeHost() -> UnsafeMutableRawPointer {
    MainActor.assumeIsolated {
        _FixtureProtocol._registerIfNeeded()
        UIApplication.observeActivity()
        AppDefaults.adopt(.standard)
        KeptDefaults.writeAtExit()
        do {
            let configuration = try HostConfiguration(environment: ProcessInfo.processInfo.environment)
            try LocationSourceChoice().check()
            if let order = PreviewOrder() { PreviewSession(configuration, order).run() }
            let host: AnyObject = try makeHost(configuration)
            return UncheckedPointer(Unmanaged.passRetained(host).toOpaque())
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }.pointer
}

/// Makes a host that shows nothing, for what is drawn or decoded where no app runs.
@_cdecl("hanok_make_headless_host")
public func _makeHeadlessHost() -> UnsafeMutableRawPointer {
    MainActor.assumeIsolated {
        _FixtureProtocol._registerIfNeeded()
        let host = HeadlessHost(configuration: HostConfiguration())
        return UncheckedPointer(Unmanaged.passRetained(host).toOpaque())
    }.pointer
}

/// A pointer on its way out of the main actor.
private struct UncheckedPointer: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }
}

@MainActor
private func makeHost(_ configuration: HostConfiguration) throws -> AnyObject {
    let isHeadless = configuration.kind == .headless || (configuration.kind == nil && !hasDisplay)
    if isHeadless || configuration.script != nil {
        LocationSimulation.connect()
        HeadlessHost.changeTextSize = { size in
            AppRuntime.changeEnvironment { $0.dynamicTypeSize = DynamicTypeSize(size) }
        }
        AppClock.start(stands: configuration.script != nil)
        let host = HeadlessHost(configuration: configuration)
        host.begin()
        return host
    }
    KeptDefaults.writeAtSignals()
    KeptDefaults.writeAfterChanges()
    return try GTKHost(imageDecoder: PixbufImageDecoder())
}

private var hasDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }
}
