import Deep
import Foundation

#if LOCAL
    public enum Local {
        public static var greeting: String {
            let file = Bundle.module.url(forResource: "greeting", withExtension: "txt")
            let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no resource"
            return text.trimmingCharacters(in: .whitespacesAndNewlines) + " " + deep
        }
    }
#endif
