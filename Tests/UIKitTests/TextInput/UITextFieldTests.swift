import Foundation
import Platform
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UITextFieldTests {
    struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Lets digits alone in.
    final class Digits: NSObject, UITextFieldDelegate {
        var log: [String] = []

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { string.allSatisfy(\.isNumber) }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end \(textField.text ?? "")") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return textField.resignFirstResponder()
        }
    }

    @Test func aDelegateHasItsSay() {
        let (field, digits) = (UITextField(), Digits())
        field.placeholder = "Number"
        field.delegate = digits
        let harness = ViewHarness(Shown(view: field))
        field.becomeFirstResponder()
        harness.settle()
        #expect(field.isFirstResponder)
        for text in ["4", "x", "2"] { _ = harness.send(.text(text)) }
        #expect(field.text == "42")
        harness.press("\r")
        harness.settle()
        #expect(digits.log == ["begin", "return", "end 42"])
        #expect(!field.isEditing)
    }

    @Test func aTextOfTheAppIsShown() {
        let field = UITextField()
        let harness = ViewHarness(Shown(view: field))
        field.text = "Hello"
        harness.settle()
        #expect(harness.elements.contains { $0.properties.value == "Hello" })
        field.text = nil
        #expect(field.text == "")
    }

    @Test func aTextViewIsEdited() {
        final class Note: NSObject, UITextViewDelegate {
            var texts: [String] = []
            func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
        }
        let (view, note) = (UITextView(), Note())
        view.text = "a"
        view.delegate = note
        let harness = ViewHarness(Shown(view: view))
        view.becomeFirstResponder()
        harness.settle()
        _ = harness.send(.text("b"))
        #expect(note.texts.last?.count == 2)
        #expect(view.text.contains("b"))
    }

    /// What is typed stays as it is until an app asks for capitals, in UIKit's fields as in SwiftUI's.
    @Test func aFieldCapitalizesWhereItIsAskedTo() {
        let field = UITextField()
        let harness = ViewHarness(Shown(view: field))
        field.becomeFirstResponder()
        harness.settle()
        _ = harness.send(.text("a"))
        #expect(field.text == "a")
        field.autocapitalizationType = .allCharacters
        harness.settle()
        _ = harness.send(.text("b"))
        #expect(field.text == "aB")
    }

    @Test func aTextViewSelects() {
        let view = UITextView()
        view.text = "one two"
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        let harness = ViewHarness(Shown(view: view))
        view.becomeFirstResponder()
        harness.settle()
        view.selectedRange = NSRange(location: 0, length: 3)
        harness.settle()
        _ = harness.send(.text("1"))
        #expect(view.text == "1 two")
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func aTextViewThatIsReadShowsAttributesAndLinks() {
        let view = UITextView()
        view.isEditable = false
        view.attributedText = NSAttributedString(string: "read", attributes: [.foregroundColor: UIColor.red])
        #expect(view.text == "read")
        let harness = ViewHarness(Shown(view: view))
        let plain = harness.displayList.text
        view.text = "read"
        harness.settle()
        #expect(harness.displayList.text != plain)
        view.dataDetectorTypes = .link
        view.text = "See https://example.com/a now"
        harness.settle()
        #expect(harness.elements.contains { $0.properties.role == .link })
    }
}
