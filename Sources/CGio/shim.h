// GIO, and what of it Swift can't call.
#ifndef HANOK_CGIO_H
#define HANOK_CGIO_H

#include <gio/gio.h>

#endif
