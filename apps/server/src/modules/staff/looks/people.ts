/** How many members stand in an answer, wherever in it they are named: by id, or where none has one by account. */
export function peopleIn(data: unknown): number {
  const ids = new Set<string>();
  const accounts = new Set<string>();
  collect(data, ids, accounts);
  return ids.size > 0 ? ids.size : accounts.size;
}

/** How many entries an answer has that is a list of people. */
export function entriesIn(data: { readonly items?: unknown }): number {
  return Array.isArray(data.items) ? data.items.length : 0;
}

function collect(value: unknown, ids: Set<string>, accounts: Set<string>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, ids, accounts);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry === 'object') collect(entry, ids, accounts);
    else if (typeof entry !== 'string' || entry === '') continue;
    else if (name === 'member_id') ids.add(entry);
    else if (name === 'account') accounts.add(entry);
  }
}
