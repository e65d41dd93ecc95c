const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * What tries from an address are counted by: the address, or of IPv6 its network (/64), for a household or a rented machine has all of
 * its addresses. IPv4 written as IPv6 counts as what it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [, plain] = mapped.exec(address) ?? [];
  if (plain !== undefined) return plain;
  const [head = '', tail] = address.split('::', 2);
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const left = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));
