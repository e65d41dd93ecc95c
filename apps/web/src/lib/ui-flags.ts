import { noMember, readFlags, type UiFlags, writeFlags } from './kept-flags.ts';
import { localStore } from './storage.ts';
import { createStore, useStore } from './store.ts';

const flags = createStore<UiFlags>(readFlags(localStore));

/** The flags as they stand, outside React. */
export const currentFlags = (): UiFlags => flags.get();

/** Follows one flag. */
export function useFlag<Name extends keyof UiFlags>(name: Name): UiFlags[Name] {
  return useStore(flags, (state) => state[name]);
}

/** Changes some flags and stores those that last. */
export function setFlags(change: Partial<UiFlags>): void {
  flags.set({ ...flags.get(), ...change });
  writeFlags(localStore, flags.get());
}

/** Whoever sits here next is told nothing of the member before. */
export function forgetMemberFlags(): void {
  setFlags(noMember);
}
