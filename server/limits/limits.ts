import { RESET_MINUTES } from '#domain/identity/password-limits.ts';
import { HOLD_MINUTES } from '#domain/orders/hold-minutes.ts';
import { ANSWER_MINUTES } from '#domain/payment/captcha-question.ts';

/**
 * Something that is limited: `most` of what `counts` says, for one of what `per` says, within `windowSeconds`. When they are used up,
 * nothing more is looked at until a window after the last.
 */
export type Limit = {
  readonly counts: string;
  readonly per: string;
  readonly most: number;
  readonly windowSeconds: number;
  /** Holds where limits are switched off, too. */
  readonly holdsAlways?: true;
};

const MINUTE = 60;
const HOUR = 3600;

/** Whose room nobody else can use up is told by `sharesMailbox`. */
const ORDER_MAILS = 'mail that an order is placed, refused, canceled or returned, unless its buyer has shown that the email is theirs';
const OTHERS = 'all accounts of a mailbox without room of their own';

/**
 * Everything that is limited, and how often: the one table of it, which docs/security.md shows. What turns out to be right is given
 * back unless `counts` says "each", so attempts are counted, not visits.
 *
 * A limit of a person or of a thing stands as agreed. One of an address block comes on top: sessions cost nothing, so whoever
 * attacks has many of them, but seldom many networks. It is wide enough for an office behind one address.
 */
export const LIMITS = {
  LOGIN_ACCOUNT: { counts: 'wrong passwords', per: 'account (its email)', most: 10, windowSeconds: 15 * MINUTE },
  /** Apart from the account's own: whoever guesses elsewhere does not shut it in a browser that it knows. */
  LOGIN_BROWSER: { counts: 'wrong passwords', per: 'account and browser that it knows', most: 10, windowSeconds: 15 * MINUTE },
  LOGIN_ADDRESS: { counts: 'wrong passwords', per: 'address block', most: 30, windowSeconds: 15 * MINUTE },
  /** Not for the block alone: with a token of their own somebody could have a page's visitors shut out their office. What is late or used takes no seat. */
  WAY_IN_ADDRESS: {
    counts: 'tokens of partners that are refused',
    per: 'address block and person whom the token names',
    most: 30,
    windowSeconds: 15 * MINUTE,
  },
  /** Each is a row that waits for its answer. */
  SAML_ADDRESS: { counts: 'each time that signing in at a company begins', per: 'address block', most: 600, windowSeconds: 15 * MINUTE },
  /** Taken before anything of an answer is looked at: checking what is signed takes some milliseconds. */
  SAML_ANSWER_BROWSER: {
    counts: 'answers of a company’s sign-in that are refused',
    per: 'browser that has asked there',
    most: 10,
    windowSeconds: 15 * MINUTE,
  },
  /** Apart from the one above: any page could have its visitors send what is none, and whoever begins here is not shut out by it. */
  SAML_ANSWER_ADDRESS: {
    counts: 'answers of a company’s sign-in that are refused, where nobody has asked',
    per: 'address block and company',
    most: 60,
    windowSeconds: 15 * MINUTE,
  },
  REGISTER: { counts: 'each try to open an account', per: 'session', most: 5, windowSeconds: HOUR },
  REGISTER_ADDRESS: { counts: 'each try to open an account', per: 'address block', most: 20, windowSeconds: HOUR },
  SECOND_FACTOR: { counts: 'wrong codes of an authenticator app', per: 'account', most: 10, windowSeconds: 15 * MINUTE },
  /** One code in 330,000 is right at a time: with so many tries a day, guessing takes decades. */
  SECOND_FACTOR_DAY: { counts: 'wrong codes of an authenticator app', per: 'account', most: 30, windowSeconds: 24 * HOUR },
  SECOND_FACTOR_SESSION: {
    counts: 'wrong codes of an authenticator app and recovery codes',
    per: 'session or sign-in under way',
    most: 5,
    windowSeconds: 15 * MINUTE,
  },
  /** A set-up has a code of its own, and there are few in a day: whoever guesses at one uses up nothing of what opens the account, and nothing of the next set-up. */
  SECOND_FACTOR_SET_UP: {
    counts: 'wrong codes that were to turn two-step sign-in on',
    per: 'app that is being set up',
    most: 20,
    windowSeconds: 24 * HOUR,
  },
  /** Each is told to the mailbox. */
  SECOND_FACTOR_ON: { counts: 'each time two-step sign-in is turned on', per: 'account', most: 5, windowSeconds: 24 * HOUR },
  /** Whoever opened an account with a stranger's email can have these sent to them. */
  SECOND_FACTOR_MAIL: { counts: 'each mail with a code to turn two-step sign-in on', per: 'account', most: 5, windowSeconds: 24 * HOUR },
  /** Other spellings of a mailbox open other accounts: with all of them nobody floods it, and none of them uses up what another has. (`sharesMailbox`) */
  SECOND_FACTOR_MAILBOX: {
    counts: 'each mail with a code to turn two-step sign-in on',
    per: OTHERS,
    most: 30,
    windowSeconds: 24 * HOUR,
  },
  /** The sign-in page asks for one each time that it is opened, so that browsers offer passkeys beside the email: each is a row for some minutes. */
  PASSKEY_CHALLENGE_ADDRESS: {
    counts: 'each time that signing in with a passkey begins',
    per: 'address block',
    most: 600,
    windowSeconds: 15 * MINUTE,
  },
  /** Nobody guesses a signature: this is for the work that looking at one takes. */
  PASSKEY_ADDRESS: { counts: 'passkeys that are refused', per: 'address block', most: 60, windowSeconds: 15 * MINUTE },
  /** Each is told to the mailbox. */
  PASSKEY_ADD: { counts: 'each passkey that is added', per: 'account', most: 20, windowSeconds: 24 * HOUR },
  /** What is not told by mail is taken all the same. */
  RECOVERY_CODE_MAIL: {
    counts: 'each mail that tells of a recovery code that was used',
    per: 'account',
    most: 10,
    windowSeconds: 24 * HOUR,
  },
  /** Each is told to the mailbox, and costs a hash. */
  PASSWORD_CHANGE: { counts: 'each password that is chosen while signed in', per: 'account', most: 10, windowSeconds: 24 * HOUR },
  EMAIL_CHANGE: { counts: 'each mail with a link to another email of the account', per: 'account', most: 5, windowSeconds: 24 * HOUR },
  /** Whoever names a stranger's mailbox has them sent these. */
  EMAIL_CHANGE_MAILBOX: {
    counts: 'each mail with a link to another email of an account',
    per: 'mailbox that it goes to',
    most: 5,
    windowSeconds: 24 * HOUR,
  },
  /** Each reads all that there is of somebody. */
  DATA_EXPORT: { counts: 'each download of all that is kept of them', per: 'account', most: 5, windowSeconds: 24 * HOUR },
  /** Each is told to the mailbox. */
  ERASURE: { counts: 'each time that the account is to be deleted', per: 'account', most: 5, windowSeconds: 24 * HOUR },
  /** Each is a line that stays. */
  BUDGET_CHANGE: { counts: 'each change of the budgets of an organization', per: 'account', most: 200, windowSeconds: HOUR },
  RESET_MAIL: { counts: 'each mail with a way to a new password', per: 'account and address block', most: 5, windowSeconds: HOUR },
  /** Not longer than such a way works: when these are used up, one that works lies in the mailbox. */
  RESET_ACCOUNT: {
    counts: 'each mail with a way to a new password',
    per: 'account',
    most: 20,
    windowSeconds: RESET_MINUTES * MINUTE,
  },
  RESET_DAY: { counts: 'each mail with a way to a new password', per: 'account', most: 40, windowSeconds: 24 * HOUR },
  /** Beyond those of the day: few enough for a mailbox to bear, and one that works lies in it all the same. */
  RESET_SLOWLY: {
    counts: 'each further mail of a day with a way to a new password',
    per: 'account',
    most: 1,
    windowSeconds: RESET_MINUTES * MINUTE,
  },
  RESET_MAILBOX: { counts: 'each mail with a way to a new password', per: OTHERS, most: 20, windowSeconds: 24 * HOUR },
  RESET_ADDRESS: { counts: 'each request for a way to a new password', per: 'address block', most: 20, windowSeconds: 15 * MINUTE },
  /** Other spellings of a mailbox open other accounts: nobody fills a stranger's with them. What is not told by mail is opened all the same. */
  OPENED_MAILBOX: {
    counts: 'each mail that tells of an account that was opened with another spelling of its mailbox',
    per: 'mailbox',
    most: 3,
    windowSeconds: 24 * HOUR,
  },
  /** Who takes no cookies is a new browser each time: what is not told by mail is signed in all the same, and told of when there is room again. */
  NEW_BROWSER: { counts: 'each mail that tells of a sign-in from a new browser', per: 'account', most: 5, windowSeconds: 24 * HOUR },
  /** Apart from those of sign-ins: who has the password alone uses up none of what tells of who has the code, too. */
  PASSWORD_GIVEN: {
    counts: 'each mail that tells of a right password that signed nobody in',
    per: 'account',
    most: 3,
    windowSeconds: 24 * HOUR,
  },
  NEW_BROWSER_MAILBOX: {
    counts: 'each mail that tells of a new browser, a recovery code or a passkey',
    per: OTHERS,
    most: 30,
    windowSeconds: 24 * HOUR,
  },
  ORDER_LOOKUP: { counts: 'orders looked up in vain', per: 'email and address block', most: 10, windowSeconds: 15 * MINUTE },
  /** Wider than what one network may do, or a stranger could shut out whose email it is. */
  ORDER_LOOKUP_EMAIL: { counts: 'orders looked up in vain', per: 'email', most: 100, windowSeconds: 15 * MINUTE },
  ORDER_LOOKUP_ADDRESS: { counts: 'orders looked up in vain', per: 'address block', most: 30, windowSeconds: 15 * MINUTE },
  COUPON: { counts: 'unknown coupon codes', per: 'session', most: 10, windowSeconds: 10 * MINUTE },
  COUPON_ADDRESS: { counts: 'unknown coupon codes', per: 'address block', most: 50, windowSeconds: 10 * MINUTE },
  /** The card's number is never stored as it is. */
  GIFT_CARD_PIN: { counts: 'wrong PINs', per: 'gift card', most: 5, windowSeconds: 15 * MINUTE },
  /** As long as a visit may last. */
  GIFT_CARD_PIN_SESSION: { counts: 'wrong PINs', per: 'session', most: 10, windowSeconds: 24 * HOUR },
  GIFT_CARD_PIN_ADDRESS: { counts: 'wrong PINs', per: 'address block', most: 30, windowSeconds: 15 * MINUTE },
  CARD: { counts: 'unknown cards and declined cards', per: 'session', most: 10, windowSeconds: HOUR },
  CARD_ACCOUNT: { counts: 'unknown cards and declined cards', per: 'signed-in person', most: 10, windowSeconds: HOUR },
  CARD_FINGERPRINT: { counts: 'declines', per: 'card (the vendor’s fingerprint) or payer at a vendor', most: 10, windowSeconds: HOUR },
  CARD_ADDRESS: { counts: 'unknown cards and declined cards', per: 'address block', most: 30, windowSeconds: HOUR },
  /** From then on a question has to be answered first: a right answer frees one try, a success all. */
  CAPTCHA: {
    counts: 'wrong PINs, unknown and declined cards, before a question is asked',
    per: 'session and section (credit, prepaid, gift)',
    most: 3,
    windowSeconds: 30 * MINUTE,
    holdsAlways: true,
  },
  /** Not shorter than a question may be answered. */
  CAPTCHA_ANSWER: { counts: 'each answer', per: 'question', most: 1, windowSeconds: ANSWER_MINUTES * MINUTE, holdsAlways: true },
  /** Longer than anybody tries one approval. */
  VENDOR_RETRY: {
    counts: 'each time its vendor asked to try it again',
    per: 'approval at a vendor',
    most: 1,
    windowSeconds: 24 * HOUR,
    holdsAlways: true,
  },
  WRITTEN_TEXT: { counts: 'each review, question and answer that is sent', per: 'signed-in person', most: 20, windowSeconds: HOUR },
  WRITTEN_TEXT_ADDRESS: { counts: 'each review, question and answer that is sent', per: 'address block', most: 100, windowSeconds: HOUR },
  /** A stranger's address gets a few mails that ask, whoever makes us write them. */
  ALERT_MAIL: {
    counts: 'each mail that asks whether an alert is theirs',
    per: 'mailbox and address block',
    most: 5,
    windowSeconds: HOUR,
  },
  /** Uses up nothing of the mailbox's: strangers elsewhere cannot keep it from its owner. */
  ALERT_FIRST_MAIL: {
    counts: 'the first mail that asks whether an alert is theirs',
    per: 'mailbox and address block',
    most: 1,
    windowSeconds: 24 * HOUR,
  },
  ALERT_MAILBOX: { counts: 'each further mail that asks whether an alert is theirs', per: 'mailbox', most: 10, windowSeconds: 24 * HOUR },
  /** Over both: whoever has many networks fills no mailbox. */
  ALERT_DAY: { counts: 'each mail that asks whether an alert is theirs', per: 'mailbox', most: 30, windowSeconds: 24 * HOUR },
  ALERT_ADDRESS: { counts: 'each alert that is asked for', per: 'address block', most: 60, windowSeconds: HOUR },
  /**
   * Uses up nothing of the mailbox's: whoever orders in its name elsewhere keeps no mail from its owner. What is told when money was taken (it has left, it has arrived)
   * is not counted: nobody fills a mailbox with that.
   */
  ORDER_FIRST_MAIL: {
    counts: `the first ${ORDER_MAILS}`,
    per: 'mailbox and address block that the order came from, or account with that email',
    most: 6,
    windowSeconds: 24 * HOUR,
  },
  /** More than anybody orders and cancels as a guest in a day. */
  ORDER_MAILBOX: { counts: `each further ${ORDER_MAILS}`, per: 'mailbox', most: 20, windowSeconds: 24 * HOUR },
  /** Over both, but for accounts: whoever has many networks fills no mailbox. */
  ORDER_DAY: { counts: `each ${ORDER_MAILS}`, per: 'mailbox', most: 60, windowSeconds: 24 * HOUR },
  /** Apart from those of orders: who asks for links again and again keeps nobody from hearing of an order. */
  ORDER_LINK: { counts: 'each mail with the link to a guest’s order', per: 'order', most: 3, windowSeconds: 24 * HOUR },
  /** Whoever orders in a stranger's name, and asks for links to that, uses up those of their own network's orders. */
  ORDER_LINK_MAILBOX: {
    counts: 'each mail with the link to a guest’s order',
    per: 'mailbox and address block that the order came from',
    most: 10,
    windowSeconds: 24 * HOUR,
  },
  ORDER_LINK_DAY: { counts: 'each mail with the link to a guest’s order', per: 'mailbox', most: 40, windowSeconds: 24 * HOUR },
  ORDER_LINK_ADDRESS: { counts: 'each mail with the link to a guest’s order', per: 'address block', most: 20, windowSeconds: HOUR },
  /** An order that is canceled costs nobody anything, and sends two mails to whatever mailbox it names. */
  CANCEL: { counts: 'each order that is canceled', per: 'session', most: 10, windowSeconds: HOUR },
  LIST_FILE: {
    counts: 'each file that is read into a list, or that a list is written to',
    per: 'signed-in person',
    most: 60,
    windowSeconds: HOUR,
  },
  LIST_LINK_ADDRESS: { counts: 'links of lists that are none', per: 'address block', most: 30, windowSeconds: 15 * MINUTE },
  LIST_CHANGE: { counts: 'each change of a list, or of what is on it', per: 'signed-in person', most: 600, windowSeconds: HOUR },
  /** Each is all that is on as many lists as somebody may have. */
  LIST_ITEMS: { counts: 'each time that the items of all lists are read at once', per: 'signed-in person', most: 300, windowSeconds: HOUR },
  ALIAS_CHANGE: {
    counts: 'each time that choices of quick order are remembered or forgotten',
    per: 'signed-in person',
    most: 600,
    windowSeconds: HOUR,
  },
  /** A thousand rows take a processor and the database up to two seconds. Row by row it is as a search. */
  QUICK_ORDER: {
    counts: 'each file, and each list of more than 25 rows, that is looked up',
    per: 'session',
    most: 60,
    windowSeconds: 10 * MINUTE,
  },
  QUICK_ORDER_ADDRESS: {
    counts: 'each file, and each list of more than 25 rows, that is looked up',
    per: 'address block',
    most: 200,
    windowSeconds: 10 * MINUTE,
  },
  APPROVAL_COMMENT: {
    counts: 'each comment about an order that waits for approval, and each change of one',
    per: 'account',
    most: 60,
    windowSeconds: HOUR,
  },
  /** Each is a row that stays, and a mail. */
  QUOTE_REQUEST: { counts: 'each request for a quote', per: 'account', most: 30, windowSeconds: HOUR },
  QUOTE_MESSAGE: { counts: 'each message about a quote, and each answer to one', per: 'account', most: 60, windowSeconds: HOUR },
  CANCEL_ADDRESS: { counts: 'each order that is canceled', per: 'address block', most: 30, windowSeconds: HOUR },
  /** Each takes a processor 50 ms, or 150 ms with 200 rows: a network can keep one core busy for a tenth of the time. */
  PAPER: { counts: 'each receipt, invoice and label that is drawn', per: 'session', most: 60, windowSeconds: 10 * MINUTE },
  PAPER_ADDRESS: { counts: 'each receipt, invoice and label that is drawn', per: 'address block', most: 300, windowSeconds: 10 * MINUTE },
  /** Each takes a processor up to a second, and the database up to some two megabytes. */
  LOGO: { counts: 'each logo that is sent', per: 'session', most: 30, windowSeconds: HOUR },
  LOGO_ADDRESS: { counts: 'each logo that is sent', per: 'address block', most: 60, windowSeconds: HOUR },
  TAX_CERTIFICATE: { counts: 'each certificate of exemption that is told of', per: 'signed-in person', most: 10, windowSeconds: HOUR },
  SHIP_TO: { counts: 'each ship-to address that is added', per: 'signed-in person', most: 20, windowSeconds: HOUR },
  /** Each is a mail to whomever they name. */
  INVITATION: { counts: 'each invitation that is mailed', per: 'organization', most: 200, windowSeconds: 24 * HOUR },
  INVITATION_MAILBOX: { counts: 'each invitation that is mailed', per: 'mailbox that it goes to', most: 5, windowSeconds: 24 * HOUR },
  BILLING_EMAIL: { counts: 'each link that is mailed to an email for invoices', per: 'organization', most: 10, windowSeconds: 24 * HOUR },
  JOIN_ADDRESS: { counts: 'each try to join by an invitation', per: 'address block', most: 60, windowSeconds: HOUR },
  /** Each is a mail to all administrators. To turn it off, or to cancel what waits, takes none: that can be done however often somebody else has changed it. */
  COMPANY_SIGN_IN: { counts: 'each change of a company’s sign-in that is asked for', per: 'account', most: 10, windowSeconds: 24 * HOUR },
  /** The last link works for a day. */
  COMPANY_CONFIRMATION: {
    counts: 'each mail that asks somebody whether their company signs them in',
    per: 'person',
    most: 5,
    windowSeconds: 24 * HOUR,
  },
  ORGANIZATION_CHANGE: {
    counts: 'each change of an organization’s people and buying rules',
    per: 'signed-in person',
    most: 600,
    windowSeconds: HOUR,
  },
  /** A file of the largest contracts is some ten of them. */
  CONTRACT_PRICES: {
    counts: 'each part of the prices of a contract that is read for a file',
    per: 'signed-in person',
    most: 120,
    windowSeconds: HOUR,
  },
  /** Each is a mail to a colleague. */
  COLLEAGUE_ASKED: {
    counts: 'each time that a colleague is asked to order together',
    per: 'signed-in person',
    most: 10,
    windowSeconds: 24 * HOUR,
  },
  ROUND_CHANGE: { counts: 'each round that is opened, and each change of one', per: 'signed-in person', most: 300, windowSeconds: HOUR },
  /** Each is a mail to all who are in it. */
  ROUND_REMINDER: { counts: 'each reminder of an office round', per: 'round', most: 3, windowSeconds: 24 * HOUR },
  ROUND_ROW: {
    counts: 'each row that is added to an office round or changed',
    per: 'signed-in person, or who joined it by its link',
    most: 600,
    windowSeconds: HOUR,
  },
  /** Wide enough for an office behind one address. */
  ROUND_ROW_ADDRESS: {
    counts: 'each row that people without an account add to office rounds or change',
    per: 'address block',
    most: 1_200,
    windowSeconds: HOUR,
  },
  /** However many networks a link got to. */
  ROUND_ROW_LINK: {
    counts: 'each row that people without an account add to an office round or change',
    per: 'round',
    most: 2_000,
    windowSeconds: HOUR,
  },
  ROUND_LINK_ADDRESS: { counts: 'links of office rounds that are none', per: 'address block', most: 30, windowSeconds: 15 * MINUTE },
  ROUND_JOIN_ADDRESS: {
    counts: 'each time that somebody without an account joins an office round',
    per: 'address block',
    most: 60,
    windowSeconds: HOUR,
  },
  ROUND_JOIN_LINK: {
    counts: 'each time that somebody without an account joins an office round',
    per: 'round',
    most: 200,
    windowSeconds: HOUR,
  },
  APPROVAL_RULE_TRIED: { counts: 'each try of an approval rule on past orders', per: 'signed-in person', most: 60, windowSeconds: HOUR },
  END_SIGN_IN: { counts: 'each time that they sign out elsewhere', per: 'signed-in person', most: 60, windowSeconds: HOUR },
  CUSTOMER_SEARCH: { counts: 'each search for customers', per: 'representative', most: 200, windowSeconds: HOUR },
  FEEDBACK_ADDRESS: { counts: 'each answer to the feedback survey', per: 'address block', most: 30, windowSeconds: HOUR },
  OFFERS_ADDRESS: { counts: 'each sign-up for offers', per: 'address block', most: 30, windowSeconds: HOUR },
  /** As long as such an order holds anything. A session has one for each of its three carts by itself: a cart waits for its order. */
  HOLD_ADDRESS: {
    counts: 'orders that hold stock without being paid',
    per: 'address block',
    most: 20,
    windowSeconds: HOLD_MINUTES * MINUTE,
  },
} as const satisfies Record<string, Limit>;

export type LimitKind = keyof typeof LIMITS;

/** Counted in the memory of each node, because what is counted must cost no statement. */
export const NODE_LIMITS = {
  NEW_CART_ADDRESS: { counts: 'each new cart of a guest', per: 'address block and node', most: 300, windowSeconds: 10 * MINUTE },
  /** As long as answers are kept: a row each, of up to some ten kB. */
  KEPT_ANSWERS: { counts: 'each answer kept under an `Idempotency-Key`', per: 'session and node', most: 1_000, windowSeconds: 24 * HOUR },
  /** Some hundreds of people in one office, all day. */
  KEPT_ANSWERS_ADDRESS: {
    counts: 'each answer kept under an `Idempotency-Key`',
    per: 'address block and node',
    most: 30_000,
    windowSeconds: 24 * HOUR,
  },
  /** A page asks for one, and its card form keeps it for hours. */
  PAYMENT_TOKENS: { counts: 'each token for paying', per: 'session and node', most: 60, windowSeconds: HOUR },
  PAYMENT_TOKENS_ADDRESS: { counts: 'each token for paying', per: 'address block and node', most: 600, windowSeconds: HOUR },
  CLIENT_ERRORS: { counts: 'each recorded error of a browser', per: 'session and node', most: 60, windowSeconds: MINUTE },
  CLIENT_ERRORS_ADDRESS: { counts: 'each recorded error of a browser', per: 'address block and node', most: 300, windowSeconds: MINUTE },
  UNFOUND_WORDS: {
    counts: 'other words each that are searched for in vain, as they are counted',
    per: 'address block or person of an organization, and node',
    most: 30,
    windowSeconds: 24 * HOUR,
  },
} as const satisfies Record<string, Limit>;

export type NodeLimitKind = keyof typeof NODE_LIMITS;
