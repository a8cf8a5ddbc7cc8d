import SwiftUI

/// Stacks and grids.
struct GridsScreen: View {
    var body: some View {
        SpecimenPage {
            Specimen("Grid") {
                Grid(alignment: .leading) {
                    GridRow {
                        Text("Fruit").bold()
                        Text("Weight").bold().gridColumnAlignment(.trailing)
                    }
                    Divider()
                    ForEach(Fruit.allCases) { fruit in
                        GridRow {
                            Text(fruit.name)
                            Text("\(fruit.rawValue.count * 20) g").monospacedDigit()
                        }
                    }
                }
            }
            Specimen("Adaptive columns") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                    ForEach(0..<9) { tile($0) }
                }
            }
            Specimen("Rows that scroll") {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))]) {
                        ForEach(0..<40) { tile($0).frame(width: 60) }
                    }
                }
                .frame(height: 100)
            }
            Specimen("Layers") {
                ZStack(alignment: .bottomTrailing) {
                    tile(3).frame(height: 80)
                    Text("On top").padding(4).background(.background, in: .capsule).padding(8)
                }
            }
        }
    }

    private func tile(_ number: Int) -> some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(Color(hue: Double(number % 10) / 10, saturation: 0.5, brightness: 0.9))
            .frame(height: 44)
            .overlay { Text(number, format: .number).foregroundStyle(.black) }
    }
}

#Preview("Grids") {
    ScreenWindow(screen: .grids)
}
