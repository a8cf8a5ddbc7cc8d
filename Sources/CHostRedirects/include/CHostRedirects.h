// Requests for some hosts go to another address, and the app that makes them sees no difference.
#ifndef HANOK_CHOSTREDIRECTS_H
#define HANOK_CHOSTREDIRECTS_H

/// The variable of the environment that names them: `api.example.com=http://127.0.0.1:8080`, several with spaces between.
#define HANOK_HOST_REDIRECTS "HANOK_HOST_REDIRECTS"

/// The address that takes a URL's place, to be freed with `free`; NULL where no redirect is for its host.
char *hanok_redirected_url(const char *url, const char *redirects);

#endif
