import Foundation
import SwiftData
import Testing

@Model
final class Shelf {
    var name: String
    @Relationship(deleteRule: .deny, inverse: \Book.shelf) var books: [Book] = []
    init(name: String) { self.name = name }
}

@Model
final class Book {
    #Index<Book>([\.title])
    #Unique<Book>([\.title, \.edition])
    var title: String
    var edition: Int
    var shelf: Shelf?
    init(title: String, edition: Int = 1) {
        self.title = title
        self.edition = edition
    }
}

struct DeleteRuleTests {
    private let context: ModelContext

    init() throws {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        context = ModelContext(try ModelContainer(for: Shelf.self, configurations: configuration))
    }

    @Test func whatIsDeniedIsNotSaved() throws {
        let shelf = Shelf(name: "A")
        let book = Book(title: "Toji")
        shelf.books = [book]
        context.insert(shelf)
        try context.save()
        context.delete(shelf)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        #expect(shelf.books == [book])
        context.delete(book)
        context.delete(shelf)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
    }

    @Test func agreeingInAllPropertiesOfAConstraintIsOneObject() throws {
        for edition in [1, 2, 2] { context.insert(Book(title: "Toji", edition: edition)) }
        try context.save()
        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.edition)]))
        #expect(books.map(\.edition) == [1, 2])
    }

    @Test func aChangeThatBreaksAConstraintIsNotSaved() throws {
        let books = [Book(title: "Toji", edition: 1), Book(title: "Toji", edition: 2)]
        for book in books { context.insert(book) }
        try context.save()
        books[0].edition = 2
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        #expect(books[0].edition == 1)
    }
}
