import SwiftUI

/// All places, with how far away they are.
struct PlacesView: View {
    @EnvironmentObject private var viewModel: CheckInViewModel
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(viewModel.record.places) { place in
                    NavigationLink(value: place) {
                        PlaceRow(place: place, distance: viewModel.distance(to: place))
                    }
                }
                .onDelete(perform: viewModel.removePlaces)
            }
            .overlay { if viewModel.record.places.isEmpty { NoPlaceView() } }
            .navigationTitle("Places")
            .navigationDestination(for: Place.self) { place in
                PlaceForm(title: "Edit Place", draft: PlaceDraft(place), here: viewModel.coordinate) { draft in
                    if let changed = draft.place(id: place.id) { viewModel.save(changed) }
                }
            }
            .toolbar {
                Button {
                    isAdding = true
                } label: {
                    Label("Add Place", systemImage: "plus")
                }
            }
            .sheet(isPresented: $isAdding) { addition }
        }
    }

    private var addition: some View {
        NavigationStack {
            PlaceForm(title: "New Place", draft: PlaceDraft(), here: viewModel.coordinate, cancels: true) { draft in
                if let place = draft.place() { viewModel.save(place) }
            }
        }
    }
}
