/** The page to show of a list: the one that was asked for, or the last one there is. `total` is undefined until it is known. */
export const pageWithin = (page: number, pageSize: number, total: number | undefined): number =>
  total === undefined ? page : Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
