import { refuse, type Reply } from '#contracts/door.ts';
import type { LimitKind, NodeLimitKind } from './limits.ts';

type Full = { readonly full?: LimitKind | NodeLimitKind; readonly retryAfterSeconds: number };

const noCards = (when: string) => `We can't take more cards right now. Try again ${when}, or pay with a gift card. Your cart is saved.`;
const noGiftCards = (when: string) => `We can't take more gift cards right now. Try again ${when}, or pay another way. Your cart is saved.`;
const noCoupons = (when: string) => `We can't check more coupon codes right now. Try again ${when}; you can still check out.`;

const noChanges = (when: string) => `We can't take more changes right now. Try again ${when}. Your cart is saved.`;

const noLookups = (when: string) => `Too many order look-ups. Try again ${when}, or use the link in your confirmation email.`;

const noLinks = (when: string) =>
  `We’ve sent several emails with the link already. Follow the one in the last of them; look in your spam folder, too. You can ask for another ${when}.`;

const noCodes = (when: string) => `Too many wrong codes. Try again ${when}, or use one of your recovery codes.`;

const noPasskeys = (when: string) => `Too many tries with passkeys from your network. Try again ${when}, or use your password.`;

const noTexts = (when: string) => `That's a lot of reviews and questions at once. Try again ${when}; keep a copy of what you wrote.`;

const noCancels = (when: string) =>
  `That's a lot of canceled orders at once. Try again ${when}, or contact us, and we'll cancel this one for you.`;

const noNewEmails = (when: string) => `We’ve sent several links already. Follow the one in the last email, or try again ${when}.`;
const noMails = (when: string) => `We’ve sent that address too many codes. Use the one of the last email, or try again ${when}.`;

const noLogos = (when: string) => `That's a lot of logos at once. Try again ${when}. We’ve kept what you typed.`;
const noQuickOrders = (when: string) => `That’s a lot of lists at once. Try again ${when}. What you typed is still here.`;
const noPapers = (when: string) => `That's a lot of PDFs at once. Try again ${when}. The page of your order shows the same.`;

const noRoundChanges = (when: string) => `That's a lot of changes at once. Try again ${when}. What's in the round stays.`;
const noRoundLinks = (when: string) => `That's a lot of tries at once. Try again ${when}, or ask whoever sent you the link.`;

/** What is said where a limit is used up: when there is room again, and what can be done meanwhile. */
const TEXTS: Partial<Record<LimitKind | NodeLimitKind, (when: string) => string>> = {
  LOGIN_ACCOUNT: (when) =>
    `Too many sign-in attempts. For your security, this account is locked. Try again ${when}. To get in now, reset your password.`,
  LOGIN_BROWSER: (when) => `Too many sign-in attempts. Try again ${when}. To get in now, reset your password.`,
  LOGIN_ADDRESS: (when) => `Too many sign-in attempts from your network. Try again ${when}.`,
  WAY_IN_ADDRESS: (when) => `Too many sign-in attempts from your network. Try again ${when}.`,
  SAML_ADDRESS: (when) => `Too many company sign-ins from your network. Try again ${when}.`,
  SAML_ANSWER_BROWSER: (when) => `Too many company sign-ins went wrong in this browser. Try again ${when}.`,
  SAML_ANSWER_ADDRESS: (when) =>
    `Too many company sign-ins from your network. Start on our site: choose “Sign in with your company.” Or try again ${when}.`,
  SECOND_FACTOR: noCodes,
  SECOND_FACTOR_DAY: noCodes,
  SECOND_FACTOR_SESSION: (when) => `Too many wrong codes. Sign in again, or try again ${when}.`,
  SECOND_FACTOR_MAIL: noMails,
  SECOND_FACTOR_MAILBOX: noMails,
  SECOND_FACTOR_SET_UP: (when) => `Too many wrong codes. Set the app up again, or try again ${when}.`,
  SECOND_FACTOR_ON: (when) => `Two-step sign-in was turned on and off too often. Try again ${when}.`,
  PASSKEY_CHALLENGE_ADDRESS: noPasskeys,
  PASSKEY_ADDRESS: noPasskeys,
  PASSKEY_ADD: (when) => `You’ve added several passkeys today. Try again ${when}.`,
  PASSWORD_CHANGE: (when) => `Your password was changed several times today. Try again ${when}.`,
  DATA_EXPORT: (when) => `You’ve downloaded your data several times today. Try again ${when}.`,
  BUDGET_CHANGE: (when) => `That’s a lot of changes at once. Try again ${when}, or change many by a file.`,
  ERASURE: (when) => `That was asked for several times today. Try again ${when}.`,
  EMAIL_CHANGE: noNewEmails,
  EMAIL_CHANGE_MAILBOX: noNewEmails,
  REGISTER: (when) => `Too many attempts to create an account. Try again ${when}. Already have an account? Sign in instead.`,
  REGISTER_ADDRESS: (when) =>
    `Too many attempts to create an account from your network. Try again ${when}. You don't need an account to order: check out as a guest.`,
  ORDER_LOOKUP: noLookups,
  ORDER_LOOKUP_EMAIL: noLookups,
  ORDER_LOOKUP_ADDRESS: noLookups,
  ORDER_LINK: noLinks,
  ORDER_LINK_MAILBOX: noLinks,
  ORDER_LINK_DAY: noLinks,
  ORDER_LINK_ADDRESS: noLinks,
  COUPON: noCoupons,
  COUPON_ADDRESS: noCoupons,
  GIFT_CARD_PIN: (when) => `Too many wrong PINs for this gift card. Try it again ${when}, or pay another way. Your cart is saved.`,
  GIFT_CARD_PIN_SESSION: noGiftCards,
  GIFT_CARD_PIN_ADDRESS: noGiftCards,
  CARD: noCards,
  CARD_ACCOUNT: noCards,
  CARD_ADDRESS: noCards,
  CARD_FINGERPRINT: () => "This card or account can't be used right now. Please pay another way.",
  CANCEL: noCancels,
  CANCEL_ADDRESS: noCancels,
  LIST_FILE: (when) => `That’s a lot of files at once. Try again ${when}. Your lists stay as they are.`,
  LIST_LINK_ADDRESS: noRoundLinks,
  ALIAS_CHANGE: (when) => `That’s a lot of choices at once. Try again ${when}. You can order meanwhile.`,
  QUICK_ORDER: noQuickOrders,
  QUICK_ORDER_ADDRESS: noQuickOrders,
  LIST_CHANGE: (when) => `That’s a lot of changes to lists. Try again ${when}. What you changed before stays.`,
  LIST_ITEMS: (when) => `That’s a lot at once. Try again ${when}. Your lists stay as they are.`,
  APPROVAL_COMMENT: (when) => `That's a lot at once. Try again ${when}. What you wrote or changed before stays.`,
  QUOTE_REQUEST: (when) => `That's a lot of requests at once. Ask for more ${when}. The ones you sent stay.`,
  QUOTE_MESSAGE: (when) => `That's a lot at once. Try again ${when}. What you sent before stays.`,
  LOGO: noLogos,
  LOGO_ADDRESS: noLogos,
  PAPER: noPapers,
  PAPER_ADDRESS: noPapers,
  HOLD_ADDRESS: (when) => `Too many orders from your network are waiting for a payment. Try again ${when}. Your cart is saved.`,
  NEW_CART_ADDRESS: (when) =>
    `Many new carts were started from your network. Try again ${when}, or sign in to use the cart of your account.`,
  PAYMENT_TOKENS: noCards,
  PAYMENT_TOKENS_ADDRESS: noCards,
  KEPT_ANSWERS: noChanges,
  KEPT_ANSWERS_ADDRESS: noChanges,
  ALERT_ADDRESS: (when) => `That's a lot of alerts from your network. Try again ${when}. The ones you have stay.`,
  TAX_CERTIFICATE: (when) => `That's a lot of certificates at once. Try again ${when}. The ones you have stay.`,
  SHIP_TO: (when) => `That's a lot of new addresses at once. Try again ${when}, or use a saved one.`,
  INVITATION: (when) => `Your organization sent a lot of invitations today. Try again ${when}. The ones you sent stay.`,
  BILLING_EMAIL: (when) => `You’ve sent several of these emails today. Try again ${when}, or look for the ones you sent.`,
  INVITATION_MAILBOX: (when) => `This address was sent several invitations today. Try again ${when}, or ask them to look for the email.`,
  JOIN_ADDRESS: (when) => `Too many attempts to join from your network. Try again ${when}. Your invitation stays.`,
  COMPANY_SIGN_IN: (when) =>
    `Your company’s sign-in was changed many times today. Change it ${when}. You can still turn it off or cancel a change.`,
  COMPANY_CONFIRMATION: (when) => `We’ve emailed you several links. Use the newest, or try again ${when}.`,
  ORGANIZATION_CHANGE: (when) => `That's a lot of changes at once. Try again ${when}. What you saved stays.`,
  CONTRACT_PRICES: (when) => `You’ve downloaded a lot of prices. Try again ${when}, or look an item up on the contract page.`,
  COLLEAGUE_ASKED: (when) => `You asked several colleagues today. Ask again ${when}, or write to them yourself.`,
  ROUND_CHANGE: noRoundChanges,
  ROUND_REMINDER: (when) => `People were reminded several times today. Remind them again ${when}.`,
  ROUND_ROW: noRoundChanges,
  ROUND_ROW_ADDRESS: noRoundChanges,
  ROUND_ROW_LINK: noRoundChanges,
  ROUND_LINK_ADDRESS: noRoundLinks,
  ROUND_JOIN_ADDRESS: noRoundLinks,
  ROUND_JOIN_LINK: noRoundLinks,
  APPROVAL_RULE_TRIED: (when) => `That's a lot of tries at once. Try again ${when}. Nothing you entered was saved or changed.`,
  END_SIGN_IN: (when) => `That's a lot at once. Try again ${when}. To sign out everywhere now, choose a new password.`,
  CUSTOMER_SEARCH: (when) => `That's a lot of searches at once. Try again ${when}.`,
  FEEDBACK_ADDRESS: (when) => `Thank you, we have heard a lot from your network. Try again ${when}.`,
  OFFERS_ADDRESS: (when) => `Too many sign-ups from your network. Try again ${when}.`,
  WRITTEN_TEXT: noTexts,
  WRITTEN_TEXT_ADDRESS: noTexts,
};

/** The answer to who has tried too often. */
export function tooManyAttempts({ full, retryAfterSeconds }: Full): Reply<never> {
  // Seats that come and go are nobody's lock.
  const message = full === undefined || retryAfterSeconds <= 5 ? undefined : TEXTS[full]?.(spokenWait(retryAfterSeconds));
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds, ...(message !== undefined && { message }) });
}

/** A time from now as one says it. */
function spokenWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return 'in a moment';
  if (minutes <= 45) return `in ${minutes} minutes`;
  return minutes <= 75 ? 'in about an hour' : `in about ${Math.ceil(minutes / 60)} hours`;
}
