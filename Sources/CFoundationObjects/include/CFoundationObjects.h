// Foundation compares and hashes objects of an app's own classes by what these objects say.
#ifndef HANOK_CFOUNDATIONOBJECTS_H
#define HANOK_CFOUNDATIONOBJECTS_H

#include <stdbool.h>
#include <stdint.h>

/// `isEqual(_:)` of the first object, which is defined in Swift.
bool hanok_objects_are_equal(const void *object, const void *other);

/// `hash` of an object, which is defined in Swift.
uintptr_t hanok_hash_of_object(const void *object);

#endif
