// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Ledger",
    products: [.library(name: "Ledger", targets: ["Ledger"])],
    dependencies: [.package(path: "../Money")],
    targets: [.target(name: "Ledger", dependencies: [.product(name: "Money", package: "Money")])]
)
