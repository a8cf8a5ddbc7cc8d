import CHostRedirects
import Foundation
import Testing

@Suite struct HostRedirectsTests {
    private static let redirects = "api.example.com=http://127.0.0.1:80  other.org=http://[::1]:9"

    private func redirected(_ url: String, _ redirects: String? = redirects) -> String? {
        guard let result = hanok_redirected_url(url, redirects) else { return nil }
        defer { free(result) }
        return String(cString: result)
    }

    @Test(arguments: [
        ("https://api.example.com/a/b?c=d&e", "http://127.0.0.1:80/a/b?c=d&e"),
        ("http://API.example.com:8443/", "http://127.0.0.1:80/"), ("https://api.example.com", "http://127.0.0.1:80"),
        ("HTTPS://other.org?q=http://api.example.com", "http://[::1]:9?q=http://api.example.com"),
    ])
    func requestsForTheHostsGoElsewhere(url: String, other: String) {
        #expect(redirected(url) == other)
    }

    @Test(arguments: [
        "https://example.com/", "https://api.example.com.org/", "https://my.api.example.com/", "ftp://other.org/",
        "file:///api.example.com", "api.example.com", "", "https://", "https://x.org/other.org",
    ])
    func allOthersStay(url: String) {
        #expect(redirected(url) == nil)
    }

    @Test(arguments: ["", " ", "=", "api.example.com", "other.org=", nil])
    func rulesThatSayNothingDoNothing(redirects: String?) {
        #expect(redirected("https://api.example.com/", redirects) == nil)
    }
}
