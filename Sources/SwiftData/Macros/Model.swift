import Foundation
import Observation

/// Makes a class a model: what it holds is kept in a store, and each of its properties is observed.
///
/// ```swift
/// @Model
/// final class Trip {
///     var name: String
///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///     init(name: String) { self.name = name }
/// }
/// ```
/// A property is kept whose type is `Codable`, or a model, an array of models, or one of these as an optional.
/// Computed properties, and those with `@Transient`, are not.
@attached(
    member, names: named(_$storage), named(_$observationRegistrar), named(init(_$storage:)), named(_$properties),
    named(_$indices), named(_$uniqueConstraints)
)
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Put on each property by `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
    #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Says how a property of a model is kept.
/// - Parameter originalName: what it was called in a store written before.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "PropertyAnnotationMacro")

/// Says how a model's objects belong to those of another.
/// - Parameter inverse: the property of the other model that leads back; without one it is the only one that does.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "PropertyAnnotationMacro")

/// Leaves a property of a model out of its store; it needs a value to begin with.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "PropertyAnnotationMacro")

/// Has the store find a model's objects by some of its properties quickly.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelAnnotationMacro")

/// Has no two objects of a model agree in some of its properties: of two that do, one is saved, with what the newer holds.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelAnnotationMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
