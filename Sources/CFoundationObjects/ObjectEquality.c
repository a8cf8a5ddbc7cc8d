// The C half of Foundation on Linux tells its own objects from those of Swift by the number of a type, which its own keep
// in their first field. An object of another class has a property of its own there. Where that property's bits make the
// number zero, as those of a small number do, it is taken for an object of no type, and comparing it ends the process:
// attributed strings do so with fonts, colours and paragraph styles. The library that defines these functions first, in
// the order in which the program was linked, is the one that is called: what has no type is asked itself.
#define _GNU_SOURCE
#include "CFoundationObjects.h"

#include <dlfcn.h>
#include <stddef.h>

typedef unsigned char (*Equal)(const void *, const void *);
typedef uintptr_t (*Hash)(const void *);

// What an object of Foundation's begins with; the type's number is in bits 8 to 17 of the information.
typedef struct {
    void *class;
    uint64_t references;
    uint64_t information;
} Object;

static bool has_no_type(const void *object) { return ((((const Object *)object)->information >> 8) & 0x3FF) == 0; }

static void *next(const char *name, void **known) {
    void *function = __atomic_load_n(known, __ATOMIC_RELAXED);
    if (!function) {
        function = dlsym(RTLD_NEXT, name);
        __atomic_store_n(known, function, __ATOMIC_RELAXED);
    }
    return function;
}

__attribute__((visibility("default"))) unsigned char CFEqual(const void *object, const void *other) {
    static void *known;
    if (object && other && object != other) {
        if (has_no_type(object)) return hanok_objects_are_equal(object, other);
        if (has_no_type(other)) return hanok_objects_are_equal(other, object);
    }
    return ((Equal)next("CFEqual", &known))(object, other);
}

__attribute__((visibility("default"))) uintptr_t CFHash(const void *object) {
    static void *known;
    if (object && has_no_type(object)) return hanok_hash_of_object(object);
    return ((Hash)next("CFHash", &known))(object);
}
