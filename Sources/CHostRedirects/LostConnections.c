// Foundation asks libcurl how a request has ended, and for the error of the connection below it. Two endings mean another
// error to Foundation here than they do on Apple's platforms: an answer that is cut short and a connection that is closed
// before the answer are lost connections there (`URLError.networkConnectionLost`). They are told so that Foundation takes
// them for that.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>

// From libcurl's public interface, which is stable.
typedef struct {
    int kind;
    void *handle;
    union {
        void *other;
        int result;
    } data;
} Message;
enum { CURLMSG_DONE = 1, CURLE_PARTIAL_FILE = 18, CURLE_UNKNOWN_OPTION = 48, CURLE_GOT_NOTHING = 52, CURLE_RECV_ERROR = 56 };
enum { CURLINFO_OS_ERRNO = 0x200019 };
typedef Message *(*ReadMessage)(void *multi, int *remaining);
typedef int (*GetInfo)(void *handle, int info, ...);

// Foundation asks for a request's error on the thread on which it has learned of the request's end.
static _Thread_local void *lost;

__attribute__((visibility("default"))) Message *curl_multi_info_read(void *multi, int *remaining) {
    ReadMessage next = (ReadMessage)dlsym(RTLD_NEXT, "curl_multi_info_read");
    Message *message = next ? next(multi, remaining) : NULL;
    if (!message || message->kind != CURLMSG_DONE) return message;
    int result = message->data.result;
    lost = NULL;
    if (result == CURLE_PARTIAL_FILE || result == CURLE_GOT_NOTHING || result == CURLE_RECV_ERROR) {
        message->data.result = CURLE_RECV_ERROR;
        lost = message->handle;
    }
    return message;
}

// The third argument of all informations is a pointer to where it goes.
__attribute__((visibility("default"))) int curl_easy_getinfo(void *handle, int info, ...) {
    va_list arguments;
    va_start(arguments, info);
    void *result = va_arg(arguments, void *);
    va_end(arguments);
    GetInfo next = (GetInfo)dlsym(RTLD_NEXT, "curl_easy_getinfo");
    if (!next) return CURLE_UNKNOWN_OPTION;
    int status = next(handle, info, result);
    if (status == 0 && info == CURLINFO_OS_ERRNO && handle == lost) *(long *)result = ECONNRESET;
    return status;
}
