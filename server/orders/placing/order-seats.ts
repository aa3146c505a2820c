import type { CaptchaAnswer } from '#contracts/captcha.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import type { AssessedCart, OpenCart } from '../../cart/index.ts';
import { attemptsBy, HOLDING, reserveSoon, tooManyAttempts, type LimitKind } from '../../limits/index.ts';
import { cardAttempts, reservePaymentAttempt } from '../../payment/index.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';

/** Of one network, or one card: the good orders of others hold their seats for a moment. */
const SHARED: readonly LimitKind[] = [HOLDING, 'CARD_ADDRESS', 'CARD_FINGERPRINT'];

/** A cart that is about to be ordered, and what its buyer has answered to the question that they may have been asked. */
type Wanted = { readonly open: OpenCart; readonly assessed: AssessedCart; readonly captcha: CaptchaAnswer | undefined };

/**
 * Takes the seats of an order before it takes anything else: of one that may hold goods without being paid, and of whoever tries cards,
 * since one that is declined counts as an attempt, after some of which a question comes first. They lie with the order while it
 * is being paid, and end with that.
 */
export async function seatsForOrder(
  shop: Shop,
  buying: Buying,
  { open, assessed, captcha }: Wanted,
): ReturnType<typeof reservePaymentAttempt> {
  const cards = cardsAmong(open, assessed);
  const attempts = [
    ...attemptsBy(buying.actor, { network: HOLDING }),
    ...cardAttempts(
      buying,
      cards.map(({ token, cardKey }) => cardKey ?? token),
    ),
  ];
  if (cards.some(({ paymentType }) => paymentType === 'CREDIT_CARD'))
    return reservePaymentAttempt(shop, { actor: buying.actor, section: 'credit', captcha }, attempts, SHARED);
  const seats = await reserveSoon(shop, attempts, SHARED);
  return seats.ok ? seats : { ok: false, refusal: tooManyAttempts(seats) };
}

/** The cards that are about to be tried; where a vendor does not say which they are, their tokens stand for them. */
function cardsAmong({ cart }: OpenCart, { tenders }: AssessedCart): OpenCart['cart']['payments'] {
  const paying = new Set(tenders.filter(({ amountCents }) => amountCents > 0).map(({ paymentId }) => paymentId));
  return cart.payments.filter(({ paymentId, paymentType }) => paying.has(paymentId) && !isStoredValue(paymentType));
}
