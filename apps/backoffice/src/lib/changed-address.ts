/** What is said anew under names; null is said no more, and a list under one name is said one by one. */
export type AddressChange = Readonly<Record<string, string | readonly string[] | null>>;

/** The search part of an address after a change, without its question mark; what is empty is not said. */
export function changedAddress(search: string, change: AddressChange): string {
  const params = new URLSearchParams(search);
  for (const [name, told] of Object.entries(change)) {
    params.delete(name);
    for (const value of typeof told === 'string' ? [told] : (told ?? []))
      if (value !== '') params.append(name, value);
  }
  return params.toString();
}
