// libsoup's HTTP server, and what of it Swift can't call.
#ifndef HANOK_CSOUP_H
#define HANOK_CSOUP_H

#include <libsoup/soup.h>

static inline SoupServer *hanok_soup_server_new(void) {
    return soup_server_new("server-header", "hanok-demo-weather", NULL);
}

static inline void hanok_soup_pause(SoupServer *server, SoupServerMessage *message) {
#if SOUP_CHECK_VERSION(3, 2, 0)
    soup_server_message_pause(message);
#else
    soup_server_pause_message(server, message);
#endif
}

static inline void hanok_soup_unpause(SoupServer *server, SoupServerMessage *message) {
#if SOUP_CHECK_VERSION(3, 2, 0)
    soup_server_message_unpause(message);
#else
    soup_server_unpause_message(server, message);
#endif
}

#endif
