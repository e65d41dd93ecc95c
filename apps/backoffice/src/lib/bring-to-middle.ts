/** Moves a row that scrolls sideways so that one of it stands in the middle: bringing it into view would move the page as well. */
export function bringToMiddle(one: HTMLElement | null): void {
  const row = one?.parentElement;
  if (row) row.scrollLeft = one.offsetLeft - (row.clientWidth - one.offsetWidth) / 2;
}
