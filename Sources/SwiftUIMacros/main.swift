@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The compiler starts this program and speaks with it over standard input and output until it closes them.
let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(connection: connection, provider: MacroProvider()).main()
