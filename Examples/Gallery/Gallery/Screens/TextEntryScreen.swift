import SwiftUI

/// Text fields and editors.
struct TextEntryScreen: View {
    @State private var name = ""
    @State private var city = String(localized: "Seoul")
    @State private var password = "secret"
    @State private var amount = 12.5
    @State private var note = String(localized: "A hanok is a Korean house, built of wood, clay and paper.")
    @State private var submitted: LocalizedStringKey = "Nothing sent"
    @FocusState private var isNameFocused: Bool

    var body: some View {
        SpecimenPage {
            Text(submitted).accessibilityIdentifier("submitted")
            Specimen("Plain") {
                TextField("Name", text: $name)
                    .focused($isNameFocused)
                    .onSubmit { submitted = "Sent: \(name)" }
                Button("Focus") { isNameFocused = true }
            }
            Specimen("Rounded") {
                TextField("City", text: $city, prompt: Text("Where?"))
                SecureField("Password", text: $password)
                TextField("Amount", value: $amount, format: .number)
                    .keyboardType(.decimalPad)
                TextField("Disabled", text: .constant("")).disabled(true)
            }
            .textFieldStyle(.roundedBorder)
            Specimen("Several Lines") {
                TextField("Note", text: $note, axis: .vertical)
                    .lineLimit(2...4)
                    .textFieldStyle(.roundedBorder)
            }
            Specimen("Editor") {
                TextEditor(text: $note)
                    .frame(height: 120)
                    .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
            }
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isNameFocused = false }
            }
        }
    }
}

#Preview("Text Entry") {
    ScreenWindow(screen: .textEntry)
}
