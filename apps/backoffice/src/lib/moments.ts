const saoPaulo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as a field for date and time holds it, on the clocks of São Paulo; empty for none. */
export const fieldOf = (iso: string | null): string =>
  iso === null ? '' : saoPaulo.format(new Date(iso)).replace(' ', 'T');

/** What a field holds as a moment; null when it is empty. Brazil has kept UTC-3 all year since 2019. */
export const momentOf = (field: string): string | null =>
  field === '' ? null : new Date(`${field}:00-03:00`).toISOString();

/** The first full minute at or after a moment: fields hold no seconds. */
export const nextMinute = (iso: string): string =>
  new Date(Math.ceil(Date.parse(iso) / 60_000) * 60_000).toISOString();
