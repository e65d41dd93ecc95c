import { closeNotice } from './session.ts';
import { setFlags } from './ui-flags.ts';

/** Takes the login that lies over the page away, and what it was opened for. */
export function closeAuth(): void {
  setFlags({ isLoginShown: false, isRegisterShown: false, isModalOpened: false });
  closeNotice();
}
