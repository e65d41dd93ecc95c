import { BlockList, isIP } from 'node:net';

const loopback = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/**
 * True for an address of this machine: proxies there are believed. Told by its text, for it is asked of each request; reading and
 * comparing addresses cost more than finding a ready answer.
 */
export const isOwnMachine = (address: string): boolean => loopback.test(address);

/** True for an address, or a range of them as `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Addresses that were looked up are remembered; a balancer has few, and strangers are forgotten together. */
const rememberedMax = 1000;

/** Whose word about a caller's address is believed: proxies of this machine, and those at the addresses and ranges named. */
export function believedProxies(named: readonly string[]): (address: string) => boolean {
  if (named.length === 0) return isOwnMachine;
  const list = new BlockList();
  for (const one of named) {
    const [address = '', bits] = one.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  const remembered = new Map<string, boolean>();
  return (address) => {
    if (isOwnMachine(address)) return true;
    const known = remembered.get(address);
    if (known !== undefined) return known;
    const family = isIP(address);
    const isBelieved = family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.set(address, isBelieved);
    return isBelieved;
  };
}
