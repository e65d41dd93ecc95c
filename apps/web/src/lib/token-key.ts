/** Where the browser keeps the session's token; alone, because what is asked first brings nothing else along. */
export const tokenKey = 'token';
