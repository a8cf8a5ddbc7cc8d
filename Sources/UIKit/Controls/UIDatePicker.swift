import Foundation
import SwiftUICore

/// A control that chooses a date, a time, or both.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    @nonexhaustive public enum Mode: Int, Sendable {
        case time, date, dateAndTime
        /// Hours and minutes from now on; shown as a time here.
        case countDownTimer
        case yearAndMonth
    }

    @nonexhaustive public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

    /// One that is out of range counts as the nearest.
    open var date = Date() { didSet { if date != oldValue { invalidateContent() } } }
    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
    open var minimumDate: Date? { didSet { invalidateContent() } }
    open var maximumDate: Date? { didSet { invalidateContent() } }
    /// nil is the user's.
    open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
    /// nil is the user's.
    open var calendar: Calendar! { didSet { invalidateIntrinsicContentSize() } }
    /// nil is the user's.
    open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }

    /// What is shown: an automatic picker is compact.
    open var datePickerStyle: Style { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        sizeToFit()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setDate(_ date: Date, animated: Bool) {
        withAnimation(animated ? .default : nil) { self.date = date }
    }

    override open var intrinsicContentSize: CGSize { ViewMeasurement.size(of: picker, for: .unspecified) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func makeContent() -> AnyView { AnyView(picker.disabled(!isEnabled).tint(tintColor.color)) }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }

    private var range: ClosedRange<Date> {
        let least = minimumDate ?? .distantPast
        return least...max(least, maximumDate ?? .distantFuture)
    }

    private var picker: some View {
        let date = Binding { [unowned self] in
            min(max(self.date, range.lowerBound), range.upperBound)
        } set: { [unowned self] in
            self.date = $0
            sendActions(for: .valueChanged)
        }
        return styled(DatePicker(selection: date, in: range, displayedComponents: components) { EmptyView() })
            .labelsHidden()
            .transformEnvironment(\.self) { [locale, calendar, timeZone] environment in
                environment.locale = locale ?? environment.locale
                environment.calendar = calendar ?? environment.calendar
                environment.timeZone = timeZone ?? environment.timeZone
            }
    }

    @ViewBuilder
    private func styled(_ picker: some View) -> some View {
        switch datePickerStyle {
        case .automatic, .compact: picker.datePickerStyle(.compact)
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        }
    }
}
