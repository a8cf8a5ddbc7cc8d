import ProjectBuilder
import Testing

@Suite struct EntryPointTests {
    private func entryPoint(_ source: String, file: String = "A.swift") throws -> EntryPoint {
        EntryPoint.find(in: [try Fixture.folder([file: source]) + "/" + file])
    }

    @Test func attributes() throws {
        #expect(try entryPoint("@main struct A: App {}") == .attribute(isOnApplicationDelegate: false))
        #expect(
            try entryPoint("@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}")
                == .attribute(isOnApplicationDelegate: true))
        #expect(try entryPoint("@main enum A { static func main() {} }") == .attribute(isOnApplicationDelegate: false))
    }

    @Test func anAttributeInACommentIsNone() throws {
        #expect(try entryPoint("// put @main here\nstruct A: App {}") == .none(app: "A"))
    }

    @Test func aMainFileNeedsNoAttribute() throws {
        #expect(try entryPoint("print(1)", file: "main.swift") == .mainFile)
    }

    @Test func delegatesWithoutAttributeAreFound() throws {
        #expect(
            try entryPoint(
                "class D: NSObject, UIApplicationDelegate {}\nclass S: UIResponder, UIWindowSceneDelegate {}")
                == .delegates(application: "D", scene: "S"))
    }
}
