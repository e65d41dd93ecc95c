import { staffToken } from '../lib/api.ts';

/**
 * Sends who has no session to the login before anything is drawn, and has them back afterwards where they wanted to go. Left
 * to the pages to find out, the address jumps to the login and back for many seconds before it stays there.
 */
export function askFirst(): void {
  const [path = '', search] = window.location.hash.slice(1).split('?', 2);
  if (staffToken() !== null || path.startsWith('/login')) return;
  // As the router keeps where somebody wanted to go.
  const wanted = { nextPathname: path || '/', nextSearch: search ? `?${search}` : '' };
  window.history.replaceState({ usr: wanted, key: 'default', idx: 0 }, '', '#/login');
}
