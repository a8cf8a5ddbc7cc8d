import Foundation
import Testing

@testable import ProjectBuilder

struct BuildFolderTests {
    @Test(arguments: [
        (["XDG_CACHE_HOME": "/cache", "HOME": "/home/me"], "/cache/hanok"),
        (["HOME": "/home/me"], "/home/me/.cache/hanok"),
        (["XDG_CACHE_HOME": "relative", "HOME": "/home/me"], "/home/me/.cache/hanok"),
        ([:], NSHomeDirectory() + "/.cache/hanok"),
    ])
    func theCacheIsWhereTheEnvironmentSays(environment: [String: String], expected: String) {
        #expect(BuildFolder.cache(environment) == expected)
    }
}
