import { pluralName } from '#domain/search/suggesting/plural-name.ts';
import { unitOfShop, unitsText, type Unit } from './units.ts';

/** How the shop sells an item: "Case" of 10 "ream". */
export type SoldBy = { readonly uom: string; readonly unitsInPack: number; readonly unitName: string };

/** What is to be known where somebody said another unit than an item is sold by. */
export type UnitNote = {
  readonly text: string;
  /** So many make as many pieces as were said, where that is known; nobody but the shopper takes it instead. */
  readonly qty: number | undefined;
};

const DOZEN = 12;

/**
 * Says it where a quantity may be meant otherwise than it will be ordered: "10 reams" of what is sold in cases of 10. The quantity itself is never changed. Undefined:
 * no unit was said, or it is the one that the item is sold by.
 */
export function unitNote(qty: number, unit: Unit | undefined, sold: SoldBy): UnitNote | undefined {
  const { uom, unitsInPack, unitName } = sold;
  const soldUnit = uom === 'Each' ? 'EA' : unitOfShop(uom);
  if (unit === undefined || unit === soldUnit || (unit === 'DZ' && unitsInPack === DOZEN)) return undefined;
  const isPieces = unit === 'DZ' || unit === 'EA' || unit === unitOfShop(unitName);
  const pieces = unit === 'DZ' ? qty * DOZEN : qty;
  const packs = pieces / unitsInPack;
  const name = unitName === 'each' ? 'pieces' : pluralName(unitName);
  const many = (count: number) => `${count.toLocaleString('en-US')} ${soldName(uom, count)}`;
  const how =
    uom === 'Each'
      ? 'one at a time'
      : `by the ${uom.toLowerCase()}${unitsInPack > 1 ? ` of ${unitsInPack.toLocaleString('en-US')} ${name}` : ''}`;
  const inAll = unitsInPack > 1 ? `, ${(qty * unitsInPack).toLocaleString('en-US')} ${name} in all` : '';
  return {
    text: `You wrote ${unitsText(qty, unit)}. This is sold ${how}: ${qty.toLocaleString('en-US')} means ${many(qty)}${inAll}.`,
    qty: isPieces && packs !== qty && Number.isInteger(packs) && packs > 0 ? packs : undefined,
  };
}

function soldName(uom: string, count: number): string {
  if (uom === 'Each') return count === 1 ? 'piece' : 'pieces';
  const name = uom.toLowerCase();
  return count === 1 ? name : pluralName(name);
}
