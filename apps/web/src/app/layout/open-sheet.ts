import { createStore, useStore } from '../../lib/store.ts';
import { setFlags } from '../../lib/ui-flags.ts';

/** The sheets of the shell; one at a time. */
export type SheetName = 'menu' | 'language';

const shown = createStore<SheetName | null>(null);

export const useShownSheet = () => useStore(shown, (name) => name);

export function openSheet(name: SheetName): void {
  shown.set(name);
  setFlags({ isModalOpened: true });
}

export function closeSheet(): void {
  shown.set(null);
  setFlags({ isModalOpened: false });
}
