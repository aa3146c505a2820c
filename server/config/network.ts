import { isIP } from 'node:net';

const LONGEST = new Map([
  [4, 32],
  [6, 128],
]);

/** Whether a text is an address, or a network that is written as one with its bits (`10.0.0.0/8`); all of the internet is none. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = LONGEST.get(isIP(address));
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
}
