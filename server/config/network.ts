import { BlockList, isIP } from 'node:net';

/** How many bits a network has at least and at most, by the kind of its address: the largest are those of private addresses. */
const BITS = new Map([
  [4, { least: 8, most: 32 }],
  [6, { least: 7, most: 128 }],
]);

/** The addresses of IPv4, as they are written in IPv6: a network around all of them would be all of IPv4. */
const DRESSED = { first: '::ffff:0:0', bits: 96, least: 96 + 8 };
const dressed = new BlockList();
dressed.addSubnet(DRESSED.first, DRESSED.bits, 'ipv6');

/**
 * Whether a text is an address, or a network that is written as one with its bits (`10.0.0.0/8`). The internet is none, neither whole nor
 * in halves or other large parts of it: together they would be all of it.
 */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const allowed = BITS.get(isIP(address));
  if (allowed === undefined || rest.length > 0 || address.includes('%')) return false;
  if (bits === undefined) return true;
  if (!/^[1-9]\d{0,2}$/.test(bits) || Number(bits) < allowed.least || Number(bits) > allowed.most) return false;
  return allowed.most === 32 || Number(bits) >= DRESSED.least || !hasDressed(address, Number(bits));
}

/** Whether addresses of IPv4 are in a network of IPv6. */
function hasDressed(address: string, bits: number): boolean {
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  return network.check(DRESSED.first, 'ipv6') || dressed.check(address, 'ipv6');
}
