/** Where the browser keeps the page's language; it stands alone, because what asks first brings nothing else along. */
export const languageKey = 'language';
