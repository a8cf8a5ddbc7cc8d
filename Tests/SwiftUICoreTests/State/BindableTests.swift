import Foundation
import Observation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct BindableTests {
    @Test func memberwiseInitialisersTakeTheObject() {
        let book = Book()
        let harness = ViewHarness(BookEditor(book: book), size: CGSize(width: 200, height: 100))
        harness.tap("Rename")
        #expect(book.title == "Renamed")
    }
}

@Observable
private final class Book {
    var title = "Untitled"
}

private struct BookEditor: View {
    @Bindable var book: Book

    var body: some View {
        TitleEditor(title: $book.title)
    }
}

private struct TitleEditor: View {
    @Binding var title: String

    var body: some View {
        VStack {
            Text(title)
            Button("Rename") { title = "Renamed" }
        }
    }
}
