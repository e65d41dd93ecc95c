import { useState } from 'react';
import { changesOf, type Ending, takenUp, type WrittenOver } from './written-over.ts';

/**
 * What is being written over something that has versions, as `takenUp` says. `values` are what is saved with the changes over it,
 * `saved` and `version` what they are written over; `ending` is how far the last save is.
 */
export function useWritten<Value extends object>(saved: Value, version: number, ending: Ending | null) {
  const [kept, setKept] = useState<WrittenOver<Value>>({
    saved,
    version,
    changes: {},
    heard: null,
    sent: {},
  });
  const state = takenUp(kept, saved, version, ending);
  if (state !== kept) setKept(state);
  // Of one version the newest writing is taken: the language may have changed.
  const found = version === state.version ? saved : state.saved;
  return {
    values: { ...found, ...state.changes } as Value,
    saved: found,
    version: state.version,
    changes: changesOf(found, state.changes),
    write: (changes: Partial<Value>) =>
      setKept((before) => ({ ...before, changes: { ...before.changes, ...changes } })),
    discard: () => setKept((before) => ({ ...before, changes: {} })),
  };
}
