/**
 * Everything that is limited, and how often: the one table of it. `most` within `windowSeconds` for one subject; when they are used up,
 * nothing more is looked at until a window after the last. What turns out to be right is given back, so guesses are counted, not visits.
 *
 * A limit of a person or of a thing stands as agreed. One of an address block comes on top: sessions cost nothing, so whoever
 * guesses has many of them, but seldom many networks. It is wide enough for an office behind one address.
 */
export const LIMITS = {
  /** Wrong passwords of an account: its normalised e-mail. */
  LOGIN_ACCOUNT: { most: 10, windowSeconds: 900 },
  LOGIN_ADDRESS: { most: 30, windowSeconds: 900 },
  /** Looking an order up by its number and an e-mail: the e-mail. */
  ORDER_LOOKUP: { most: 10, windowSeconds: 900 },
  ORDER_LOOKUP_ADDRESS: { most: 10, windowSeconds: 900 },
  /** Unknown coupon codes of a visit, on all calls together. */
  COUPON: { most: 10, windowSeconds: 600 },
  COUPON_ADDRESS: { most: 50, windowSeconds: 600 },
  /** Wrong PINs of a gift card: its number, which is never stored as it is. */
  GIFT_CARD_PIN: { most: 5, windowSeconds: 900 },
  /** And of a visit, whichever cards they were for: as long as a visit may last. */
  GIFT_CARD_PIN_SESSION: { most: 10, windowSeconds: 86_400 },
  GIFT_CARD_PIN_ADDRESS: { most: 30, windowSeconds: 900 },
  /** Tokens that a visit tried and that nobody knows, or cards that were declined. */
  CARD: { most: 10, windowSeconds: 3600 },
  CARD_ADDRESS: { most: 30, windowSeconds: 3600 },
  /** Mails with a way to a new password, asked for from a network, and sent to one person. Each counts, right or not. */
  RESET_ADDRESS: { most: 20, windowSeconds: 900 },
  RESET_MAIL: { most: 5, windowSeconds: 3600 },
} as const;

export type LimitKind = keyof typeof LIMITS;

/** Errors of a browser that are recorded. Counted in the memory of each node: a report must cost no statement. */
export const CLIENT_ERRORS = { most: 60, windowSeconds: 60 } as const;
