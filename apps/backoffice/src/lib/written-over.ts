/** How far a save is that brings another version: on its way, done, or refused because somebody was faster. A new one each time. */
export interface Ending {
  readonly kind: 'saving' | 'saved' | 'overtaken';
}

/** What is written over something that is saved: what it was found as, and what differs from that. */
export interface WrittenOver<Value extends object> {
  readonly saved: Value;
  readonly version: number;
  readonly changes: Partial<Value>;
  /** The save that the version came by last, or the one that is on its way. */
  readonly heard: Ending | null;
  /** The changes that the last save took along. */
  readonly sent: Partial<Value>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The changes without those that were taken back. */
export function changesOf<Value extends object>(
  saved: Partial<Value>,
  changes: Partial<Value>,
): Partial<Value> {
  const names = Object.keys(changes) as (keyof Value)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(changes[name], saved[name])).map((name) => [name, changes[name]]),
  ) as Partial<Value>;
}

/**
 * What is written once another version is there. While something is written it is taken up only after somebody was told that a
 * colleague was faster, and what is written then lies over it: nobody saves over what they have not been told of, and nothing that
 * was written is lost. With the version that one's own save has made what it took along is gone; what was written since lies over it.
 */
export function takenUp<Value extends object>(
  before: WrittenOver<Value>,
  saved: Value,
  version: number,
  ending: Ending | null,
): WrittenOver<Value> {
  if (ending?.kind === 'saving')
    return ending === before.heard ? before : { ...before, heard: ending, sent: before.changes };
  if (version === before.version) return before;
  const heard = ending === before.heard ? null : ending;
  const changes = changesOf(before.saved, before.changes);
  if (heard?.kind === 'saved')
    return { saved, version, changes: changesOf(before.sent, before.changes), heard, sent: {} };
  if (heard?.kind === 'overtaken' || Object.keys(changes).length === 0)
    return { saved, version, changes, heard: ending, sent: {} };
  return before;
}
