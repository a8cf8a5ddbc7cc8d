// Another program to drag to and from: a field that gives a text, one that gives a file, one that takes either.
//
//   partner TEXT FILE
//
// Each field is 200 points wide and 100 high, one below the other. What happens is said on standard output.

#include <gtk/gtk.h>
#include <stdio.h>

static void say_begin(GtkDragSource *source, GdkDrag *drag, gpointer what) { printf("gives %s\n", (char *)what); }

static void say_end(GtkDragSource *source, GdkDrag *drag, gboolean moved, gpointer what) {
    printf("gave %s\n", (char *)what);
}

static gboolean say_cancel(GtkDragSource *source, GdkDrag *drag, GdkDragCancelReason reason, gpointer what) {
    printf("nobody took %s\n", (char *)what);
    return FALSE;
}

static GtkWidget *make_source(GdkContentProvider *content, const char *what) {
    GtkWidget *field = gtk_label_new(what);
    GtkDragSource *source = gtk_drag_source_new();
    gtk_drag_source_set_content(source, content);
    g_signal_connect(source, "drag-begin", G_CALLBACK(say_begin), (gpointer)what);
    g_signal_connect(source, "drag-end", G_CALLBACK(say_end), (gpointer)what);
    g_signal_connect(source, "drag-cancel", G_CALLBACK(say_cancel), (gpointer)what);
    gtk_widget_add_controller(field, GTK_EVENT_CONTROLLER(source));
    return field;
}

static GdkDragAction say_enter(GtkDropTarget *target, double x, double y, gpointer unused) {
    char *formats = gdk_content_formats_to_string(gdk_drop_get_formats(gtk_drop_target_get_current_drop(target)));
    printf("is offered %s\n", formats);
    g_free(formats);
    return GDK_ACTION_COPY;
}

static gboolean take(GtkDropTarget *target, const GValue *value, double x, double y, gpointer unused) {
    if (G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) {
        for (GSList *file = g_value_get_boxed(value); file; file = file->next) {
            char *uri = g_file_get_uri(file->data);
            printf("took file %s\n", uri);
            g_free(uri);
        }
    } else if (G_VALUE_HOLDS(value, GDK_TYPE_TEXTURE)) {
        GdkTexture *picture = g_value_get_object(value);
        printf("took picture %dx%d\n", gdk_texture_get_width(picture), gdk_texture_get_height(picture));
    } else {
        printf("took text %s\n", g_value_get_string(value));
    }
    return TRUE;
}

static GtkWidget *make_target(void) {
    GtkWidget *field = gtk_label_new("takes");
    GType types[] = {GDK_TYPE_FILE_LIST, GDK_TYPE_TEXTURE, G_TYPE_STRING};
    GtkDropTarget *target = gtk_drop_target_new(G_TYPE_INVALID, GDK_ACTION_COPY);
    gtk_drop_target_set_gtypes(target, types, G_N_ELEMENTS(types));
    g_signal_connect(target, "enter", G_CALLBACK(say_enter), NULL);
    g_signal_connect(target, "drop", G_CALLBACK(take), NULL);
    gtk_widget_add_controller(field, GTK_EVENT_CONTROLLER(target));
    return field;
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    setvbuf(stdout, NULL, _IOLBF, 0);
    gtk_init();
    GtkWidget *window = gtk_window_new();
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GSList *files = g_slist_append(NULL, g_file_new_for_path(arguments[2]));
    GdkContentProvider *text = gdk_content_provider_new_typed(G_TYPE_STRING, arguments[1]);
    GdkContentProvider *file = gdk_content_provider_new_typed(GDK_TYPE_FILE_LIST, files);
    GtkWidget *fields[] = {make_source(text, "text"), make_source(file, "file"), make_target()};
    for (size_t index = 0; index < G_N_ELEMENTS(fields); index++) {
        gtk_widget_set_size_request(fields[index], 200, 100);
        gtk_box_append(GTK_BOX(column), fields[index]);
    }
    gtk_window_set_title(GTK_WINDOW(window), "Drag Partner");
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), column);
    gtk_window_present(GTK_WINDOW(window));
    while (TRUE) g_main_context_iteration(NULL, TRUE);
}
