import Foundation
import SwiftUICore

extension PreviewSpecimen {
    /// What a `#Preview` declares: mostly one view; of a widget, one for each entry.
    /// - Throws: what the preview's own code throws.
    static func all(of registry: any PreviewRegistry.Type) async throws -> [PreviewSpecimen] {
        let preview = try registry.makePreview()
        let file = (registry.fileID as NSString).lastPathComponent
        return try await preview.makeViews().map { view in
            var specimen = PreviewSpecimen(
                name: preview.name ?? (file as NSString).deletingPathExtension, place: "\(file):\(registry.line)",
                view: view)
            for trait in preview.traits { specimen.apply(trait.kind) }
            return specimen
        }
    }

    private mutating func apply(_ trait: PreviewTrait<Preview.ViewTraits>.Kind) {
        switch trait {
        case .defaultLayout: layout = .device
        case .sizeThatFitsLayout: layout = .sizeThatFits
        case .fixedLayout(let width, let height): layout = .fixed(CGSize(width: width, height: height))
        case .orientation(let orientation): isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation)
        case .modifier: break  // It is part of the view already.
        }
    }
}
