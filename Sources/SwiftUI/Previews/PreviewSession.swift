import Foundation
import HeadlessHost
import Platform
import SwiftUICore

/// Renders the app's previews in place of the app, one after the other, each as a picture.
///
/// A preview whose code traps ends the process. So the session writes what it begins and what it has finished, a line
/// each, into a file from which the tool can tell where to go on.
@MainActor
final class PreviewSession {
    private let host: HeadlessHost
    private let runtime: AppRuntime
    private let order: PreviewOrder
    private var names: PreviewFileNames
    /// The place of the next preview among all.
    private var index = 0
    private var hasFailed = false

    init(_ configuration: HostConfiguration, _ order: PreviewOrder) {
        host = HeadlessHost(configuration: configuration)
        runtime = AppRuntime(host: host)
        names = PreviewFileNames(suffix: order.suffix)
        self.order = order
    }

    /// Renders all previews that are asked for and ends the process.
    func run() -> Never {
        for registry in PreviewCatalog.registries() { render(registry) }
        for provider in PreviewCatalog.providers() { specimens(of: provider).forEach(render) }
        order.note("end", index)
        exit(hasFailed ? 1 : 0)
    }

    private func render(_ registry: any PreviewRegistry.Type) {
        switch make(registry) {
        case .success(let specimens): specimens.forEach(render)
        case .failure(let error):
            index += 1
            fail("the preview at \(registry.fileID):\(registry.line) throws \(error)")
        }
    }

    private func render(_ specimen: PreviewSpecimen) {
        let file = names.next(for: specimen.name)
        defer { index += 1 }
        guard index >= order.start, order.name == nil || specimen.name.lowercased() == order.name else { return }
        order.note("begin", index, specimen.name, specimen.place)
        do {
            try write(specimen, to: order.folder + "/" + file)
            order.note("done", index, file)
        } catch {
            fail("the preview '\(specimen.name)' (\(specimen.place)) can't be written: \(error)")
        }
    }

    private func specimens(of provider: any PreviewProvider.Type) -> [PreviewSpecimen] {
        PreviewSpecimen.all(of: provider, in: runtime)
    }

    /// Shared contexts of preview modifiers are made asynchronously, for which the main loop has to run.
    private func make(_ registry: any PreviewRegistry.Type) -> Result<[PreviewSpecimen], any Error> {
        var result: Result<[PreviewSpecimen], any Error>?
        Task { @MainActor in
            do { result = .success(try await PreviewSpecimen.all(of: registry)) } catch { result = .failure(error) }
        }
        while true {
            if let result { return result }
            host.driver.wait(1.0 / 60)
        }
    }

    private func write(_ specimen: PreviewSpecimen, to path: String) throws {
        let root = runtime.open(AnyView(specimen.view), title: specimen.name)
        guard let window = host.windows.last else { return }
        var metrics = window.metrics
        metrics.size = specimen.windowSize(default: metrics.size)
        window.setMetrics(metrics)
        if specimen.layout == .sizeThatFits {
            host.driver.update()
            metrics.size = root.fittingSize
            window.setMetrics(metrics)
        }
        host.driver.settle()
        try window.writePicture(to: path)
        window.close()
        root.close()
    }

    private func fail(_ message: String) {
        hasFailed = true
        fflush(nil)
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    }
}
