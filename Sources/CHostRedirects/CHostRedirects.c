// Foundation's URLSession and all that is built on it loads through libcurl, and gives it each URL by one function. The
// library that defines this function first, in the order in which the program was linked, is the one that is called: it
// looks at the URL and hands over to libcurl's own. The app's request, its response and its errors keep the old URL.
#define _GNU_SOURCE
#include "CHostRedirects.h"

#include <ctype.h>
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// From libcurl's public interface, which is stable: the option's number, and the function's form.
enum { CURLOPT_URL = 10002 };
typedef int (*SetOption)(void *handle, int option, ...);

// Where the host of an http or https URL begins; NULL for others.
static const char *host_of(const char *url) {
    if (strncasecmp(url, "http://", 7) == 0) return url + 7;
    if (strncasecmp(url, "https://", 8) == 0) return url + 8;
    return NULL;
}

char *hanok_redirected_url(const char *url, const char *redirects) {
    const char *host = url ? host_of(url) : NULL;
    if (!host || !redirects) return NULL;
    size_t authority = strcspn(host, "/?#");
    size_t length = strcspn(host, "/?#:");
    for (const char *rule = redirects; *rule;) {
        rule += strspn(rule, " ");
        size_t end = strcspn(rule, " ");
        const char *equals = memchr(rule, '=', end);
        if (equals && (size_t)(equals - rule) == length && strncasecmp(rule, host, length) == 0) {
            char *result = NULL;
            int target = (int)(rule + end - equals - 1);
            if (asprintf(&result, "%.*s%s", target, equals + 1, host + authority) < 0) return NULL;
            return result;
        }
        rule += end;
    }
    return NULL;
}

// All options take one argument of a pointer's size: pointers, longs and offsets.
__attribute__((visibility("default"))) int curl_easy_setopt(void *handle, int option, ...) {
    va_list arguments;
    va_start(arguments, option);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    SetOption next = (SetOption)dlsym(RTLD_NEXT, "curl_easy_setopt");
    if (!next) return 48;  // CURLE_UNKNOWN_OPTION
    if (option != CURLOPT_URL) return next(handle, option, argument);
    char *redirected = hanok_redirected_url(argument, getenv(HANOK_HOST_REDIRECTS));
    int result = next(handle, option, redirected ? redirected : (char *)argument);
    free(redirected);
    return result;
}
