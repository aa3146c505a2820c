type DemoRow = {
  readonly itemId: string;
  readonly qty: number;
  readonly ownCents: number;
  readonly targetCents?: number;
  readonly offeredCents?: number;
};

/** A quote of the demo. Days are counted from the load: earlier ones are negative. */
export type DemoQuote = {
  readonly state: 'REQUESTED' | 'OFFERED' | 'EXPIRED';
  readonly askedDays: number;
  readonly note: string;
  readonly neededDays?: number;
  readonly rows: readonly DemoRow[];
  readonly offer?: { readonly days: number; readonly untilDays: number; readonly note: string };
  readonly messages: readonly { readonly isOurs: boolean; readonly days: number; readonly text: string }[];
};

/** Of Bea Buyer: one that has expired, one that waits for her answer, one that waits for an offer. The first is the oldest. */
export const DEMO_QUOTES: readonly DemoQuote[] = [
  {
    state: 'EXPIRED',
    askedDays: -41,
    note: 'A laptop for each of our four treatment rooms.',
    rows: [{ itemId: '100016', qty: 4, ownCents: 64_900, offeredCents: 59_900 }],
    offer: { days: -39, untilDays: -9, note: 'For four at once.' },
    messages: [{ isOurs: false, days: -40, text: 'Do they come with the protection plan?' }],
  },
  {
    state: 'OFFERED',
    askedDays: -3,
    note: 'Our paper and pens for the quarter.',
    rows: [
      { itemId: '100001', qty: 8, ownCents: 4129, targetCents: 3800, offeredCents: 3850 },
      { itemId: '100002', qty: 6, ownCents: 1849, offeredCents: 1599 },
    ],
    offer: { days: -2, untilDays: 21, note: 'This is for the whole quarter at once. Let me know if you need another quantity.' },
    messages: [],
  },
  {
    state: 'REQUESTED',
    askedDays: -1,
    note: 'We are opening a second front desk and need it set up in one go.',
    neededDays: 30,
    rows: [
      { itemId: '100020', qty: 2, ownCents: 42_900, targetCents: 39_000 },
      { itemId: '100003', qty: 12, ownCents: 2000 },
    ],
    messages: [{ isOurs: false, days: -1, text: 'We can take the desks a week later than the rest.' }],
  },
];
