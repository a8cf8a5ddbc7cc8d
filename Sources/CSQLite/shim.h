// SQLite, and what of it Swift can't call.
#ifndef HANOK_CSQLITE_H
#define HANOK_CSQLITE_H

#include <sqlite3.h>

// Has SQLite copy what is bound. The constant is a macro that Swift can't read.
static inline sqlite3_destructor_type hanok_sqlite_transient(void) {
    return SQLITE_TRANSIENT;
}

#endif
