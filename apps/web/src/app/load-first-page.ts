import { nextTask } from '../lib/next-task.ts';
import { pendingMs, router } from './router.tsx';

/**
 * Finds the page and its own file before anything is drawn, unless that takes long: what the router tells after the first
 * drawing is drawn in one go, bars and all, and holds up a thumb.
 */
export async function loadFirstPage(): Promise<void> {
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, pendingMs))]);
  await nextTask();
}
