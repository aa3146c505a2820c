import type { CaptchaData } from '#contracts/captcha.ts';
import type { FormError } from '#app/api/form-errors.ts';
import type { RefusedBy } from '#app/api/refused-with.ts';
import type { CheckoutView } from '../checkout-view.ts';

/** One item that is bought at once, as it is shown before it is ordered. */
export type BuyNowView = CheckoutView & { readonly itemId: string; readonly qty: number };

/** What a press on Buy now came to, when no order came of it. */
export type BuyNowOutcome =
  /** The order, to be looked at before it is placed. */
  | { readonly kind: 'CONFIRM'; readonly order: BuyNowView; /** Why it is asked about. */ readonly note?: string }
  | {
      readonly kind: 'FAILED';
      readonly errors: readonly FormError[];
      /** What can still be ordered; undefined where nothing can. */
      readonly order: BuyNowView | undefined;
      readonly wanted: { readonly itemId: string; readonly qty: number } | undefined;
      /** An address or a card is missing. */
      readonly lacksMeans?: boolean;
      /** Another way to pay may help. */
      readonly isDeclined?: boolean;
      readonly captcha?: CaptchaData;
      readonly refusedBy?: RefusedBy;
      /** No answer came: it is not known whether it was ordered. */
      readonly isUnreached?: true;
    };

/** What scripts are answered: what came of a press, or where to go on. */
export type PressAnswer =
  | { readonly outcome: BuyNowOutcome; readonly goTo?: undefined }
  | { readonly goTo: string; readonly outcome?: undefined };

/** Said where no answer came. */
export function unreachedBuyNow(text: string): BuyNowOutcome {
  return {
    kind: 'FAILED',
    errors: [{ message: `${text} If you press Buy now again, you’ll be charged only once.` }],
    order: undefined,
    wanted: undefined,
    isUnreached: true,
  };
}

/** The names of the fields in which the product page says what it showed, and the press's own key. */
export const BUY_NOW_FIELDS = { shownPrice: 'shownPrice', onceKey: 'onceKey' } as const;
