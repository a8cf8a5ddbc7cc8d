// What GTK offers only as macros or as functions that Swift can't call, and the system calls beside it.
#ifndef HANOK_CGTK4_H
#define HANOK_CGTK4_H

// The calls that newer GTK versions deprecate are all that GTK 4.8 has.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gtk/gtk.h>
#include <sys/epoll.h>

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

/// The name of an object's class, such as "GdkX11Display".
static inline const char *hanok_type_name(void *object) { return G_OBJECT_TYPE_NAME(object); }

/// Whether the compositor itself can draw a frame around windows, by the protocol that this GTK speaks.
static inline gboolean hanok_draws_server_side_frames(GdkDisplay *display) {
#ifdef GDK_WINDOWING_WAYLAND
    if (GDK_IS_WAYLAND_DISPLAY(display))
        return gdk_wayland_display_query_registry(display, "org_kde_kwin_server_decoration_manager");
#endif
    return TRUE;
}

/// A Cairo surface on an X11 window, with nothing between; NULL for windows of other displays.
static inline cairo_surface_t *hanok_create_x11_surface(GdkSurface *surface) {
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_SURFACE(surface)) {
        Display *display = GDK_SURFACE_XDISPLAY(surface);
        XWindowAttributes attributes;
        if (!XGetWindowAttributes(display, GDK_SURFACE_XID(surface), &attributes)) return NULL;
        return cairo_xlib_surface_create(
            display, GDK_SURFACE_XID(surface), attributes.visual, attributes.width, attributes.height);
    }
#endif
    return NULL;
}

/// Has Cairo ask an X11 display what it can, which Cairo keeps as long as the display is open.
static inline void hanok_prepare_x11_painting(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
    if (!display || !GDK_IS_X11_DISPLAY(display)) return;
    Display *server = gdk_x11_display_get_xdisplay(display);
    cairo_surface_destroy(
        cairo_xlib_surface_create(server, DefaultRootWindow(server), DefaultVisual(server, DefaultScreen(server)), 1, 1));
#endif
}

/// A boolean property; false where the object has none of that name.
static inline gboolean hanok_boolean_property(void *object, const char *name) {
    gboolean value = FALSE;
    if (g_object_class_find_property(G_OBJECT_GET_CLASS(object), name)) g_object_get(object, name, &value, NULL);
    return value;
}

/// A string property, to be freed with g_free; NULL where the object has none of that name.
static inline char *hanok_copy_string_property(void *object, const char *name) {
    char *value = NULL;
    if (g_object_class_find_property(G_OBJECT_GET_CLASS(object), name)) g_object_get(object, name, &value, NULL);
    return value;
}

/// Tells an input method that what is entered is secret, or is not.
static inline void hanok_set_secure_input(GtkIMContext *context, gboolean secure) {
    GtkInputPurpose purpose = secure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM;
    GtkInputHints hints = secure ? GTK_INPUT_HINT_PRIVATE : GTK_INPUT_HINT_NONE;
    g_object_set(context, "input-purpose", purpose, "input-hints", hints, NULL);
}

#endif
