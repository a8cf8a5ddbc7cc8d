import SwiftUI
import Testing

private struct Card: View {
    let title: String

    var body: some View { EmptyView() }
}

#Preview("Plain") { Card(title: "a") }

#Preview("Traits", traits: .fixedLayout(width: 40, height: 60), .landscapeLeft) { Card(title: "b") }

#Preview("Stateful") {
    @Previewable @State var title = "c"
    Card(title: title)
}

#Preview("Modified", traits: .modifier(Framed()), .modifier(Sampled())) { Card(title: "d") }

private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content }
}

private struct Sampled: PreviewModifier {
    @MainActor static var contextCount = 0

    static func makeSharedContext() async throws -> Int {
        contextCount += 1
        return contextCount
    }

    func body(content: Content, context: Int) -> some View { Card(title: "\(context)") }
}

public struct PublicRegistry: PreviewRegistry {
    public static let fileID = "A/A.swift"
    public static let line = 7
    public static let column = 1

    public static func makePreview() throws -> Preview { Preview("Public") { Card(title: "public") } }
}

public struct CardPreviews: PreviewProvider {
    public static var previews: some View { Card(title: "provided") }
}

@MainActor @Suite struct PreviewCatalogTests {
    private func previews() throws -> [Preview] {
        try PreviewCatalog.registries().filter { $0.fileID.hasSuffix("/PreviewCatalogTests.swift") }
            .map { try $0.makePreview() }
    }

    @Test func findsPublicTypes() throws {
        let found = PreviewCatalog.registries()
        #expect(found.contains { $0 == PublicRegistry.self })
        #expect(found.map { $0.fileID } == found.map { $0.fileID }.sorted())
        #expect(PreviewCatalog.providers().contains { $0 == CardPreviews.self })
    }

    @Test func findsPreviewsInTheOrderOfTheirLines() throws {
        #expect(try previews().map(\.name) == ["Plain", "Traits", "Stateful", "Modified"])
    }

    @Test func makesTheView() async throws {
        let view = try #require(try await previews()[0].makeViews()[0] as? Card)
        #expect(view.title == "a")
    }

    @Test func keepsTheTraits() throws {
        let traits = try previews()[1].traits.map(\.kind)
        guard case .fixedLayout(40, 60) = traits[0], case .orientation(.landscapeLeft) = traits[1] else {
            Issue.record("\(traits)")
            return
        }
    }

    @Test func previewablesGetAViewOfTheirOwn() async throws {
        let view = try await previews()[2].makeViews()[0]
        #expect(!(view is Card))
    }

    @Test func modifiersShareOneContext() async throws {
        for _ in 1...2 {
            let view = try #require(try await previews()[3].makeViews()[0] as? Card)
            #expect(view.title == "1")
        }
    }

    @Test func previewHasItsName() throws {
        #expect(try PublicRegistry.makePreview().name == "Public")
    }
}
