/// Names of frameworks of which Hanok has nothing, as Apple's developer documentation lists them.
extension AppleFrameworks {
    /// The framework that a name is of; nil for one that is not known to be of an absent one.
    package static func framework(of name: String) -> String? {
        if let module = modules[name] { return module }
        let capitals = name.prefix { $0.isUppercase || $0.isNumber }
        // `MKMapView`: the last capital begins the word behind the prefix.
        guard capitals.count > 2 else { return nil }
        return prefixes[String(capitals.dropLast())]
    }

    /// What to do without a name.
    package static func advice(for name: String) -> String? {
        if ["observe", "NSKeyValueObservation", "NSKeyValueObservingOptions"].contains(name) {
            return "key-value observation needs Apple's Objective-C runtime; @Published and @Observable are there"
        }
        if let advice = ownAdvice.first(where: { name.hasPrefix($0.key) }) { return advice.value }
        return framework(of: name).flatMap { substitutes[$0] }
    }

    /// What to do without a framework.
    package static func advice(forModule name: String) -> String {
        substitutes[name] ?? "leave out what needs it behind #if canImport(\(name))"
    }

    /// By the beginning of names of UIKit.
    private static let ownAdvice = [
        "UIStoryboard": "storyboards are not read; make the views in code", "UINib": "make the views in code",
        "UICollectionView": "UITableView, or LazyVGrid", "UITabBarController": "TabView",
        "UISplitViewController": "NavigationSplitView", "UIPageViewController": "TabView in the style .page",
        "UISearchController": "searchable", "UIRefreshControl": "refreshable",
    ]

    private static let modules: [String: String] = {
        var result: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for name in words.dropFirst() { result[name] = words[0] }
        }
        return result
    }()

    private static let table = """
        Charts Chart BarMark LineMark PointMark AreaMark RuleMark RectangleMark SectorMark AxisMarks AxisValueLabel
        Charts AxisGridLine AxisTick ChartContent ChartProxy PlottableValue chartXAxis chartYAxis chartLegend
        Charts chartForegroundStyleScale chartXScale chartYScale chartXSelection chartOverlay chartPlotStyle
        MapKit Map Marker Annotation MapMarker MapPin MapAnnotation MapCameraPosition MapCameraBounds MapPolyline
        MapKit MapCircle MapPolygon MapStyle UserAnnotation MapUserLocationButton MapCompass LookAroundPreview
        MapKit MapContentBuilder mapStyle mapControls
        WidgetKit Widget WidgetBundle WidgetConfiguration StaticConfiguration IntentConfiguration WidgetCenter
        WidgetKit AppIntentConfiguration TimelineProvider IntentTimelineProvider AppIntentTimelineProvider TimelineEntry
        WidgetKit Timeline WidgetFamily widgetFamily widgetURL
        UserNotifications UNUserNotificationCenter UNMutableNotificationContent UNNotificationRequest
        PhotosUI PhotosPicker PhotosPickerItem photosPicker
        StoreKit requestReview ProductView StoreView SubscriptionStoreView
        AuthenticationServices SignInWithAppleButton
        WebKit WebView WebPage
        AVKit VideoPlayer
        QuickLook quickLookPreview
        TipKit TipView popoverTip
        """

    private static let prefixes = [
        "MK": "MapKit", "AV": "AVFoundation", "HK": "HealthKit", "UN": "UserNotifications", "WK": "WebKit",
        "SK": "StoreKit", "CK": "CloudKit", "EK": "EventKit", "CN": "Contacts", "PH": "Photos", "SF": "SafariServices",
        "CM": "CoreMotion", "CB": "CoreBluetooth", "LA": "LocalAuthentication", "SCN": "SceneKit", "AR": "ARKit",
        "MTL": "Metal", "MTK": "MetalKit", "CI": "CoreImage", "VN": "Vision", "ML": "CoreML", "NL": "NaturalLanguage",
        "PDF": "PDFKit", "MF": "MessageUI", "MP": "MediaPlayer", "AS": "AuthenticationServices", "NW": "Network",
        "GK": "GameKit", "GC": "GameController", "WC": "WatchConnectivity", "PK": "PassKit", "QL": "QuickLook",
        "CS": "CoreSpotlight", "MC": "MultipeerConnectivity", "CH": "CoreHaptics", "CX": "CallKit", "IN": "Intents",
        "LP": "LinkPresentation", "RP": "ReplayKit", "MX": "MetricKit", "HM": "HomeKit", "BG": "BackgroundTasks",
    ]
}
