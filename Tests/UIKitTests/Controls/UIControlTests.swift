import Drawing
import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIControlTests {
    struct Shown<Content: UIView>: UIViewRepresentable {
        let content: Content
        func makeUIView(context: Context) -> Content { content }
        func updateUIView(_ view: Content, context: Context) {}
    }

    @Test func aButtonDoesItsActions() {
        var count = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
        let harness = ViewHarness(Shown(content: button))
        harness.tap("Go")
        #expect(count == 1)
        button.isEnabled = false
        harness.settle()
        harness.tap("Go")
        #expect(count == 1)
    }

    /// As high as they are, however high the place (as in Apple's tutorial of a page control in the corner of a picture).
    @Test func controlsHugTheirHeight() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        for control in [pages, UISlider(), UISegmentedControl(items: ["a", "b"])] {
            let height = ViewHarness(Shown(content: control)).root.contentNode?.size.height ?? 0
            #expect(height > 0 && height < 60)
        }
    }

    @Test func aButtonIsMadeByItsType() {
        final class Round: UIButton {}
        let (button, round) = (UIButton(type: .close), Round(type: .system))
        #expect(button.buttonType == .close && button.currentImage != nil)
        round.setTitle("Round", for: .normal)
        #expect(round.buttonType == .system)
        #expect(ViewHarness(Shown(content: round)).element("Round") != nil)
    }

    @Test func anActionIsDoneOnceForItsEvents() {
        let control = UIControl()
        var names: [String] = []
        let action = UIAction(identifier: .init("a")) { _ in names.append("a") }
        control.addAction(action, for: .valueChanged)
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(names == ["a"])
    }

    @Test func aLabelBreaksWhereItIsTold() {
        let label = UILabel()
        label.text = "Some words that need more than one line"
        let harness = ViewHarness(Shown(content: label))
        let line = label.intrinsicContentSize
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: line.width / 2 + 20, height: 0))
        #expect(wrapped.width <= line.width / 2 + 20)
        #expect(wrapped.height > line.height * 1.5)
        #expect(harness.labels == ["Some words that need more than one line"])
    }

    /// SwiftUI's segmented pickers are UIKit's controls on iOS, and take the looks that are set for those.
    @Test func theProxyOfSegmentedControlsSetsTheLooksOfPickers() {
        let harness = ViewHarness(
            Picker("", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented).frame(width: 200))
        let proxy = UISegmentedControl.appearance()
        proxy.selectedSegmentTintColor = .red
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        harness.settle()
        let looks = harness.viewGraph.rootEnvironment.values.segmentedAppearance
        #expect(looks.selectedTitleColor == UIColor.white.color)
        #expect(looks.selectedTint == UIColor.red.color)
        let red = Paint.color(UIColor.red.rgba(in: UITraitCollection()))
        #expect(harness.displayList.commands.contains { if case .fill(_, red, _) = $0 { true } else { false } })
        proxy.selectedSegmentTintColor = nil
        proxy.setTitleTextAttributes(nil, for: .selected)
    }
}
