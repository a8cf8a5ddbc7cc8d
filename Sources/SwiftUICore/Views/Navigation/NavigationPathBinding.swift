/// The path of a navigation stack, whatever its type.
package struct NavigationPathBinding {
    /// The values, in order.
    let values: () -> [AnyHashable]
    /// Adds a value at the end; false where the path is of another type.
    let append: (any Hashable) -> Bool
    /// Keeps as many values.
    let truncate: (Int) -> Void

    init<Data>(_ binding: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        values = { binding.wrappedValue.map { AnyHashable($0) } }
        append = { value in
            guard let value = value as? Data.Element else { return false }
            binding.wrappedValue.append(value)
            return true
        }
        truncate = { count in
            var path = binding.wrappedValue
            guard path.count > count else { return }
            path.removeLast(path.count - count)
            binding.wrappedValue = path
        }
    }

    init(_ binding: Binding<NavigationPath>) {
        values = { binding.wrappedValue.elements.map(\.value) }
        append = { value in
            func add<V: Hashable>(_ value: V) { binding.wrappedValue.append(value) }
            add(value)
            return true
        }
        truncate = { count in
            let surplus = binding.wrappedValue.count - count
            if surplus > 0 { binding.wrappedValue.removeLast(surplus) }
        }
    }
}
