import { useState } from 'react';
import { unsent } from '../../lib/unsent.ts';

/** Answers that were begun, by conversation, for as long as the back office is open: who looks at another one comes back to them. */
const drafts = new Map<string, string>();

/** Who closes the tab or loads it anew would lose them, and is asked first. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function useDraft(conversationId: string) {
  const [text, setText] = useState(drafts.get(conversationId) ?? '');
  const write = (next: string) => {
    if (next === '') drafts.delete(conversationId);
    else drafts.set(conversationId, next);
    if (drafts.size > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    setText(next);
  };
  /** A text was sent: what was written since stays. */
  const sent = (whole: string) => write(unsent(whole, drafts.get(conversationId) ?? ''));
  return { text, write, sent };
}
