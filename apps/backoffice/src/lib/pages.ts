/** The page to show of a list: the one that was asked for, or the last one there is. `total` is undefined until it is known. */
export const pageWithin = (page: number, pageSize: number, total: number | undefined): number =>
  total === undefined ? page : Math.min(page, Math.max(1, Math.ceil(total / pageSize)));

/**
 * Where the pages begin that were turned to, after one more. While that page is on its way (`isWaiting`) another stands in its place, whose
 * end leads elsewhere: to the same page again, or past one that nobody has seen.
 */
export const turnedTo = (
  marks: readonly string[],
  next: string | null,
  isWaiting: boolean,
): readonly string[] => (next === null || isWaiting ? marks : [...marks, next]);

/**
 * Where the pages begin once it is known how many rows the last one has: none, and it was decided about all of them, or they have gone
 * elsewhere. Whoever is there stands at the page before it, for an empty one says that nothing waits.
 */
export const marksLeft = (
  marks: readonly string[],
  rows: number | undefined,
  isWaiting: boolean,
): readonly string[] => (rows === 0 && !isWaiting ? marks.slice(0, -1) : marks);
