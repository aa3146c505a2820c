import type { CartItem, Message } from '#contracts/cart-item.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { ContractNote } from '#app/catalog/contract/contract-note.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** A row that cannot be bought as it stands. */
export type UnavailableRow = {
  readonly lineId: string;
  readonly title: string;
  readonly qty: number;
  readonly picture: PictureSource | undefined;
  readonly price: string;
  readonly reason: string;
  /** What is on the buyer's contract instead of it. */
  readonly instead?: ContractNote['instead'];
  readonly itemId: string;
};

/** Why a row cannot be bought, where the house has no words of its own for a row that is in the cart already. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['INVALID_ITEM', 'We do not sell it anymore, or it needs another item that is not in your cart.'],
  ['PRICE_NOT_AVAILABLE', 'Sorry, but we are unable to display prices at this time.'],
  ['BLOCKED_FOR_ADD_TO_CART', 'The items are blocked for add to cart as per your organization policies'],
  ['OFF_CONTRACT_ERROR', 'The items are blocked for add to cart as per your organization policies'],
  ['RESTRICTED_ITEM', 'We may not sell it to you, or not send it to where you are.'],
]);

/** The rows with the reason of each. `messages` are the cart's. (C §3, status INVALID; A-042) */
export function unavailableRows(
  items: readonly CartItem[],
  messages: readonly Message[],
  contract: ReadonlyMap<string, ContractNote>,
): UnavailableRow[] {
  return items.map(({ cartItemId, itemId, product, qty, priceInfo }) => {
    const why = messages.find((message) => message.cartItemId === cartItemId && message.type === 'ERROR');
    return {
      lineId: cartItemId,
      itemId,
      title: product.name,
      qty,
      picture: product.images[0],
      price: formatDollars(priceInfo.basePricePerUnit),
      reason: REASONS.get(why?.code ?? 'INVALID_ITEM') ?? why?.message ?? 'It cannot be bought now.',
      ...(why?.code === 'OFF_CONTRACT_ERROR' && { instead: contract.get(itemId)?.instead }),
    };
  });
}
