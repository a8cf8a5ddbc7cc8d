/// What the command line says about a build.
package struct BuildOptions: Sendable {
    package enum Configuration: String, Sendable { case debug, release }

    /// The name of a scheme or target; nil lets the tool choose.
    package var scheme: String?
    package var configuration = Configuration.debug

    package init(scheme: String? = nil, configuration: Configuration = .debug) {
        self.scheme = scheme
        self.configuration = configuration
    }
}
