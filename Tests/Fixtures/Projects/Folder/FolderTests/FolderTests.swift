import Testing

@testable import Folder

@Test func sum() { #expect(Model.sum(1, 2) == 3) }
