import Foundation
import SwiftUI
import SwiftUITestSupport
import Testing

@testable import CoreData

@MainActor
struct SectionedFetchRequestTests {
    private struct SectionsView: View {
        @SectionedFetchRequest<Bool, Task>(
            sectionIdentifier: \.isDone, sortDescriptors: [SortDescriptor(\.isDone), SortDescriptor(\.title)])
        var sections

        var body: some View {
            VStack {
                ForEach(sections) { section in
                    Text(section.id ? "Done" : "Open")
                    ForEach(section, id: \.objectID) { Text($0.title ?? "?") }
                }
            }
        }
    }

    @Test func objectsStandInTheirSections() throws {
        let context = try TestStore.context()
        let first = Task("a", in: context)
        _ = Task("b", in: context)
        let harness = ViewHarness(SectionsView().environment(\.managedObjectContext, context))
        #expect(harness.labels == ["Open", "a", "b"])
        first.isDone = true
        context.processPendingChanges()
        harness.settle()
        #expect(harness.labels == ["Open", "b", "Done", "a"])
    }
}
