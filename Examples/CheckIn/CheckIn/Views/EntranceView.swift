import SwiftUI

/// The way to a place, and its entrance.
struct EntranceView: View {
    @EnvironmentObject private var viewModel: CheckInViewModel

    var body: some View {
        NavigationStack {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(.systemGroupedBackground))
                .navigationTitle("Check In")
                .navigationBarTitleDisplayMode(.inline)
        }
        .overlay(alignment: .top) { notice }
        .animation(.spring(duration: 0.4), value: viewModel.notice)
        .task { viewModel.start() }
        .alert("Your visits could not be saved", isPresented: hasSaveError) {
            Button("OK") {}
        } message: {
            Text(verbatim: viewModel.saveError ?? "")
        }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.whereabouts {
        case .found(let coordinate):
            if let place = viewModel.selectedPlace {
                entrance(of: place, from: coordinate)
            } else {
                NoPlaceView()
            }
        case .denied: LocationProblemView(problem: .denied)
        case .restricted: LocationProblemView(problem: .restricted)
        case .unknown: LocationProblemView(problem: .unknown)
        case .looking: ProgressView("Looking for your location…")
        }
    }

    private func entrance(of place: Place, from coordinate: Coordinate) -> some View {
        let distance = coordinate.distance(to: place.center)
        let isInside = place.contains(coordinate)
        return VStack(spacing: 20) {
            PlacePicker(places: viewModel.record.places, selected: place, select: viewModel.select)
            Spacer(minLength: 0)
            EntranceButton(
                isInside: isInside, isCheckedIn: viewModel.currentVisit?.placeID == place.id,
                arrowAngle: .degrees(viewModel.arrowAngle(to: place, from: coordinate))
            ) {
                viewModel.checkIn(at: place)
            }
            DistanceView(
                distance: distance, radius: place.radius, bearing: coordinate.bearing(to: place.center))
            Spacer(minLength: 0)
            if let visit = viewModel.currentVisit {
                CurrentVisitCard(visit: visit, checkOut: viewModel.checkOut)
            }
        }
        .padding()
    }

    @ViewBuilder
    private var notice: some View {
        if let notice = viewModel.notice {
            NoticeBanner(notice: notice, act: { act(on: notice) }, dismiss: viewModel.dismissNotice)
                .transition(.move(edge: .top).combined(with: .opacity))
        }
    }

    private func act(on notice: CheckInViewModel.Notice) {
        switch notice.change {
        case .entered:
            viewModel.select(notice.place)
            viewModel.checkIn(at: notice.place)
        case .left: viewModel.checkOut()
        }
    }

    private var hasSaveError: Binding<Bool> {
        Binding {
            viewModel.saveError != nil
        } set: {
            if !$0 { viewModel.saveError = nil }
        }
    }
}
