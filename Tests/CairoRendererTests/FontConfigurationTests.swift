import CCairoPango
import Foundation
import Testing

@testable import CairoRenderer

/// Which fonts stand in for letters that Inter lacks.
@MainActor
struct FontConfigurationTests {
    /// The families for a request in the order in which letters are looked for.
    private func families(_ request: String) -> [String] {
        FontConfiguration.installed
        let pattern = FcNameParse(request)
        defer { FcPatternDestroy(pattern) }
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let set = FcFontSort(nil, pattern, 1, nil, &result) else { return [] }
        defer { FcFontSetDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            var name: UnsafeMutablePointer<FcChar8>?
            FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, 0, &name)
            return name.map { String(cString: $0) }
        }
    }

    @Test(arguments: [
        ("Inter:lang=ko", ["Inter", "Noto Sans CJK KR"]), ("Inter:lang=ja", ["Inter", "Noto Sans CJK JP"]),
        ("Inter:lang=zh-cn", ["Inter", "Noto Sans CJK SC"]),
        ("Noto Serif:lang=ko", ["Noto Serif", "Noto Serif CJK KR"]),
        ("Noto Sans Georgian,Inter:lang=ko", ["Noto Sans Georgian", "Inter", "Noto Sans CJK KR"]),
        ("emoji", ["Noto Color Emoji"]),
    ])
    func standIns(request: String, expected: [String]) {
        #expect(Array(families(request).prefix(expected.count)) == expected)
    }
}
