import AppleFoundation
import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct TransformableTests {
    /// Makes data of a point, as transformers of apps do.
    final class PointTransformer: ValueTransformer, @unchecked Sendable {
        override func transformedValue(_ value: Any?) -> Any? {
            (value as? CGPoint).map { Data("\($0.x) \($0.y)".utf8) }
        }

        override func reverseTransformedValue(_ value: Any?) -> Any? {
            let numbers = (value as? Data).map { String(decoding: $0, as: UTF8.self).split(separator: " ") }
            guard let numbers, let x = Double(numbers[0]), let y = Double(numbers[1]) else { return nil }
            return CGPoint(x: x, y: y)
        }
    }

    private func context(_ transformer: String?) throws -> NSManagedObjectContext {
        let place = NSAttributeDescription()
        place.name = "place"
        place.attributeType = .transformableAttributeType
        place.valueTransformerName = transformer
        let entity = NSEntityDescription()
        entity.name = "Pin"
        entity.properties = [place]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return try TestStore.context(try TestStore.coordinator(model))
    }

    private func saved(_ value: Any, _ context: NSManagedObjectContext) throws -> Any? {
        let pin = NSEntityDescription.insertNewObject(forEntityName: "Pin", into: context)
        pin.setValue(value, forKey: "place")
        try context.save()
        context.refresh(pin, mergeChanges: false)
        return pin.value(forKey: "place")
    }

    @Test func aTransformerOfTheAppMakesData() throws {
        ValueTransformer.setValueTransformer(PointTransformer(), forName: NSValueTransformerName("PointTransformer"))
        #expect(try saved(CGPoint(x: 1, y: 2.5), try context("PointTransformer")) as? CGPoint == CGPoint(x: 1, y: 2.5))
    }

    @Test func valuesOfFoundationAreArchivedWithout() throws {
        let context = try context(nil)
        #expect(try saved(["a": [1, 2]], context) as? [String: [Int]] == ["a": [1, 2]])
        #expect(try saved(Set(["x"]), context) as? Set<String> == ["x"])
    }

    @Test func aValueThatCantBeArchivedIsAnError() throws {
        let context = try context(nil)
        #expect(throws: NSError.self) { try saved(CGPoint(x: 1, y: 2), context) }
        #expect(context.hasChanges)
    }
}
