import type { Buyer, Offer } from '../offer.ts';
import { checkOffer } from '../offer.ts';

/** Which item is put into the cart for the one that was asked for. */
export type ChosenOffer = { readonly offer: Offer; /** The item that it replaces. */ readonly substituteFor: string | undefined };

export type SubstitutionContext = {
  readonly offerOf: (itemId: string) => Offer | undefined;
  readonly buyer: Buyer;
  /** The request, or an earlier choice that still holds, asks for the item itself. */
  readonly keepsOriginal: boolean;
};

/**
 * A discontinued item whose maker names a successor for good is replaced by it, unless the shopper wants the item itself or
 * may not buy the successor. An item that only runs short stays: its alternate is offered beside it.
 */
export function chooseOffer({ offerOf, buyer, keepsOriginal }: SubstitutionContext, asked: Offer, isPickup: boolean): ChosenOffer {
  const { substitute } = asked.facts;
  if (substitute?.kind !== 'FULLHARDSUB' || keepsOriginal) return { offer: asked, substituteFor: undefined };
  const successor = offerOf(substitute.itemId);
  if (successor === undefined || checkOffer(successor, buyer, isPickup) !== undefined) return { offer: asked, substituteFor: undefined };
  return { offer: successor, substituteFor: asked.itemId };
}
