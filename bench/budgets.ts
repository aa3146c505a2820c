/**
 * What may not grow unnoticed: tests/budgets fails above. Whoever makes something lighter lowers its line; whoever needs more raises it, and
 * says in the commit what for.
 */
export const BUDGETS = {
  /**
   * The category page of the tests, with 24 items that have nothing in common. In kB of 1,024 bytes: scripts, and HTML as it is kept,
   * packed with brotli; the router's data unpacked.
   */
  category: { scriptsKb: 118, htmlKb: 14.5, dataKb: 16.8 },
  /** The header of that page with its menu, by itself, packed with brotli. In kB of 1,024 bytes. */
  headerKb: 5,
  /** SQL statements, without those that only begin and end a transaction. */
  statements: {
    keptPage: 0,
    renderedPage: 0,
    // As a list, whose columns are what its items say of themselves.
    renderedList: 1,
    renderedPageWithCart: 2,
    add: 2,
    addUnderKey: 2,
    changeUnderKey: 2,
    readCart: 1,
    /** Of somebody who is signed in, who has read it before. */
    readBuyersCart: 1,
    /** One quantity through `/cc/cart/changes`, answered with the whole cart. */
    browsersChange: 3,
    /** Through `/cc/cart/changes`, under a key. */
    browsersAdd: 2,
    guestOrder: 18,
  },
} as const;
