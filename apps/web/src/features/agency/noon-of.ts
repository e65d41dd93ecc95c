/** A moment inside a São Paulo day (YYYY-MM-DD) that is that day in every zone it may be shown in. */
export const noonOf = (day: string): string => `${day}T15:00:00.000Z`;
