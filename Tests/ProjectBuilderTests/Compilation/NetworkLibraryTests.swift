import Foundation
import Testing

@testable import ProjectBuilder

/// Which apps load FoundationNetworking though they do not refer to it.
struct NetworkLibraryTests {
    private func needsLibrary(_ symbols: String...) -> Bool {
        NetworkLibrary.needsLibrary(Data(symbols.joined(separator: "\0").utf8))
    }

    @Test func contentsOfURLs() {
        #expect(needsLibrary("$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLVh_AC14ReadingOptionsVtKcfC"))
        #expect(needsLibrary("main", "$sSS10FoundationE10contentsOf8encodingSSAA3URLVh_SSAAE8EncodingVtKcfC"))
    }

    @Test func contentsOfURLsThatFixturesMayAnswer() {
        #expect(
            needsLibrary(
                "$s20FoundationEssentials4DataV05AppleA0E11_contentsOf7optionsAcA3URLV_AC14ReadingOptionsVtKcfC"))
    }

    @Test func contentsOfSequences() {
        #expect(!needsLibrary("$sSa6append10contentsOfyqd__n_t7ElementQyd__RtzSTRd__lF", "$s10Foundation3URLVMa"))
    }

    @Test func imagesFromTheNetwork() {
        #expect(needsLibrary("$s11SwiftUICore10AsyncImageV3url5scaleACyx"))
        #expect(!needsLibrary("$s11SwiftUICore5ImageV"))
        #expect(!needsLibrary())
    }
}
