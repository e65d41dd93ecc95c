/** The rows that can be opened, as they stand on the page. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')];

/** Puts the focus on the row of something; false when it is not on the page. */
export function focusRow(id: string): boolean {
  const row = rows().find((one) => one.dataset.row === id);
  row?.focus();
  return row !== undefined;
}

/** Puts the focus so many rows further; on the first one when none has it. */
export function focusRowBy(by: 1 | -1): void {
  const all = rows();
  const here = document.activeElement?.closest<HTMLElement>('[data-row]');
  const next = here ? all[all.indexOf(here) + by] : all[0];
  next?.focus();
}
