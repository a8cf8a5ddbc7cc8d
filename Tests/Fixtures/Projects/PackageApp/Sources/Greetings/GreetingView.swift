import SwiftUI

public struct GreetingView: View {
    public init() {}
    public var body: some View { Text("greeting", bundle: .module) }
}
