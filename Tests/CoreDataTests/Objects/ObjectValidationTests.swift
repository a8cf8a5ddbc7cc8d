import Foundation
import Testing

@testable import CoreData

/// Codes are those of Apple's CoreDataErrors.h.
@MainActor @Suite struct ObjectValidationTests {
    @Test func aMandatoryValueIsMissing() throws {
        let context = try TestStore.context()
        let list = TaskList(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == 1570)
        #expect(error?.userInfo["NSValidationErrorKey"] as? String == "name")
        #expect(error?.userInfo["NSValidationErrorObject"] as? TaskList === list)
        #expect(context.hasChanges && list.isInserted)
        list.name = "Home"
        try context.save()
        #expect(!context.hasChanges)
    }

    @Test func severalFaultsAreOneError() throws {
        let context = try TestStore.context()
        _ = (TaskList(context: context), Tag("longer than ten", in: context))
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 1560)
        let codes = (error?.userInfo["NSDetailedErrors"] as? [NSError])?.map(\.code).sorted()
        #expect(codes == [1570, 1660])
    }

    @Test func aContextWithoutAStoreCantSave() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: TestStore.model)
        _ = Tag("a", in: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 134060)
    }
}
