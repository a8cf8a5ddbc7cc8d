import SwiftUI

/// The way to a place, and its entrance.
struct EntranceView: View {
    @EnvironmentObject private var viewModel: CheckInViewModel
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

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
                aboveVisit(NoPlaceView())
            }
        case .off: aboveVisit(LocationProblemView(problem: .off))
        case .denied: aboveVisit(LocationProblemView(problem: .denied))
        case .restricted: aboveVisit(LocationProblemView(problem: .restricted))
        case .unknown: aboveVisit(LocationProblemView(problem: .unknown))
        case .looking: aboveVisit(ProgressView("Looking for your location…"))
        }
    }

    /// What stands where there is no way to show. Who is checked in can leave in any case.
    private func aboveVisit(_ explanation: some View) -> some View {
        let visit = visitCard.padding([.horizontal, .bottom])
        return ViewThatFits(in: .vertical) {
            VStack(spacing: 20) {
                // As high as it is at least, so that nothing of it is left out.
                explanation.fixedSize(horizontal: false, vertical: true).frame(maxHeight: .infinity)
                visit
            }
            ScrollView {
                VStack(spacing: 20) {
                    explanation
                    visit
                }
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func entrance(of place: Place, from coordinate: Coordinate) -> some View {
        let button = EntranceButton(
            isInside: place.contains(coordinate), isCheckedIn: viewModel.currentVisit?.placeID == place.id,
            arrowAngle: .degrees(viewModel.arrowAngle(to: place, from: coordinate))
        ) {
            viewModel.checkIn(at: place)
        }
        let distance = DistanceView(
            distance: coordinate.distance(to: place.center), radius: place.radius,
            bearing: coordinate.bearing(to: place.center))
        return GeometryReader { proxy in
            ViewThatFits(in: .vertical) {
                column(place, button.diameter(260), distance)
                if proxy.size.width > proxy.size.height {
                    row(place, button.diameter(260), distance)
                    row(place, button.diameter(160), distance)
                    ScrollView { row(place, button.diameter(160), distance) }
                } else {
                    column(place, button.diameter(160), distance)
                    scrolled(place, button.diameter(110), distance)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func column(_ place: Place, _ button: some View, _ distance: some View) -> some View {
        VStack(spacing: 20) {
            picker(place)
            Spacer(minLength: 0)
            button
            distance
            Spacer(minLength: 0)
            visitCard
        }
        .padding()
    }

    /// For a small phone, or large text. The way out stays in sight as long as it leaves room for the rest.
    @ViewBuilder
    private func scrolled(_ place: Place, _ button: some View, _ distance: some View) -> some View {
        if dynamicTypeSize.isAccessibilitySize {
            ScrollView { column(place, button, distance) }
        } else {
            ScrollView {
                VStack(spacing: 8) {
                    picker(place)
                    button
                    distance
                }
                .frame(maxWidth: .infinity)
                .padding()
            }
            .safeAreaInset(edge: .bottom) { visitCard.padding(.horizontal) }
        }
    }

    /// For a phone that lies on its side.
    private func row(_ place: Place, _ button: some View, _ distance: some View) -> some View {
        HStack(spacing: 20) {
            button
            VStack(spacing: 12) {
                picker(place)
                distance
                visitCard
            }
            .frame(maxWidth: .infinity)
        }
        .padding(.horizontal)
    }

    private func picker(_ place: Place) -> some View {
        PlacePicker(places: viewModel.record.places, selected: place, select: viewModel.select)
    }

    @ViewBuilder
    private var visitCard: some View {
        if let visit = viewModel.currentVisit {
            CurrentVisitCard(visit: visit, checkOut: viewModel.checkOut)
        }
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
