import Combine
import Testing

struct RemoveDuplicatesTests {
    @Test func aValueLikeTheOneBeforeIsLeftOut() {
        expectMarbles("1122212|", give: "1-2--12|") { $0.removeDuplicates() }
        expectMarbles("1357#", give: "1---#") { $0.numbers.removeDuplicates { $0 % 2 == $1 % 2 } }
    }

    @Test func aThrownErrorEndsTheStream() {
        expectMarbles("1123|", give: "1-#") { source in
            source.tryRemoveDuplicates { if $1 == "2" { throw TestFailure() } else { $0 == $1 } }
        }
    }
}
