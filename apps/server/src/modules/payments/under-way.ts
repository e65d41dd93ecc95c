import type { House } from '../../house.ts';

/** A Pix takes seconds, in both directions; an institution that is at one for longer than this does not end it. */
export const underWayDays = 7;

/** Whether an institution may be left at what it is at since then. */
export const isStillAtIt = (house: House, since: Date): boolean =>
  house.clock.now().getTime() - since.getTime() < underWayDays * 86_400_000;
