import Testing
@testable import Tested

@Suite struct MoreSumsTests {
    @Test(arguments: [1, 2]) func zero(number: Int) { #expect(Sums.add(number, 0) == number) }
}
