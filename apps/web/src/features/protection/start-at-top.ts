/** What is in force now stands at the top of the page: there eyes and screen readers go on. */
export function startAtTop(): void {
  globalThis.scrollTo({ top: 0, behavior: 'instant' });
  // After the sheet has given the keyboard back to what opened it.
  setTimeout(() => document.getElementById('content')?.focus({ preventScroll: true }), 300);
}
