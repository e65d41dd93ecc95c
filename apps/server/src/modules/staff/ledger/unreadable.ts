import type { Difference } from './compare-payouts.ts';

/** What the institution lists and nobody can read: it is dealt with by no job, so a person has to hear of it. In its own words, cut. */
export function unreadable(entry: unknown, place: number, from: Date): Difference {
  const fields = typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)) : new Map();
  const said = (name: string, most: number) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';
  };
  const at = new Date(said('horario', 40));
  return {
    id: `unreadable ${place}`,
    difference: 'unreadable',
    psp_id: said('endToEndId', 40),
    reference: null,
    member_id: null,
    account: '',
    ours: '',
    theirs: said('valor', 20),
    at: (Number.isNaN(at.getTime()) ? from : at).toISOString(),
  };
}
