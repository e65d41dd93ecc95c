/** What of a field is left once a text from it was sent: whoever writes on meanwhile loses nothing. */
export const unsent = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
