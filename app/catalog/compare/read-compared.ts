import { COMPARE_MAX } from '#domain/catalog/compare.ts';
import { isItemNumber } from '#domain/catalog/numbers/item-number.ts';
import { ITEMS_PARAM } from './compare-address.ts';
import { CLEARED_PARAM, MORE_PARAM } from './compare-steps.ts';

/** What an address names. */
export type Compared = {
  /** Each once, four at most. */
  readonly itemIds: readonly string[];
  readonly isTooMany: boolean;
  /** How much of it can be no item. */
  readonly odd: number;
  /** What somebody typed to have it beside the others; empty: nothing. */
  readonly more: string;
  /** Of which it was cleared. */
  readonly cleared: readonly string[];
};

/** Of what was typed nobody reads more. */
const LONGEST_TYPED = 60;

/** Reads an address as a link writes it (`items=a,b`) or a form (`items=a&items=b`). */
export function readCompared(params: URLSearchParams): Compared {
  const named = namesIn(params, ITEMS_PARAM);
  const itemIds = named.filter(isItemNumber);
  return {
    itemIds: itemIds.slice(0, COMPARE_MAX),
    isTooMany: itemIds.length > COMPARE_MAX,
    odd: named.length - itemIds.length,
    more: (params.get(MORE_PARAM) ?? '').trim().slice(0, LONGEST_TYPED),
    cleared: namesIn(params, CLEARED_PARAM).filter(isItemNumber).slice(0, COMPARE_MAX),
  };
}

function namesIn(params: URLSearchParams, name: string): string[] {
  const said = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(said.map((id) => id.trim()))].filter((id) => id !== '');
}
