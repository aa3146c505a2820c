import { randomBytes } from 'node:crypto';
import { CAPTCHA_MOST, type CaptchaAnswer } from '#contracts/captcha.ts';
import { endCookie, setCookie } from '#contracts/cookies.ts';
import type { Cart } from '#contracts/cart.ts';
import type { PageServices } from '#contracts/page.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { hostedCardAddress } from '#domain/payment/vendor-config.ts';
import { fromDollars, toDollars } from '#domain/shared/money.ts';
import { cookieOf } from '#app/api/told/flash.server.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { isSameState } from './trip-state.server.ts';

/** Where the vendor's hosted page sends the shopper back to. */
export const CARD_RETURN_PATH = `${PATHS.checkout}/card`;

const NAME = 'cardstate';
/** At the end of the secret where the card is to be kept. */
const TO_SAVE = '.save';
/** In the cookie, before the id of a question and before its answer. */
const ANSWERED = '~';

type HostedWish = {
  readonly checkoutId: string;
  readonly amount: number | undefined;
  readonly isToSave: boolean;
  /** What was answered before going there: it is given with the card. */
  readonly captcha: CaptchaAnswer | undefined;
};

export type HostedCard = { readonly address: string; readonly setCookie: string };

/**
 * What a card that is entered now would pay: the total without what gift and prepaid cards give, whether or not another card stands
 * there already. In dollars; `undefined` when a sum cannot be read: no amount is shown rather than a wrong one.
 */
export function amountForCard({ cartSummary, orderPayment }: Pick<Cart, 'cartSummary' | 'orderPayment'>): number | undefined {
  const covered = orderPayment.filter(({ paymentType }) => isStoredValue(paymentType));
  let leftCents = fromDollars(cartSummary.ordTotal);
  for (const { amountApplied } of covered) {
    const cents = fromDollars(amountApplied);
    leftCents = leftCents === undefined || cents === undefined ? undefined : leftCents - cents;
  }
  return leftCents === undefined ? undefined : toDollars(leftCents);
}

/**
 * The way to the vendor's own card page, for where no frame works. A secret goes along and stays in a cookie: only who was
 * sent there from this browser comes back with the same.
 */
export function hostedCard(
  { gateway, origin }: Pick<PageServices, 'gateway' | 'origin'>,
  { checkoutId, amount, isToSave, captcha }: HostedWish,
): HostedCard {
  const state = `${randomBytes(24).toString('base64url')}${isToSave ? TO_SAVE : ''}`;
  return {
    address: hostedCardAddress(gateway, { returnUrl: `${origin}${CARD_RETURN_PATH}`, state, checkoutId, purpose: 'PAY', amount }),
    setCookie: setCookie(NAME, `${state}${captchaPart(captcha)}`, origin),
  };
}

/** Whether a return belongs to a redirect that we made in this browser. */
export function isOwnReturn(request: Request, state: string | null): boolean {
  return isSameState((cookieOf(request, NAME) ?? '').split(ANSWERED)[0] ?? '', state);
}

/** Whether the shopper wanted the card kept: to be believed of an own return only. */
export function isReturnToSave(state: string | null): boolean {
  return state?.endsWith(TO_SAVE) === true;
}

/** What was answered before going there. */
export function captchaOfReturn(request: Request): CaptchaAnswer | undefined {
  const [, id = '', answer = ''] = (cookieOf(request, NAME) ?? '').split(ANSWERED);
  return id === '' ? undefined : { id, answer: Buffer.from(answer, 'base64url').toString().slice(0, CAPTCHA_MOST.answer) };
}

function captchaPart(captcha: CaptchaAnswer | undefined): string {
  if (captcha === undefined || !/^[\w.-]+$/.test(captcha.id)) return '';
  return [ANSWERED, captcha.id, ANSWERED, Buffer.from(captcha.answer).toString('base64url')].join('');
}

/** Makes sure that a return counts once. */
export function forgetReturn(origin: string): string {
  return endCookie(NAME, origin);
}
