/// A file without any import.
func describe(_ number: Int) -> String {
    Array(repeating: "very", count: number).joined(separator: " ").capitalized
}
