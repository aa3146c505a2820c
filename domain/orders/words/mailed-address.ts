import { addressLines } from '../../checkout/address-lines.ts';
import type { Address } from '../../checkout/address-fields.ts';
import { readMailed } from '../../reviews/written-text.ts';

/** How much of a line of an address a mail tells, in characters: more is a letter. */
const LONGEST = { name: 50, line: 60 } as const;

/** What stands in no name and in no address, and makes a message of one. */
const OF_A_MESSAGE = /[!?$€£¥<>]|\b(?:usd|dollars?)\b/i;
const DIGIT = /\p{N}/u;

type Mailed = Pick<Address, 'firstName' | 'lastName' | 'organizationName' | 'address1' | 'address2' | 'city' | 'state' | 'zipCode'>;

/**
 * An address as a mail tells it, a line each. Whoever orders names any mailbox and writes what they like, so a line that reads like a message stays out: with an
 * amount, a telephone, a link or an exclamation in it. Undefined where one does: then its order's page shows all of it.
 */
export function mailedAddress(address: Mailed): string[] | undefined {
  const { firstName, lastName, organizationName, address1, address2, city } = address;
  const name = `${firstName} ${lastName}`.trim();
  const isPlain = isName(name) && [organizationName, address1, address2, city].every((line) => line === '' || isLine(line, LONGEST.line));
  return isPlain ? [name, ...addressLines(address)].filter((line) => line !== '') : undefined;
}

function isName(name: string): boolean {
  return name === '' || (isLine(name, LONGEST.name) && !DIGIT.test(name));
}

function isLine(text: string, most: number): boolean {
  return !OF_A_MESSAGE.test(text) && !('problem' in readMailed(text, { least: 1, most }));
}
