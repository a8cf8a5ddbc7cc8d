#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
