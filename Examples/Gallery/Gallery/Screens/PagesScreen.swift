import SwiftUI

/// Pages with dots below.
struct PagesScreen: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(Fruit.allCases.indices, id: \.self) { index in
                VStack(spacing: 16) {
                    Image(systemName: "\(index + 1).circle.fill").font(.system(size: 80)).foregroundStyle(.tint)
                    Text(Fruit.allCases[index].name).font(.title)
                    Text("Page \(index + 1)").foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.tint.opacity(0.1))
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

#Preview("Pages") {
    ScreenWindow(screen: .pages)
}
