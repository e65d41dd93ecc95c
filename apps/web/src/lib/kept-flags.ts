/* What the browser keeps of the flags; without React, because the page's first script reads them too. */
import type { KeyStore } from './storage.ts';

export interface UiFlags {
  readonly isLoginShown: boolean;
  readonly isRegisterShown: boolean;
  /** Path of the page the bars mark as current. */
  readonly selectedPage: string;
  readonly isReminderOff: boolean;
  /** The member has closed play, as far as is known: nothing invites them. */
  readonly isAway: boolean;
  /** The member has deposited before, as far as is known: no banner invites them to a first deposit. */
  readonly hasDeposited: boolean;
  /** Any sheet or dialog of the shell. */
  readonly isModalOpened: boolean;
  readonly isRailCollapsed: boolean;
  /** Short sounds of bets and wins on the game page. */
  readonly isSoundOn: boolean;
  /** Short vibrations with them, where the device can. */
  readonly isVibrationOn: boolean;
  /** Spins told quickly, where the market lets them. */
  readonly isTurboOn: boolean;
  /** What the operator calls the site. */
  readonly siteName: string;
  /** Address of the operator's logo; empty for the built-in one. */
  readonly siteLogo: string;
  /** The square mark of that logo, for narrow places. */
  readonly siteMark: string;
  /** Address of the picture behind the page on wide windows. */
  readonly pageBackground: string;
}

const storageKey = 'ui-flags';

/** Asked of the system; where there is no system to ask, as in tests, nothing moves. */
function wantsStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** What the flags tell of a member: it goes with the session. */
export const noMember = {
  isReminderOff: false,
  isAway: false,
  hasDeposited: false,
} as const satisfies Partial<UiFlags>;

const defaults: UiFlags = {
  isLoginShown: false,
  isRegisterShown: false,
  selectedPage: '/',
  ...noMember,
  isModalOpened: false,
  isRailCollapsed: false,
  isSoundOn: false,
  isVibrationOn: !wantsStillness(),
  isTurboOn: false,
  siteName: 'Arara',
  siteLogo: '',
  siteMark: '',
  pageBackground: '/backgrounds/rio-night.svg',
};

/** Flags that outlive a visit; open dialogs do not. */
const lasting = [
  'isReminderOff',
  'isAway',
  'hasDeposited',
  'isRailCollapsed',
  'isSoundOn',
  'isVibrationOn',
  'isTurboOn',
  'siteName',
  'siteLogo',
  'siteMark',
  'pageBackground',
] as const satisfies readonly (keyof UiFlags)[];

/** Reads the lasting flags; anything unreadable or of another type counts as not stored. */
export function readFlags(store: KeyStore): UiFlags {
  try {
    const stored: unknown = JSON.parse(store.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaults;
    const known = Object.entries(stored).filter(([name, value]) =>
      lasting.some((flag) => flag === name && typeof defaults[flag] === typeof value),
    );
    return { ...defaults, ...Object.fromEntries(known) };
  } catch {
    return defaults;
  }
}

/** Keeps the lasting flags. */
export function writeFlags(store: KeyStore, flags: UiFlags): void {
  store.setItem(storageKey, JSON.stringify(Object.fromEntries(lasting.map((flag) => [flag, flags[flag]]))));
}
