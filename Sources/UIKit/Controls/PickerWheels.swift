import Foundation
import SwiftUICore

/// The wheels of a picker as SwiftUI shows them.
struct PickerWheels: View {
    let picker: UIPickerView

    var body: some View {
        let _ = picker.revision.count
        HStack(spacing: 0) {
            ForEach(0..<max(0, picker.numberOfComponents), id: \.self) { component in
                wheel(component).frame(width: width(component))
            }
        }
    }

    private func width(_ component: Int) -> CGFloat? {
        let width = picker.delegate?.pickerView(picker, widthForComponent: component) ?? 0
        return width > 0 ? width : nil
    }

    private func wheel(_ component: Int) -> some View {
        let row = Binding {
            picker.selectedRow(inComponent: component)
        } set: {
            picker.turned(to: $0, component)
        }
        return Picker(selection: row) {
            ForEach(0..<picker.numberOfRows(inComponent: component), id: \.self) { PickerRow(picker, $0, component) }
        } label: {
            EmptyView()
        }
        .pickerStyle(.wheel)
        .labelsHidden()
    }
}

/// A row of a wheel: a view of the delegate's, or a title.
private struct PickerRow: View {
    let picker: UIPickerView
    let row: Int
    let component: Int

    init(_ picker: UIPickerView, _ row: Int, _ component: Int) {
        (self.picker, self.row, self.component) = (picker, row, component)
    }

    var body: some View {
        let delegate = picker.delegate
        if let view = delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil) {
            let size = view.size(for: .unspecified)
            UIViewContent(view: view).frame(width: size.width > 0 ? size.width : nil)
        } else if let text = delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            Text(AttributedString(text))
        } else {
            Text(verbatim: delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "")
        }
    }
}
