import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Sizes of texts. The rules were measured on Apple's systems (iamcgn/swiftui-web, text/*); widths are those of our own
/// font, and compared with one another only.
@MainActor
struct TextLayoutTests {
    private func size<V: View>(_ view: V, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
        let harness = ViewHarness(view, size: CGSize(width: 1000, height: 1000))
        return harness.viewGraph.root.firstText!.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    /// San Francisco's line of one point.
    private let line: CGFloat = 2444.0 / 2048

    private func roundedUp(_ length: CGFloat) -> CGFloat { (length * 2 - 0.01).rounded(.up) / 2 }

    @Test func aLineIsAsHighAsSanFranciscosRoundedUpToThePixel() {
        #expect(size(Text("Hello")).height == 20.5)
        #expect(size(Text("안녕하세요 🎉")).height == 20.5)
        #expect(size(Text("Hello").font(.system(size: 13))).height == 16)
        #expect(size(Text("Hello").font(.largeTitle)).height == 41)
    }

    @Test func moreLinesAddTheLeadingOfTheStyle() {
        #expect(size(Text("One\nTwo")).height == roundedUp(17 * line + 22))
        #expect(size(Text("One\nTwo\nThree")).height == roundedUp(17 * line + 44))
        #expect(size(Text("One\nTwo").font(.system(size: 20))).height == roundedUp(2 * 20 * line))
    }

    @Test func lineSpacingIsTheLeastDistanceOfLines() {
        #expect(size(Text("One\nTwo").lineSpacing(10)).height == roundedUp(2 * 17 * line + 10))
        #expect(size(Text("One\nTwo").lineSpacing(1)).height == size(Text("One\nTwo")).height)
    }

    @Test func anEmptyTextIsOneLineHighAndHasNoWidth() {
        #expect(size(Text("")) == CGSize(width: 0, height: 20.5))
        #expect(size(Text(verbatim: "").bold()) == CGSize(width: 0, height: 20.5))
    }

    @Test func aTextWrapsAtSpacesAndKeepsToItsWidth() {
        let ideal = size(Text("Hello wide world"))
        let narrow = size(Text("Hello wide world"), width: ideal.width - 1)
        #expect(narrow.height == roundedUp(17 * line + 22))
        #expect(narrow.width < ideal.width)
        #expect(size(Text("Hello wide world"), width: ideal.width) == ideal)
        #expect(size(Text("Hello wide world"), width: 1000) == ideal)
    }

    @Test func withoutWidthEachCharacterHasALine() {
        #expect(size(Text("ab c"), width: 0) == CGSize(width: 0, height: roundedUp(17 * line + 44)))
        #expect(size(Text("가나다라"), width: 0) == CGSize(width: 0, height: roundedUp(17 * line + 66)))
        #expect(size(Text("ab c").lineLimit(2), width: 0) == CGSize(width: 0, height: roundedUp(17 * line + 22)))
        #expect(size(Text("abc"), width: 0, height: 0) == CGSize(width: 0, height: 20.5))
        #expect(size(Text("abc"), width: 0, height: 50) == CGSize(width: 0, height: roundedUp(17 * line + 22)))
        // The same as with a width that holds no character.
        #expect(size(Text("abc"), width: 0).height == size(Text("abc"), width: 0.01).height)
    }

    @Test func heightPressureLeavesLinesOutButForTheFirst() {
        let text = Text("One\nTwo\nThree")
        #expect(size(text, height: 45).height == roundedUp(17 * line + 22))
        #expect(size(text, height: 0).height == 20.5)
        #expect(size(Text("One"), height: 5).height == 20.5)
    }

    @Test func lineLimits() {
        let text = Text("One\nTwo\nThree")
        #expect(size(text.lineLimit(1)).height == 20.5)
        #expect(size(text.lineLimit(2)).height == roundedUp(17 * line + 22))
        #expect(size(text.lineLimit(nil)).height == roundedUp(17 * line + 44))
        #expect(size(Text("One").lineLimit(3, reservesSpace: true)).height == roundedUp(17 * line + 44))
        #expect(size(Text("One").lineLimit(2...4)).height == roundedUp(17 * line + 22))
        #expect(size(text.lineLimit(...2)).height == roundedUp(17 * line + 22))
        #expect(size(text.lineLimit(4...)).height == roundedUp(17 * line + 66))
        #expect(size(text.lineLimit(0)).height == 20.5)
    }

    @Test func alignmentOfLinesChangesNoSize() {
        let text = Text("One\nTwenty-two")
        #expect(size(text.multilineTextAlignment(.trailing)) == size(text))
    }

    @Test func aBaselineOffsetMakesTheTextHigher() {
        #expect(size(Text("One").baselineOffset(6)).height == roundedUp(17 * line + 6))
        #expect(size(Text("One").baselineOffset(-6)).height == roundedUp(17 * line + 6))
    }

    @Test func theTallestRunMakesTheLine() {
        #expect(size(Text("a") + Text("b").font(.largeTitle)).height == 41)
    }

    @Test func kerningAddsToEachLetter() {
        let plain = size(Text("abcd")).width
        #expect(abs(size(Text("abcd").kerning(2)).width - plain - 8) <= 0.5)
        #expect(abs(size(Text("abcd").tracking(2)).width - plain - 8) <= 0.5)
        #expect(abs(size(Text("abcd").kerning(5).tracking(2)).width - plain - 8) <= 0.5)
    }

    @Test func textShrinksAsFarAsItMayToFit() {
        let text = Text("A line that is much too long")
        let ideal = size(text)
        let shrunk = size(text.lineLimit(1).minimumScaleFactor(0.5), width: ideal.width * 0.7)
        // Widths are rounded up to pixels.
        #expect(shrunk.width < ideal.width * 0.7 + 0.5)
        #expect(abs(shrunk.height - ideal.height * 0.7) < 1)
        #expect(size(text.lineLimit(1), width: ideal.width * 0.7).height == ideal.height)
    }

    @Test func dynamicTypeMakesTextLargerWithoutEvaluatingABody() {
        struct Sized: View {
            let tally: Tally
            var body: some View {
                tally.body("text")
                return Text("Hello")
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Sized(tally: tally))
        var values = harness.viewGraph.rootEnvironment.values
        values.dynamicTypeSize = .xxxLarge
        harness.viewGraph.rootEnvironment.replace(values)
        harness.settle()
        // Apple, Human Interface Guidelines, Typography: body at xxxLarge is 23 points.
        #expect(harness.viewGraph.root.firstText?.size.height == roundedUp(23 * line))
        #expect(tally.bodies == ["text": 1])
    }

    @Test func dynamicTypeCanBeLimited() {
        let text = Text("Hello").dynamicTypeSize(...DynamicTypeSize.large)
        #expect(size(text.dynamicTypeSize(.accessibility5)).height == 20.5)
        #expect(size(Text("Hello").dynamicTypeSize(.accessibility5)).height == roundedUp(53 * line))
        #expect(size(Text("Hello").dynamicTypeSize(DynamicTypeSize.xLarge...)).height == roundedUp(19 * line))
    }
}

extension LayoutNode {
    /// The first text in the node.
    var firstText: TextNode? { texts.first }

    /// The texts in the node, in the order in which they are drawn.
    var texts: [TextNode] {
        var found: [TextNode] = []
        func visit(_ node: LayoutNode) {
            if let text = node as? TextNode { found.append(text) }
            node.forEachLayoutChild(visit)
        }
        visit(self)
        return found
    }
}
