import Foundation
import SwiftUICore

extension PreviewSpecimen {
    /// What a `#Preview` declares.
    /// - Throws: what the preview's own code throws.
    init(_ registry: any PreviewRegistry.Type) async throws {
        let preview = try registry.makePreview()
        let file = (registry.fileID as NSString).lastPathComponent
        name = preview.name ?? (file as NSString).deletingPathExtension
        place = "\(file):\(registry.line)"
        view = try await preview.makeView()
        for trait in preview.traits { apply(trait.kind) }
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
