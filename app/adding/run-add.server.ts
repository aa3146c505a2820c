import { type AddAnswer } from '#contracts/cart.ts';
import { addItems } from '#contracts/cart-calls.ts';
import type { CartState } from '#contracts/cart-events.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { Reply } from '#contracts/door.ts';
import { getSession } from '#contracts/session/identity.ts';
import type { PageServices } from '#contracts/page.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedCoupons, addedItems, type AddedItem } from '#app/cart/actions/added-items.ts';
import { withHints } from './add-hints.server.ts';
import { NOTHING_ASKED, outcomeOf, refusedOutcome, type AddOutcome } from './add-outcome.ts';
import { itemsByNumber, withUnread } from './link/by-number.ts';

type Refusal = Extract<Reply<AddAnswer>, { ok: false }>;

/** What became of an add: its outcome, which cart it went into, and the refusal where nothing was looked at. */
export type DoneAdd = { readonly outcome: AddOutcome; readonly seen: CartState | undefined; readonly refusal: Refusal | undefined };

/** Adds the items and coupons that a form names, in its fields or in a text with their numbers, by one call. */
export async function runAdd(services: Pick<PageServices, 'door' | 'user'>, form: FormData): Promise<DoneAdd> {
  const typed = itemsByNumber(textIn(form, 'numbers'));
  const asked = { items: [...addedItems(form), ...typed.items], coupons: addedCoupons(form) };
  if (asked.items.length + asked.coupons.length === 0 && typed.unread.length > 0)
    return { outcome: withUnread(NOTHING_ASKED, typed.unread), seen: undefined, refusal: undefined };
  const done = await addAsked(services, asked, form.has('byNumber'));
  return { ...done, outcome: withUnread(done.outcome, typed.unread) };
}

type Asked = { readonly items: readonly AddedItem[]; readonly coupons: readonly string[] };

async function addAsked({ door, user }: Pick<PageServices, 'door' | 'user'>, asked: Asked, isByNumber: boolean): Promise<DoneAdd> {
  // Codes are said only where there are any: an add without them claims its key with its save, and leaves nothing behind when the node dies.
  const coupons = asked.coupons.length > 0 ? { coupons: [...asked.coupons] } : {};
  const reply = await door(addItems, { body: { items: [...asked.items], ...coupons } });
  if (!reply.ok) {
    const refused = refusedOutcome(asked.items, reply.code, reply.message ?? ERRORS[reply.code].message);
    return { outcome: await withHints(door, refused), seen: undefined, refusal: reply };
  }
  const isMember = user !== undefined && mayNotRedeem(reply.body) && (await isRewardsMember(door));
  const outcome = outcomeOf({ ...asked, isMember, isByNumber }, reply.body);
  const { cartId, version, cartAttributes } = reply.body.cartInfo;
  const { numberOfLineItems, numberOfItems } = cartAttributes;
  return { outcome: await withHints(door, outcome), seen: { cartId, version, numberOfLineItems, numberOfItems }, refusal: undefined };
}

/** Whether there is something in it that members have to be told. */
function mayNotRedeem({ cartInfo }: AddAnswer): boolean {
  return cartInfo.items.some(({ easyRewardsItem }) => !easyRewardsItem.redemptionEligibility);
}

async function isRewardsMember(door: PageServices['door']): Promise<boolean> {
  const reply = await door(getSession);
  return reply.ok && (reply.body.userData.rewardsNumber ?? '') !== '';
}
