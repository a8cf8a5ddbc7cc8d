import SwiftUI

struct BadgeList: View {
    var body: some View {
        VStack { BadgeView(title: "One"); BadgeView(title: "Two") }
    }
}

struct BadgeList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BadgeList()
            BadgeList()
                .previewDisplayName("Small phone")
                .previewDevice("iPhone SE (1st generation)")
        }
        BadgeView(title: "Fixed").previewLayout(.fixed(width: 120, height: 60))
    }
}

struct BadgeRow_Previews: PreviewProvider {
    static var previews: some View {
        BadgeView(title: "Row").previewLayout(.fixed(width: 200, height: 40))
    }
}
