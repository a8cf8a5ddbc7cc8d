import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// Identifiers, tags and conformance as Apple's list of system-declared uniform type identifiers has them.
struct UTTypeTests {
    @Test func kindsConformToTheirSupertypes() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.utf8PlainText.conforms(to: .plainText))
        #expect(UTType.fileURL.isSubtype(of: .url))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(UTType.heic.supertypes.isSuperset(of: [.heif, .image, .data, .item, .content]))
    }

    @Test func tagsLeadToKinds() {
        #expect(UTType(filenameExtension: "png") == .png)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) != .png)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    }

    @Test func unknownTagsMakeKindsOfTheirOwn() throws {
        let type = try #require(UTType(filenameExtension: "hanok"))
        #expect(type.isDynamic)
        #expect(type.preferredFilenameExtension == "hanok")
        #expect(type.conforms(to: .data))
        #expect(type == UTType(filenameExtension: "hanok"))
        #expect(UTType("com.example.nobody-declares-this") == nil)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType("dyn.xyz")?.identifier == nil)
    }

    @Test func appsDeclareKinds() throws {
        let declared = TypeDeclaration.declarations(in: [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.note", "UTTypeConformsTo": ["public.json"],
                    "UTTypeTagSpecification": ["public.filename-extension": ["note"]],
                ],
                ["UTTypeDescription": "One without a name"],
            ]
        ])
        #expect(declared.count == 1)
        #expect(declared.first?.extensions == ["note"])
        #expect(UTType(exportedAs: "com.example.other", conformingTo: .json).conforms(to: .text))
        #expect(UTType(importedAs: "com.example.third").conforms(to: .data))
    }

    @Test func kindsAreKeptByTheirNames() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test func allParentsAreDeclared() {
        for declaration in TypeDeclaration.systemDeclarations {
            for parent in declaration.parents { #expect(UTType(parent) != nil, "\(parent)") }
        }
    }
}
