import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The runs and the colours of texts.
@MainActor
struct TextDrawingTests {
    private func texts<V: View>(_ view: V, isDark: Bool = false) -> [(layout: TextLayout, paint: Paint)] {
        drawn(ViewHarness(view, size: CGSize(width: 300, height: 300), isDark: isDark))
    }

    private func drawn(_ harness: ViewHarness) -> [(layout: TextLayout, paint: Paint)] {
        harness.displayList.commands.compactMap { command in
            if case .text(let layout, _, let paint) = command { (layout, paint) } else { nil }
        }
    }

    private func runs<V: View>(_ view: V) -> [TextRun] { texts(view).first?.layout.text.runs ?? [] }

    @Test func oneColourOfAWholeTextIsItsPaint() {
        // Apple, Human Interface Guidelines, Color: system red is 255, 59, 48.
        let red = RGBA(red: 1, green: 59 / 255, blue: 48 / 255)
        #expect(texts(Text("a").foregroundColor(.red)).map(\.paint) == [.color(red)])
        #expect(texts(Text("a").foregroundStyle(.red)).map(\.paint) == [.color(red)])
        #expect(texts(VStack { Text("a") }.foregroundColor(.red)).map(\.paint) == [.color(red)])
        #expect(texts(Text("a")).map(\.paint) == [.color(.black)])
        #expect(texts(Text("a"), isDark: true).map(\.paint) == [.color(.white)])
    }

    @Test func theInnermostModifierCounts() {
        let red = texts(Text("a").foregroundColor(.red)).map(\.paint)
        #expect(texts(Text("a").foregroundColor(.red).foregroundColor(.blue)).map(\.paint) == red)
        #expect(texts(Text("a").foregroundColor(.red).frame(width: 50).foregroundColor(.blue)).map(\.paint) == red)
        #expect(runs(Text("a").font(.title).font(.body))[0].font.size == 28)
        #expect(runs(Text("a").font(.title).padding().font(.body))[0].font.size == 28)
        #expect(runs(Text("a").fontWeight(.light).padding().bold())[0].font.weight == 300)
        #expect(runs(VStack { Text("a").bold(false) }.bold())[0].font.weight == 400)
        #expect(runs(VStack { Text("a").fontWeight(nil) }.fontWeight(.heavy))[0].font.weight == 400)
    }

    @Test func joinedTextsKeepTheirLooks() {
        let runs = runs((Text("a").bold() + Text("b").italic() + Text("c")).font(.title))
        #expect(runs.map(\.string) == ["a", "b", "c"])
        #expect(runs.map(\.font.weight) == [700, 400, 400])
        #expect(runs.map(\.font.isItalic) == [false, true, false])
        #expect(runs.map(\.font.size) == [28, 28, 28])
    }

    @Test func runsOfSeveralColoursHaveThemInTheText() {
        let text = texts(Text("a") + Text("b").foregroundColor(.red))
        #expect(text.map(\.paint) == [.color(.black)])
        #expect(text[0].layout.text.runs.map { $0.color == nil } == [true, false])
    }

    @Test func aGradientAmongOtherRunsIsDrawnOverThem() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let all = texts(Text("a") + Text("b").foregroundStyle(gradient))
        #expect(all.count == 2)
        #expect(all[0].layout.text.runs.map(\.color) == [nil, .clear])
        #expect(all[1].layout.text.runs.map(\.color) == [.clear, nil])
        guard case .linearGradient(_, let start, let end) = all[1].paint else {
            Issue.record("The second is no gradient.")
            return
        }
        #expect(abs(end.x - start.x - all[0].layout.size.width) < 0.01)
    }

    @Test func coloursFollowTheAppearanceWithoutLayout() {
        let view = VStack {
            Text("plain")
            Text("a") + Text("b").foregroundColor(.red)
        }
        let harness = ViewHarness(view, size: CGSize(width: 300, height: 300))
        let light = drawn(harness)
        harness.setDark(true)
        let dark = drawn(harness)
        #expect(dark[0].paint == .color(.white))
        #expect(dark[0].layout === light[0].layout)
        // Apple, Human Interface Guidelines, Color: system red in the dark is 255, 69, 58.
        #expect(dark[1].layout.text.runs[1].color == RGBA(red: 1, green: 69 / 255, blue: 58 / 255))
    }

    @Test func decorationsOfTheViewReachItsTexts() {
        let run = runs(
            VStack { Text("a") }.underline(pattern: .dot, color: .red).strikethrough().kerning(1).baselineOffset(2)
                .monospaced().fontDesign(.serif))[0]
        #expect(run.underline?.pattern == .dot)
        #expect(run.underline?.color?.red == 1)
        #expect(run.strikethrough == TextLine())
        #expect(run.kerning == 1)
        #expect(run.baselineOffset == 2)
        #expect(run.font.design == .monospaced)
        #expect(runs(VStack { Text("a").underline(false) }.underline())[0].underline == nil)
    }

    @Test func textCaseFollowsTheLanguage() {
        #expect(runs(Text("straße").textCase(.uppercase))[0].string == "STRASSE")
        #expect(runs(Text("ABC").textCase(.lowercase))[0].string == "abc")
        let turkish = Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
        #expect(runs(turkish)[0].string == "İ")
    }

    @Test func markdownOfKeysAlone() {
        let runs = runs(Text("a **b** `c` ~~d~~"))
        #expect(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d"])
        #expect(runs.map(\.font.weight) == [400, 600, 400, 400, 400, 400])
        #expect(runs[3].font.design == .monospaced)
        #expect(runs[5].strikethrough == TextLine())
        let string = "a **b**"
        #expect(self.runs(Text(string)).map(\.string) == [string])
        #expect(self.runs(Text(verbatim: "a **b**")).map(\.string) == ["a **b**"])
    }

    @Test func markupStandsAroundValues() {
        let name = "*Ada*"
        let runs = runs(Text("Hi **\(name)**, \(3)"))
        #expect(runs.map(\.string) == ["Hi ", "*Ada*", ", 3"])
        #expect(runs.map(\.font.weight) == [400, 600, 400])
        let link = self.runs(Text("[\(name)](https://a.b/\(7))"))
        #expect(link[0].link == URL(string: "https://a.b/7"))
        #expect(link[0].string == "*Ada*")
    }

    @Test func attributesOfAStringAreDrawn() {
        var string = AttributedString("red big link")
        string[string.range(of: "red")!].foregroundColor = .red
        string[string.range(of: "big")!].font = .title
        string[string.range(of: "link")!].link = URL(string: "https://a.b")
        string.underlineStyle = .single
        let runs = runs(Text(string))
        #expect(runs.map(\.string) == ["red", " ", "big", " ", "link"])
        #expect(runs[0].color?.red == 1)
        #expect(runs[2].font.size == 28)
        #expect(runs[4].link == URL(string: "https://a.b"))
        #expect(runs.allSatisfy { $0.underline != nil })
    }

    @Test func attributedMarkdownIsRead() throws {
        let string = try AttributedString(markdown: "**b** [l](/x)", baseURL: URL(string: "https://a.b"))
        #expect(String(string.characters) == "b l")
        #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://a.b/x"])
        let kept = try AttributedString(
            markdown: "a\n  b", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(kept.characters) == "a\n  b")
    }

    @Test func symbolsStandInLines() {
        let runs = runs(Text("\(Image(systemName: "star.fill")) four").font(.system(size: 40)))
        let symbol = runs[0].attachment
        #expect(symbol != nil)
        #expect(runs[1].string == " four")
        // As large as text of 40 points, above and below its baseline.
        #expect((30...70).contains(symbol?.advance ?? 0))
        #expect((symbol?.path.boundingRect.minY ?? 0) < -20)
    }

    @Test func theSameValueIsLaidOutOnce() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Always the same")
                    Text(verbatim: "\(count)")
                    TestBox(50, 50, "button").onTapGesture { count += 1 }
                }
            }
        }
        let harness = ViewHarness(Counter(), size: CGSize(width: 300, height: 300))
        let before = drawn(harness)[0].layout
        harness.tap("button")
        #expect(drawn(harness)[0].layout === before)
        #expect(drawn(harness)[1].layout.text.runs[0].string == "1")
    }
}
