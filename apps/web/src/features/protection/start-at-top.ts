/** How long a closing sheet takes to give the keyboard back to what opened it, which brings that into view. */
const closedMs = 400;

/** What is in force now stands at the top of the page: there eyes and screen readers go on. */
export function startAtTop(): void {
  setTimeout(() => {
    document.getElementById('content')?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
  }, closedMs);
}
