import SwiftUI

struct StationListView: View {
    @State var isStarting: Bool
    @Binding var stations: [Station]

    var body: some View {
        if isStarting || stations.isEmpty {
            StartView(isStarting: $isStarting)
        } else {
            content
        }
    }

    var content: some View {
        NavigationView {
            List(stations) { station in
                link(to: station)
            }
        }
    }

    func link(to station: Station) -> some View {
        NavigationLink {
            StationView(station: station)
        } label: {
            Text(station.localName)
        }
    }
}

struct StationListView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            StationListView(isStarting: false, stations: .constant(Station.examples))
                .environment(\.locale, .init(identifier: id))
        }
    }
}
