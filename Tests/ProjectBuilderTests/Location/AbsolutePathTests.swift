import Foundation
import ProjectBuilder
import Testing

@Suite struct AbsolutePathTests {
    private static let here = FileManager.default.currentDirectoryPath

    @Test(arguments: [
        ("a.png", "/a.png"), ("./a/./b/", "/a/b"), ("absent/../a.png", "/a.png"), (".", ""), ("", ""),
    ])
    func pathsBelowTheWorkingDirectory(path: String, below: String) {
        #expect(AbsolutePath.resolve(path) == Self.here + below)
    }

    @Test func pathsAboveTheWorkingDirectory() {
        let parent = (Self.here as NSString).deletingLastPathComponent
        #expect(AbsolutePath.resolve("..") == parent)
        #expect(AbsolutePath.resolve("../absent.png") == (parent as NSString).appendingPathComponent("absent.png"))
        let up = String(repeating: "../", count: Self.here.split(separator: "/").count + 3)
        #expect(AbsolutePath.resolve(up + "absent.png") == "/absent.png")
    }

    @Test func theParentOfALinkIsThatOfWhatItLeadsTo() throws {
        let folder = try Fixture.folder(["deep/down/a.txt": "", "b.txt": ""])
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/link", withDestinationPath: folder + "/deep/down")
        #expect(AbsolutePath.resolve(folder + "/link/../new.png") == folder + "/deep/new.png")
        #expect(AbsolutePath.resolve(folder + "/link/a.txt") == folder + "/deep/down/a.txt")
    }
}
