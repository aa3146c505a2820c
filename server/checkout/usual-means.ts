import { refuse, type Reply } from '#contracts/door.ts';
import type { StoredAddress } from '../addresses/index.ts';
import type { CheckoutDetails, OpenCart } from '../cart/index.ts';
import { methodFor } from '../payment/index.ts';
import type { Buying, Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { decideAddress } from './set-address.ts';

/** What pays with a saved card of the shopper's own; a refusal where they cannot pay so. */
export async function payWithSavedCard(shop: Shop, buying: Buying, cardId: string) {
  const method = methodFor(shop, 'CREDIT_CARD', buying.shopper);
  if (method === undefined) return { refusal: refuse('PAYMENT_REQUIRED') };
  return method.attach(shop, buying, {
    id: cardId,
    token: undefined,
    accountNumber: undefined,
    secret: undefined,
    limitCents: undefined,
    isToSave: false,
    nickname: '',
    form: undefined,
    captcha: undefined,
  });
}

type Whereto = { readonly address: StoredAddress; readonly zip: Parameters<typeof decideAddress>[1]['zip']; readonly person: Person };

/** What a checkout is with an address of theirs for everything; a refusal where these goods cannot go there: the same check as in checkout. */
export function checkoutAt(open: OpenCart, { address, zip, person }: Whereto): CheckoutDetails | { readonly refusal: Reply<never> } {
  const { id: _, ...input } = address;
  const decided = decideAddress(open, { input, zip, emailText: person.email, id: undefined, isUsedAsEntered: true });
  return decided.refusal === undefined ? (decided.after.checkout ?? {}) : { refusal: decided.refusal };
}
