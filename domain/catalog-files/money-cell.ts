import { shortened, Wrong } from './cell.ts';
import type { Rates } from './mapping.ts';
import { dollarText } from './written-cell.ts';

const MOST_DOLLARS = 10_000_000;

const OTHER_MONEY = /\p{Sc}|\b(?!USD)[A-Z]{3}\b/u;

/** An amount as it is written, "1,234.50", in whatever money: whole units, and what stands behind the point. A comma is never a point. */
function amountIn(cell: string): { readonly whole: number; readonly parts: string; readonly value: number } | Wrong {
  if (/^\d{1,3}(?:\.\d{3})*,\d{1,2}$/.test(cell))
    return new Wrong('is no amount like 12.50: where commas are meant so, say hasDecimalComma in the mapping');
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^\.\d+$/.test(cell)) return new Wrong('is no amount like 12.50');
  const plain = cell.replaceAll(',', '');
  const [whole = '', parts = ''] = plain.split('.');
  return { whole: Number(whole), parts, value: Number(plain) };
}

/** What programs make of 16.49: 16.490000000000002, or 16.489999999999998. */
const isNearlyCents = (parts: string) => /^\d{2}(?:0{6,}|9{6,})\d*$/.test(parts);

const hasPartsOfACent = (parts: string) => !isNearlyCents(parts) && /^\d{2}0*[1-9]/.test(parts);

/** What stands where something costs nothing. */
const FREE = 'free';

/** A price in cents: "12.5", "$1,234.50", "12.50 USD". Nothing is given away by a 0, which is what programs write where they know no price: that has to be said by "free". */
export function dollars(cell: string): number | Wrong {
  if (cell.toLowerCase() === FREE) return 0;
  const cents = centsIn(cell);
  return cents === 0 ? new Wrong(`costs nothing: write “${FREE}” where that is meant, and nothing where the price is not known`) : cents;
}

/** A price as `dollars` reads it. */
export function priceText(cents: number): string {
  return cents === 0 ? FREE : dollarText(cents);
}

function centsIn(cell: string): number | Wrong {
  const plain = cell.replace(/^(?:US)?\$\s*|^USD\s*|\s*USD$/, '').replace(/^-\s*\$\s*/, '-');
  if (plain.startsWith('-') || /^\(.*\)$/.test(plain)) return new Wrong('is less than nothing');
  if (OTHER_MONEY.test(plain)) return new Wrong('is not in dollars: say in the mapping what other money is worth, with dollarsPer');
  const amount = amountIn(plain);
  if (amount instanceof Wrong) return amount;
  if (amount.whole > MOST_DOLLARS) return new Wrong(`is more than $${MOST_DOLLARS.toLocaleString('en-US')}`);
  if (hasPartsOfACent(amount.parts)) return new Wrong('has parts of a cent');
  return isNearlyCents(amount.parts)
    ? Math.round(amount.value * 100)
    : amount.whole * 100 + Number(amount.parts.slice(0, 2).padEnd(2, '0'));
}

/** An amount in other money as dollars; as it is where nothing says what that money is worth. */
export function inDollars(cell: string, rates: Rates | undefined): string | Wrong {
  if (rates === undefined) return cell;
  const [, before = '', number = '', behind = ''] = /^([^\d.,]*?)\s*(\d[\d.,]*|\.\d+)\s*([^\d.,]*)$/.exec(cell) ?? [];
  const money = before === '' ? behind : before;
  const rate = number === '' || !Object.hasOwn(rates, money) ? undefined : rates[money];
  if (rate === undefined) return cell;
  const amount = amountIn(number);
  if (amount instanceof Wrong) return told(cell, amount.message);
  if (hasPartsOfACent(amount.parts))
    return told(cell, 'has more than two digits behind the point: where it stands between thousands, say hasDecimalComma in the mapping');
  return inCents(amount.value * rate);
}

/** What one piece costs, of an amount for several after a discount: "261.96" for 2 is "130.98". Parts of a cent are what a discount leaves. */
export function priceOfOne(cell: string, pieces: string, discount: string): string | Wrong {
  if (cell === '') return '';
  // Of nothing to divide its reader tells what is wrong.
  if (cell.startsWith('-') || cell.startsWith('(')) return cell;
  const amount = amountIn(cell.replace(/^\$\s*/, ''));
  const [some, off] = [Number(pieces), Number(discount)];
  if (amount instanceof Wrong) return told(cell, amount.message);
  if (!(some > 0)) return told(pieces, 'is no number of pieces');
  if (!(off >= 0 && off < 1)) return told(discount, 'is no share that was taken off, like 0.2');
  return inCents(amount.value / some / (1 - off));
}

const inCents = (amount: number) => (Math.round(amount * 100) / 100).toFixed(2);

const told = (cell: string, message: string) => new Wrong(`“${shortened(cell)}” ${message}`);
