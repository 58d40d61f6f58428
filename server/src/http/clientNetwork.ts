import { isIP } from 'node:net';

const groupsOfNetwork = 4;

/** Returns the eight groups of an IPv6 address. */
function toGroups(address: string): string[] {
  const [start = '', end] = address.split('::', 2);
  const toList = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [toList(start), toList(end ?? '')];
  const zeros = end === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}

/**
 * Returns the network that shares a limit: an IPv4 address, or the /64 of an IPv6 address, which one customer has.
 * @example toClientNetwork('2001:db8::7') // '2001:db8:0:0::/64'
 */
export function toClientNetwork(ip: string): string {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return ip;
  const groups = toGroups(address).slice(0, groupsOfNetwork);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
