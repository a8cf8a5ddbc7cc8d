import Foundation
import SwiftData
import Testing

/// What happens to a store from one run of an app to the next.
struct StoreTests {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/a.store")

    enum First: VersionedSchema {
        static let versionIdentifier = Schema.Version(1, 0, 0)
        static var models: [any PersistentModel.Type] { [Note.self] }

        @Model final class Note {
            var text: String
            var length: Int
            var extra: String?
            init(text: String) {
                self.text = text
                length = text.count
            }
        }
    }

    enum Second: VersionedSchema {
        static let versionIdentifier = Schema.Version(2, 0, 0)
        static var models: [any PersistentModel.Type] { [Note.self] }

        @Model final class Note {
            @Attribute(originalName: "text") var body: String
            var length: Double
            var isPinned = true
            var summary: String?
            init(body: String) {
                self.body = body
                length = 0
            }
        }
    }

    enum Plan: SchemaMigrationPlan {
        static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
        static var stages: [MigrationStage] {
            [
                .custom(fromVersion: First.self, toVersion: Second.self) { context in
                    for note in try context.fetch(FetchDescriptor<First.Note>()) where note.text.isEmpty {
                        context.delete(note)
                    }
                    try context.save()
                } didMigrate: { context in
                    for note in try context.fetch(FetchDescriptor<Second.Note>()) { note.summary = "of \(note.body)" }
                    try context.save()
                }
            ]
        }
    }

    private func writeFirst() throws {
        let container = try ModelContainer(for: First.Note.self, configurations: ModelConfiguration(url: url))
        let context = ModelContext(container)
        for text in ["Jeju", ""] { context.insert(First.Note(text: text)) }
        try context.save()
    }

    @Test func objectsAreThereAgain() throws {
        try writeFirst()
        let container = try ModelContainer(for: First.Note.self, configurations: ModelConfiguration(url: url))
        let context = ModelContext(container)
        let new = First.Note(text: "Busan")
        context.insert(new)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<First.Note>()).map(\.text) == ["Jeju", "", "Busan"])
    }

    @Test func propertiesComeGoAndAreRenamed() throws {
        try writeFirst()
        let container = try ModelContainer(for: Second.Note.self, configurations: ModelConfiguration(url: url))
        let notes = try ModelContext(container).fetch(FetchDescriptor<Second.Note>())
        #expect(notes.map(\.body) == ["Jeju", ""])
        #expect(notes.map(\.length) == [4, 0])
        #expect(notes.map(\.isPinned) == [true, true])
    }

    @Test func aPlansStagesRunOnce() throws {
        try writeFirst()
        for _ in 1...2 {
            let container = try ModelContainer(
                for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self,
                configurations: ModelConfiguration(url: url))
            let notes = try ModelContext(container).fetch(FetchDescriptor<Second.Note>())
            #expect(notes.map(\.summary) == ["of Jeju"])
        }
    }

    @Test func aNewerStoreIsRefused() throws {
        let newer = try ModelContainer(
            for: Schema(versionedSchema: Second.self), configurations: ModelConfiguration(url: url))
        #expect(newer.schema.version == Schema.Version(2, 0, 0))
        #expect(throws: SwiftDataError.backwardMigration) {
            try ModelContainer(
                for: Schema(versionedSchema: First.self), migrationPlan: Plan.self,
                configurations: ModelConfiguration(url: url))
        }
    }

    @Test func aFileThatIsNoStoreIsRefusedAndKept() throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("This is no database, but a text that is long enough.".utf8).write(to: url)
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(for: First.Note.self, configurations: ModelConfiguration(url: url))
        }
        #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("This is no database"))
    }
}
