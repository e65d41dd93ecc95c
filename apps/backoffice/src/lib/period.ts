/** São Paulo days, both of them counted. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const presets = ['today', 'yesterday', '7', '30', 'month', 'last_month'] as const;
export type Preset = (typeof presets)[number];

const dayMs = 86_400_000;
const saoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** The São Paulo day of a moment, as YYYY-MM-DD. */
export const dayOf = (at: Date): string => saoPaulo.format(at);

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The days a preset means when it is `today`. */
export function periodOf(preset: Preset, today: string): Period {
  const monthStart = `${today.slice(0, 8)}01`;
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7':
      return { from: addDays(today, -6), to: today };
    case '30':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: monthStart, to: today };
    case 'last_month': {
      const to = addDays(monthStart, -1);
      return { from: `${to.slice(0, 8)}01`, to };
    }
  }
}

/** The preset that means these days; null when somebody chose them. */
export function presetOf(period: Period, today: string): Preset | null {
  return (
    presets.find((preset) => {
      const { from, to } = periodOf(preset, today);
      return from === period.from && to === period.to;
    }) ?? null
  );
}

/** How many days there are, both of them counted. */
export const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The longest period a report covers. */
const daysMax = 366;

/** True for two days, in order, at most a year apart. */
export function isPeriod(from: string | null, to: string | null): boolean {
  return isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= daysMax;
}

/** The period that an address names, or what a preset means. */
export function periodIn(search: string, today: string, preset: Preset = '30'): Period {
  const asked = new URLSearchParams(search);
  const [from, to] = [asked.get('from'), asked.get('to')];
  return isPeriod(from, to) ? { from: from ?? today, to: to ?? today } : periodOf(preset, today);
}

/** An address in a report with what narrows it. */
export function reportPath(path: string, asked: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) search.set(name, value);
  return `${path}?${search}`;
}
