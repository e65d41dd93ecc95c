/** What the player asked for and the key under which the server knows it. */
export interface Intent {
  readonly body: string;
  readonly key: string;
}

/** The intent of a request: the one still unanswered when it asks for the same, else a new one. */
export function intentFor(unanswered: Intent | null, body: object, newKey: () => string): Intent {
  const text = JSON.stringify(body);
  return unanswered?.body === text ? unanswered : { body: text, key: newKey() };
}
