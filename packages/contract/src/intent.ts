import { leavesOutcomeUnknown } from './client.ts';

/** What somebody asked for and the key under which the server knows it. */
export interface Intent {
  readonly body: string;
  readonly key: string;
  /** A try under the key may have been carried out although it failed. */
  readonly isUnknown: boolean;
}

/** 128 random bits in hex (`crypto.randomUUID` is missing on plain http). */
export function newKey(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The intent of a request: the one still unanswered when it asks for the same, else a new one. */
export function intentFor(unanswered: Intent | null, body: object, newKey: () => string): Intent {
  const text = JSON.stringify(body);
  return unanswered?.body === text ? unanswered : { body: text, key: newKey(), isUnknown: false };
}

/**
 * What a failure leaves of an intent: it keeps its key while a try under it may have been carried out. A later refusal ends that
 * no more: it may have been given before the server looked at the key.
 */
export function afterFailure<Tried extends Pick<Intent, 'isUnknown'>>(
  intent: Tried | null,
  error: unknown,
): Tried | null {
  if (intent === null || intent.isUnknown) return intent;
  return leavesOutcomeUnknown(error) ? { ...intent, isUnknown: true } : null;
}

/** Sends each request under a key of its own, and the same one again under the same key while it is unanswered. */
export function underOneKey(newKey: () => string) {
  let unanswered: Intent | null = null;
  return async <T>(body: object, send: (key: string) => Promise<T>): Promise<T> => {
    const intent = intentFor(unanswered, body, newKey);
    unanswered = intent;
    // Another request may have taken its place meanwhile.
    const isStillIt = () => unanswered?.key === intent.key;
    try {
      const answer = await send(intent.key);
      if (isStillIt()) unanswered = null;
      return answer;
    } catch (error) {
      if (isStillIt()) unanswered = afterFailure(unanswered, error);
      throw error;
    }
  };
}
