import SwiftUI

/// The user's cities, each with its weather.
struct CityListView<Detail: View>: View {
    /// Whether the first screen has still to be shown for its time.
    @State private var isLoading: Bool
    @Binding private var dataSource: [CityWeather]
    @State private var path: [City.ID] = []
    @State private var editMode = EditMode.inactive
    /// The weather where the user is, if that is known.
    private let here: CityWeather?
    /// What is wrong with all cities alike.
    private let commonFault: Dated<WeatherError>?
    private let updating: Set<City.ID>
    private let isDemonstration: Bool
    private let refresh: () async -> Void
    private let perform: (CityListIntent) -> Void
    private let detail: (CityWeather) -> Detail

    init(
        isLoading: Bool = true, dataSource: Binding<[CityWeather]>, here: CityWeather? = nil,
        commonFault: Dated<WeatherError>? = nil, updating: Set<City.ID> = [], isDemonstration: Bool = false,
        refresh: @escaping () async -> Void = {},
        perform: @escaping (CityListIntent) -> Void = { _ in },
        @ViewBuilder detail: @escaping (CityWeather) -> Detail
    ) {
        _isLoading = State(initialValue: isLoading)
        _dataSource = dataSource
        self.here = here
        self.commonFault = commonFault
        self.updating = updating
        self.isDemonstration = isDemonstration
        self.refresh = refresh
        self.perform = perform
        self.detail = detail
    }

    var body: some View {
        ZStack {
            if isLoading || hasNoData {
                LoadingView(isLoading: $isLoading)
                    .transition(.opacity)
            } else {
                content
            }
        }
        .animation(.easeInOut(duration: 0.4), value: isLoading || hasNoData)
    }

    /// Nothing is known of any city yet, and nothing has gone wrong.
    private var hasNoData: Bool {
        !dataSource.isEmpty && dataSource.allSatisfy { $0.weather == nil && $0.error == nil }
    }

    private var content: some View {
        NavigationStack(path: $path) {
            cityListView()
                .navigationTitle(Text("Today's Weather"))
                .toolbar { toolbar }
                .environment(\.editMode, $editMode)
                .navigationDestination(for: City.ID.self) { id in
                    if let row = ([here].compactMap { $0 } + dataSource).first(where: { $0.id == id }) { detail(row) }
                }
        }
        .tint(path.isEmpty ? nil : .white)
        .onChange(of: path) {
            if path.isEmpty { perform(.showList) }
        }
    }

    // MARK: - Rows

    private func cityListView() -> some View {
        ScrollViewReader { reader in
            rows
                .onChange(of: dataSource.map(\.id)) { old, new in
                    if new.count > old.count, let added = new.last { withAnimation { reader.scrollTo(added) } }
                }
        }
        .refreshable { await refresh() }
        .demonstrationLabel(isDemonstration)
        .overlay {
            if dataSource.isEmpty { emptyList }
        }
    }

    private var rows: some View {
        List {
            age
            banner
            if let here { makeNavigationLink(of: here, isHere: true) }
            ForEach(dataSource) { row in
                makeNavigationLink(of: row)
            }
            .onDelete { dataSource.remove(atOffsets: $0) }
            .onMove { dataSource.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 0)
        .readableWidth()
    }

    private func makeNavigationLink(of row: CityWeather, isHere: Bool = false) -> some View {
        CityRowView(
            cityWeather: row, isHere: isHere, showsFault: commonFault == nil, isUpdating: updating.contains(row.id),
            open: { if editMode == .inactive { path.append(row.id) } },
            retry: { perform(.retry(row.city)) }
        )
        .cardRow()
    }

    @ViewBuilder
    private var banner: some View {
        if let commonFault {
            ErrorBanner(
                fault: commonFault, isUpdating: !updating.isEmpty, retry: { perform(.retryAll) },
                openSettings: { perform(.openSettings) }
            )
            .cardRow()
        }
    }

    @ViewBuilder
    private var age: some View {
        // Rows that are older than the others say so themselves.
        if let updated = dataSource.compactMap(\.updated).max() {
            AgeLabel(updated: updated)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .cardRow(top: 0)
        }
    }

    private var emptyList: some View {
        ContentUnavailableView {
            Label("No cities", systemImage: "building.2")
        } description: {
            Text("Add a city to see its weather.")
        } actions: {
            Button("Add City") { perform(.search) }
                .buttonStyle(.borderedProminent)
        }
    }

    // MARK: - Bar

    @ToolbarContentBuilder
    private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button {
                withAnimation { editMode = editMode == .inactive ? .active : .inactive }
            } label: {
                Text(editMode == .inactive ? "Edit" : "Done")
            }
            .disabled(dataSource.isEmpty && editMode == .inactive)
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
            Button {
                perform(.openSettings)
            } label: {
                Label("Settings", systemImage: "gearshape")
            }
            Button {
                perform(.search)
            } label: {
                Label("Add City", systemImage: "plus")
            }
        }
    }
}

extension View {
    /// A row that is a card of its own.
    fileprivate func cardRow(top: CGFloat = 5) -> some View {
        listRowSeparator(.hidden)
            .listRowBackground(Color.clear)
            .listRowInsets(EdgeInsets(top: top, leading: 16, bottom: 5, trailing: 16))
    }
}

extension CityListView where Detail == WeatherDetailView {
    init(isLoading: Bool, dataSource: Binding<[CityWeather]>) {
        self.init(isLoading: isLoading, dataSource: dataSource, isDemonstration: true) {
            WeatherDetailView(cityWeather: $0, forecast: $0.weather.map(Forecast.mock))
        }
    }
}

struct CityListView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(["ko", "en"], id: \.self) { id in
                CityListView(isLoading: false, dataSource: .constant(CityWeather.mockData))
                    .environment(\.locale, .init(identifier: id))
                    .previewDisplayName("Cities, \(id)")
            }
            ForEach(["ko", "en"], id: \.self) { id in
                CityListView(
                    isLoading: false, dataSource: .constant(CityWeather.mockData),
                    commonFault: Dated(value: .wrongKey, date: CurrentWeather.mockDate)
                ) { _ in EmptyView() }
                .environment(\.locale, .init(identifier: id))
                .previewDisplayName("Cities, wrong key, \(id)")
            }
            CityListView(isLoading: false, dataSource: .constant(CityWeather.mockData))
                .environment(\.dynamicTypeSize, .accessibility3)
                .previewDisplayName("Cities, large type")
            CityListView(isLoading: false, dataSource: .constant(CityWeather.mockData))
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("Cities, right to left")
        }
        .environment(\.fixedDate, CurrentWeather.mockDate)
    }
}
