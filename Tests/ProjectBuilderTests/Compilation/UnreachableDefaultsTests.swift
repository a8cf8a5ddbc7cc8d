import Testing

@testable import ProjectBuilder

struct UnreachableDefaultsTests {
    @Test func aDefaultIsUnreachableOnlyInEnumerationsOfTheApp() throws {
        let folder = try Fixture.folder([
            "A.swift": """
            enum Own { case left, right }
            func theirs(_ phase: Phase) { switch phase { case .empty: break
            case .failure(let error), .other(let error): print(error)
            default: break } }
            func own(_ own: Own) { switch own { case .left: break
            case .right: break
            default: break } }
            func never(_ text: String?) { switch text { case .some: break
            case .none: break
            default: break } }
            """
        ])
        let defaults = UnreachableDefaults(sources: [folder + "/A.swift"])
        func hides(_ line: Int) -> Bool {
            defaults.hides("\(folder)/A.swift:\(line):1: warning: default will never be executed\n default: break")
        }
        #expect(hides(4))
        #expect(!hides(7))
        #expect(!hides(10))
        #expect(!defaults.hides("\(folder)/A.swift:4:1: warning: something else"))
    }
}
