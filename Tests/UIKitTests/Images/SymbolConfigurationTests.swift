import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct SymbolConfigurationTests {
    /// Symbols are measured as in the app's window.
    private let window = ViewHarness(Text(verbatim: "window"))

    private func image(_ configuration: UIImage.SymbolConfiguration?) throws -> UIImage {
        try #require(UIImage(systemName: "star", withConfiguration: configuration))
    }

    @Test func aSymbolIsAsLargeAsItsTextWouldBe() throws {
        let small = try image(UIImage.SymbolConfiguration(pointSize: 20))
        let large = try image(UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
        #expect(abs(large.size.width / small.size.width - 2) < 0.15)
        let shown = ViewHarness(Image(uiImage: large).accessibilityIdentifier("x").font(.caption))
        #expect(shown.frame(of: "x")?.size == large.size)
    }

    /// SF Symbols: large is 1.28 of medium.
    @Test func scalesAndStylesAreJoined() throws {
        let base = UIImage.SymbolConfiguration(pointSize: 20)
        let joined = base.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(joined == UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .large))
        let (plain, large) = (try image(base), try image(joined))
        #expect(abs(large.size.width / plain.size.width - 1.28) < 0.1)
        #expect(plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))?.size == large.size)
        #expect(plain.withTintColor(.red).symbolConfiguration == base)
    }

    @Test func viewsPreferALook() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        #expect(view.intrinsicContentSize == (try image(UIImage.SymbolConfiguration(pointSize: 50))).size)
        #expect(UIImage().applyingSymbolConfiguration(.unspecified) == nil)
        #expect(UIImage(systemName: "no.such.symbol", withConfiguration: nil) == nil)
    }
}
