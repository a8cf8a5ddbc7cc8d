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
    private let isDemonstration: Bool
    private let refresh: () async -> Void
    private let perform: (CityListIntent) -> Void
    private let detail: (CityWeather) -> Detail

    init(
        isLoading: Bool = true, dataSource: Binding<[CityWeather]>, here: CityWeather? = nil,
        isDemonstration: Bool = false, refresh: @escaping () async -> Void = {},
        perform: @escaping (CityListIntent) -> Void = { _ in },
        @ViewBuilder detail: @escaping (CityWeather) -> Detail
    ) {
        _isLoading = State(initialValue: isLoading)
        _dataSource = dataSource
        self.here = here
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
            if let here { makeNavigationLink(of: here, isHere: true) }
            ForEach(dataSource) { row in
                makeNavigationLink(of: row)
            }
            .onDelete { dataSource.remove(atOffsets: $0) }
            .onMove { dataSource.move(fromOffsets: $0, toOffset: $1) }
            age
        }
        .listStyle(.plain)
    }

    private func makeNavigationLink(of row: CityWeather, isHere: Bool = false) -> some View {
        Button {
            if editMode == .inactive { path.append(row.id) }
        } label: {
            CityRowView(cityWeather: row, isHere: isHere) { perform(.retry(row.city)) }
        }
        .buttonStyle(.plain)
        .listRowSeparator(.hidden)
        .listRowBackground(Color.clear)
        .listRowInsets(EdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16))
    }

    @ViewBuilder
    private var age: some View {
        if let updated = dataSource.compactMap(\.updated).min() {
            AgeLabel(updated: updated)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity)
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
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

extension CityListView where Detail == WeatherDetailView {
    init(isLoading: Bool, dataSource: Binding<[CityWeather]>) {
        self.init(isLoading: isLoading, dataSource: dataSource, isDemonstration: true) {
            WeatherDetailView(cityWeather: $0, forecast: .mockData)
        }
    }
}

struct CityListView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            CityListView(isLoading: false, dataSource: .constant(CityWeather.mockData))
                .environment(\.locale, .init(identifier: id))
                .previewDisplayName("Cities, \(id)")
        }
        CityListView(isLoading: false, dataSource: .constant(CityWeather.mockData))
            .environment(\.dynamicTypeSize, .accessibility2)
            .previewDisplayName("Cities, large type")
        CityListView(isLoading: false, dataSource: .constant(CityWeather.mockData))
            .environment(\.layoutDirection, .rightToLeft)
            .previewDisplayName("Cities, right to left")
    }
}
