import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { checkDigitOf } from '#domain/catalog/numbers/trade-numbers.ts';
import { hashOf } from '../random.ts';

/** Numbers that meet again after so many items only, in another order than theirs. */
const ROUND = 1_000_000;
const STEP = 654_321;

/**
 * What an item's maker calls it, and the number under its bar code. UPCs that begin with 04 are handed out to nobody: shops keep them for
 * themselves, so that none is another product's. (GS1 General Specifications, 2.1.11)
 */
export function tradeNumbersOf(itemId: string, brand: string): Pick<ItemFacts, 'manufacturerNumber' | 'gtin'> {
  const maker = hashOf(`maker ${brand}`) % 1000;
  const place = (Number(itemId) * STEP + maker * 37) % ROUND;
  const body = `04${String(maker).padStart(3, '0')}${String(place).padStart(6, '0')}`;
  return { manufacturerNumber: `${initialsOf(brand)}${String(place).padStart(6, '0')}`, gtin: `${body}${checkDigitOf(body)}` };
}

/** Two letters: "Lumen Forge" is LF, "Kestrel" KS, so that no word comes of it. */
function initialsOf(brand: string): string {
  const [first = '', second] = brand.split(' ').filter((word) => /^[A-Z]/.test(word));
  return `${first.charAt(0)}${second?.charAt(0) ?? first.slice(2, 3)}`.toUpperCase();
}
