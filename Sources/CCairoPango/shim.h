// pango_find_base_dir has no successor outside PangoLayout.
#define PANGO_DISABLE_DEPRECATION_WARNINGS

#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
