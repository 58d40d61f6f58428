import { BlockList, isIP } from 'node:net';

/** @param cidrs addresses or networks @returns a check whether an address is in one of them */
export function createNetworkList(cidrs: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [network = '', bits] = cidr.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
