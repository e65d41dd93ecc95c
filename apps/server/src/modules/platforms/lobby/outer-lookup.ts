import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that lead into a network and not out of it, or nowhere: this machine's, private ones, links, groups, transitions. */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

/** Whether an address is none of the outside. IPv4 written as IPv6 counts as what it is. */
export const isInnerAddress = (address: string): boolean => {
  const version = isIP(address);
  return version === 0 || inner.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

/** Names that no server of names outside can lead anywhere: those without a dot, and ends that are kept for networks within. */
const innerName = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;

/** Whether a host is of an inner network by its very name: only the house's own configuration can have named it. */
export function isInnerHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? innerName.test(bare) : isInnerAddress(bare);
}

/**
 * Looks a name up and fails when any of its addresses leads into a network. What a connection is given is what was looked at:
 * a name that is looked up again for connecting may lead elsewhere by then.
 */
export const outerLookup =
  (resolve: LookupFunction = lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const addresses: readonly LookupAddress[] = Array.isArray(found) ? found : [];
      const [first] = addresses;
      const within = addresses.find(({ address }) => isInnerAddress(address));
      if (!first || within)
        return done(new Error(`${hostname} leads to ${within?.address ?? 'nothing'}`), '', 0);
      if (options.all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
