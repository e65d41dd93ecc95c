import { useEffect, useEffectEvent } from 'react';
import { type StakeLimits, stakeDown, stakeUp } from './stakes.ts';

interface PlayKeys {
  press(): void;
  stakeCents: bigint;
  limits: StakeLimits;
  setStake(cents: bigint): void;
  isLocked: boolean;
}

/** Space plays, the up and down arrows change the stake; never while a control or a sheet has the keyboard. */
export function usePlayKeys({ press, stakeCents, limits, setStake, isLocked }: PlayKeys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isFree(event.target)) return;
    if (event.code === 'Space') {
      event.preventDefault();
      press();
    } else if (!isLocked && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      setStake(event.key === 'ArrowUp' ? stakeUp(stakeCents, limits) : stakeDown(stakeCents, limits));
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return !target.closest(
    'input, select, textarea, button, a, summary, [role], [contenteditable], [tabindex]:not(main)',
  );
}
