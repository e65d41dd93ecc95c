import type { chat } from '@arara/contract';

export type Message = chat.ChatMessage;

/** Adds a message where its number puts it; one that is there already stays as it is. */
export function withMessage(items: readonly Message[], message: Message): readonly Message[] {
  if (items.some(({ id }) => id === message.id)) return items;
  return [...items, message].toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
}

export function withoutMessage(items: readonly Message[], id: string): readonly Message[] {
  return items.filter((item) => item.id !== id);
}

/**
 * The older messages once the newest page has been read anew: what has moved out of it stands with them. Null when other
 * messages may lie between, and they have to be read again.
 */
export function olderAfter(
  older: readonly Message[],
  before: readonly Message[],
  now: readonly Message[],
): readonly Message[] | null {
  const [first] = now;
  if (!first || before.length === 0) return older;
  const known = new Set(now.map(({ id }) => id));
  if (!before.some(({ id }) => known.has(id))) return null;
  return [...older, ...before.filter(({ id }) => BigInt(id) < BigInt(first.id))];
}

const closeMs = 5 * 60_000;

/** True when a message goes on where its author has just written: face and name need not stand there again. */
export function isContinued(message: Message, before: Message | undefined): boolean {
  if (!message.author || message.author.id !== before?.author?.id) return false;
  return Date.parse(message.created_at) - Date.parse(before.created_at) < closeMs;
}

export interface TextPart {
  readonly text: string;
  readonly isName: boolean;
}

const name = /(@\w{1,2}\*{3}\w{1,2})/;

/** A text as names and what stands between them. */
export function partsOf(text: string): readonly TextPart[] {
  return text
    .split(name)
    .map((part, index) => ({ text: part, isName: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** `4:09:31`, or `9:31` in the last hour. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
