const saoPaulo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as a field for date and time holds it, on the clocks of São Paulo; empty for none. */
export const fieldOf = (iso: string | null): string =>
  iso === null ? '' : saoPaulo.format(new Date(iso)).replace(' ', 'T');

/**
 * What a field holds as a moment; null when it is empty. A date that does not exist (a year with a digit too many) stays as it is, for
 * the server to refuse in its place. Brazil has kept UTC-3 all year since 2019.
 */
export function momentOf(field: string): string | null {
  if (field === '') return null;
  const moment = new Date(`${field}:00-03:00`);
  return Number.isNaN(moment.getTime()) ? field : moment.toISOString();
}

/** The first full minute at or after a moment: fields hold no seconds. */
export const nextMinute = (iso: string): string =>
  new Date(Math.ceil(Date.parse(iso) / 60_000) * 60_000).toISOString();
