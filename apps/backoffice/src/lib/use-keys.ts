import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';

/** Whether this browser works by single keys; whoever is in the way of them turns them off. */
export const useAreKeysOn = () => useStore('keys', true);

/** Does what stands under a key while nobody writes, no dialog is open and keys are on; null for what cannot be done now. */
export function useKeys(byKey: Readonly<Record<string, (() => void) | null>>): void {
  const [areOn] = useAreKeysOn();
  const now = useRef(byKey);
  useEffect(() => {
    now.current = byKey;
  });
  useEffect(() => {
    if (!areOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        isWriting(event.target) ||
        document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')
      )
        return;
      const act = now.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [areOn]);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;
