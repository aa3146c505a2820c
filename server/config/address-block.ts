import { isIP } from 'node:net';

/**
 * The network that an address belongs to, written in one way: an attacker has a block of addresses more easily than many. IPv4 by /24,
 * IPv6 by /48, which is rented as cheaply, an IPv4 address in IPv6's clothes as IPv4. Some proxies add the port. All that is no address is one network: nobody
 * gets another by what they call themselves.
 */
export function addressBlock(address: string): string {
  return blockOf(address, 3);
}

/** A household or a telephone, where nobody but whoever calls is to be told apart: as `addressBlock`, but IPv6 by /64. Who rents a network has 65,536 of these. */
export function addressHome(address: string): string {
  return blockOf(address, 4);
}

/** @param v6Groups so many of the eight groups of an IPv6 address are the block's. */
function blockOf(address: string, v6Groups: number): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '');
  if (isIP(bare) === 4) return blockOf4(bare.split('.'));
  if (isIP(bare) !== 6) return 'unknown';
  const groups = groupsOf6(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return blockOf4(groups.slice(6).flatMap(bytesOf));
  return `${groups
    .slice(0, v6Groups)
    .map((group) => group.toString(16))
    .join(':')}::/${16 * v6Groups}`;
}

/** Of `[v6]`, `[v6]:port` and `v4:port` the address. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

function blockOf4(bytes: readonly (string | number)[]): string {
  return `${bytes.slice(0, 3).join('.')}.0/24`;
}

/** The eight groups: `::` stands for as many zeros as are missing, and the last two may be written as IPv4. */
function groupsOf6(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [readGroups(head), readGroups(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256];
}
