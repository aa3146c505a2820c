import { z } from 'zod';
import type { ChangeSince } from '#contracts/catalog/purchases.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import { changesSince, qtyAgain } from '#domain/orders/again/since.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { Again } from '../../catalog/index.ts';
import type { OrderLineRow } from '../order.repository.ts';

type Bought = Pick<OrderLineRow, 'item_id' | 'name' | 'qty' | 'unit_cents' | 'details'>;

/** What of a row says how it was bought. Rows of before it was written down do not say whether a contract had them; of parts of a quote no price is compared. */
const ThenDetails = z.object({ isOnContract: z.boolean().optional(), quoted: z.unknown().optional() });

/**
 * Something that was bought, as it can be bought again.
 *
 * @param again undefined: it is not sold, or not to who asks.
 * @param hasWords what its item asks was said then.
 */
export function boughtBefore(
  { item_id: itemId, name, qty, unit_cents: unitCents, details }: Bought,
  again: Again | undefined,
  hasWords: boolean,
): {
  itemId: string;
  name: string;
  qty: number;
  tile: ProductTile | null;
  addItemId: string | null;
  changes: ChangeSince[];
} {
  const { isOnContract, quoted } = ThenDetails.parse(details);
  const then = { qty, unitCents: quoted === undefined ? unitCents : undefined, wasOnContract: isOnContract };
  const { replacement } = again ?? {};
  const canBeAdded = again?.canBeAdded === true && (!again.asksWords || hasWords);
  return {
    itemId,
    name,
    qty: qtyAgain({ qty }, replacement === undefined ? again?.now : undefined),
    tile: again?.tile ?? null,
    addItemId: replacement?.itemId ?? (canBeAdded ? itemId : null),
    changes: changesSince(then, again?.now).map(({ kind, beforeCents, afterCents, most }) => ({
      kind,
      ...(beforeCents !== undefined && { before: toDollars(beforeCents) }),
      ...(afterCents !== undefined && { after: toDollars(afterCents) }),
      ...(most !== undefined && { most }),
      ...(kind === 'REPLACED' && replacement !== undefined && { title: replacement.title, url: replacement.url }),
    })),
  };
}
