import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The colours are those of SF Symbols: a white cloud before a yellow sun, blue rain.
@MainActor
struct SymbolColorsTests {
    private func fills(_ view: some View) -> [(path: Path, paint: Paint)] {
        // The first is the window's background.
        ViewHarness(view).displayList.commands.compactMap {
            if case .fill(let path, let paint, _) = $0 { (path, paint) } else { nil }
        }.dropFirst().map { $0 }
    }

    private let cloud = Image(systemName: "cloud.sun.fill")
    private let yellow = Paint.color(SystemColors.iOS.value(of: .yellow, isDark: false))

    @Test func symbolsHaveTheirOwnColoursInTheOriginalModes() {
        #expect(fills(cloud.renderingMode(.original)).map(\.paint) == [yellow, .color(.white)])
        #expect(fills(cloud.symbolRenderingMode(.multicolor)).map(\.paint) == [yellow, .color(.white)])
        #expect(fills(Image(systemName: "sun.max.fill").renderingMode(.original)).map(\.paint) == [yellow])
    }

    @Test func otherwiseTheyHaveTheForegroundStyle() {
        #expect(fills(cloud.foregroundStyle(.white)).map(\.paint) == [.color(.white)])
    }

    @Test(arguments: ["cloud.rain.fill", "cloud.sun.rain.fill", "cloud.moon.fill", "cloud.bolt.rain.fill"])
    func filledSymbolsOfTheWeatherAreFilled(name: String) throws {
        let path = try #require(fills(Image(systemName: name)).first?.path)
        let bounds = path.boundingRect
        #expect(path.contains(CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * 0.45)))
    }

    /// `Image(systemName: mark ?? "")` is how many a game leaves a field empty.
    @Test func noNameIsNoSymbol() {
        #expect(fills(Image(systemName: "").resizable().frame(width: 40, height: 40)).isEmpty)
    }
}
