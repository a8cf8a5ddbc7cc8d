import Combine
import SwiftUI

/// Asks both ways, with a completion handler and with a publisher.
struct StationView: View {
    let station: Station
    @State private var called = "waiting"
    @State private var published = "waiting"
    @State private var picture: UIImage?
    @State private var subscriptions = Set<AnyCancellable>()

    var body: some View {
        VStack {
            if let picture { Image(uiImage: picture).accessibilityLabel("Picture") }
            Text("Called: \(called)")
            Text("Published: \(published)")
        }
        .onAppear(perform: ask)
    }

    private func ask() {
        guard let address = URL.reportOf(station.name) else { return }
        URLRequest.fetch(Source<StationReport>(address: address)) { result in
            switch result {
            case .success(let report):
                called = report.name + String(format: " %.1f℃", report.main.temp)
                picture = report.picture
            case .failure(let problem): called = "\(problem)"
            }
        }
        ReportSource().answer(to: NameRequest(station: station))
            .receive(on: DispatchQueue.main)
            .sink { end in
                if case .failure(let problem) = end { published = "\(problem)" }
            } receiveValue: { published = $0.name }
            .store(in: &subscriptions)
    }
}
