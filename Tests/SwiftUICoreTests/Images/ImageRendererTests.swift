import CoreTransferable
import Drawing
import Foundation
import Geometry
import Testing

@testable import SwiftUICore

@MainActor
struct ImageRendererTests {
    @Test func viewsAreDrawnAtTheirSize() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        #expect(renderer.draw().size == CGSize(width: 30, height: 20))
        #expect(!renderer.draw().commands.isEmpty)
    }

    @Test func sizesAreProposed() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 50, height: 40)
        #expect(renderer.draw().size == CGSize(width: 50, height: 40))
        #expect(ImageRenderer(content: EmptyView()).draw().size == .zero)
        renderer.proposedSize = .infinity
        #expect(renderer.draw().size == .zero)
    }
}
