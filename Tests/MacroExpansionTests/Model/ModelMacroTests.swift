import MacroExpansion
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

struct ModelMacroTests {
    @Test func variablesAreListedWithWhatIsSaidOfThem() {
        let expansion = Expansion(
            of: #"""
                @Model final class Trip {
                    #Unique<Trip>([\.code])
                    @Attribute(.unique, originalName: "key") var code: String
                    var isOver = false
                    @Relationship(deleteRule: .cascade) var stops: [Stop] = []
                    @Transient var isOpen = false
                    var title: String { code }
                    static var shared = 1
                    let version = 2
                }
                """#)
        #expect(expansion.errors == [])
        #expect(
            expansion.contains(
                #"SwiftData._ModelProperty("code", \Trip.code, nil, SwiftData.Schema.Attribute(.unique, originalName: "key"))"#
            ))
        #expect(expansion.contains(#"SwiftData._ModelProperty("isOver", \Trip.isOver, { false }, nil)"#))
        #expect(
            expansion.contains(
                #"SwiftData._ModelProperty("stops", \Trip.stops, { [] }, SwiftData.Schema.Relationship(deleteRule: .cascade))"#
            ))
        for name in ["isOpen", "title", "shared", "version"] {
            #expect(!expansion.contains("_ModelProperty(\"\(name)\""))
        }
        #expect(expansion.contains("@SwiftData._PersistedProperty(1)"))
        #expect(expansion.contains(#"let lists: [[Swift.PartialKeyPath<Trip>]] = [[\.code]]"#))
    }

    @Test func whatIsMadeIsAsPublicAsTheClass() {
        let expansion = Expansion(of: "@Model public final class Trip { public var code: String }")
        #expect(expansion.contains("public required init(_$storage storage: SwiftData._ModelStorage)"))
        #expect(expansion.contains("public static var _$properties: [SwiftData._ModelProperty]"))
    }

    @Test(arguments: [("nonisolated final class", "nonisolated extension"), ("final class", "extension")])
    func aModelOfNoActorConformsOnNone(introducer: String, extensionIntroducer: String) throws {
        let declaration = DeclSyntax("@Model \(raw: introducer) Trip { var code: String }")
        let extensions = try ModelMacro.expansion(
            of: "@Model", attachedTo: declaration.cast(ClassDeclSyntax.self), providingExtensionsOf: TypeSyntax("Trip"),
            conformingTo: ["PersistentModel"], in: BasicMacroExpansionContext())
        #expect(
            extensions.map { Expansion.words(of: $0.description) }
                == ["\(extensionIntroducer) Trip: SwiftData.PersistentModel {}"])
    }

    @Test(arguments: [
        ("@Model struct Trip { var code: String }", "'@Model' can only be attached to a class"),
        ("@Model class Trip { let code: String }", "A model's properties are variables"),
        ("@Model class Trip { var a = 1, b = 2 }", "A model's property needs a declaration of its own"),
    ])
    func whatCanNotBeKeptIsAnError(source: String, error: String) {
        #expect(Expansion(of: source).errors.contains { $0.hasPrefix(error) })
    }

    @Test func observersThatAreNotCalledAreSaid() {
        let expansion = Expansion(
            of: "class Trip { @_PersistedProperty(0) var name: String { didSet { print(name) } } }")
        #expect(
            expansion.errors == ["willSet and didSet of 'name' are not called, since a model keeps its value elsewhere"]
        )
    }

    @Test func anActorHasAContext() {
        let expansion = Expansion(of: "@ModelActor actor Importer {}")
        #expect(expansion.contains("nonisolated let modelContainer: SwiftData.ModelContainer"))
        #expect(expansion.contains("init(modelContainer: SwiftData.ModelContainer)"))
    }
}
