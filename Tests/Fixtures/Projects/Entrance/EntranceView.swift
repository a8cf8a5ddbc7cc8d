import SwiftUI

struct EntranceView: View {
    @ObservedObject var visitor: Visitor
    let name: String = "hanok"

    var body: some View {
        let _ = print("body")
        VStack {
            Text("Check-In")
            Spacer()
            DoorButton(isOpen: visitor.isInside)
            Spacer()
            Text("Name: \(name)")
            Text("Distance: \(Int(visitor.distance)) meter")
        }
    }
}

struct DoorButton: View {
    var isOpen: Bool

    var body: some View {
        Button {
            print("knock")
        } label: {
            if isOpen == true {
                Image("openDoor").resizable()
            } else {
                Image("closedDoor").resizable()
            }
        }
    }
}
