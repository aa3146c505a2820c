/** What somebody orders again and again, and how. */
export type Habit = {
  readonly nickname: string;
  readonly orders: number;
  /** Categories of the things they need, the most wanted first, and items they always come back to. */
  readonly categories: readonly string[];
  readonly items: readonly string[];
  /** Rows in an order, and the usual pieces of one row: smallest and largest. */
  readonly rows: readonly [number, number];
  readonly pieces: readonly [number, number];
  /** Share of orders that are picked up, and where. */
  readonly pickup: { readonly share: number; readonly storeNumber: string };
  readonly pays: 'INVOICE' | 'VISA' | 'MASTER_CARD' | 'AMEX' | 'PAYPAL';
  /** The budget center that orders are charged to. */
  readonly budgetCenters: readonly string[];
};

const home = { pickup: { share: 0.3, storeNumber: '1547' }, budgetCenters: [], rows: [1, 4], pieces: [1, 2] } as const;
const office = { pickup: { share: 0, storeNumber: '0101' }, pays: 'INVOICE', budgetCenters: [], rows: [2, 6], pieces: [1, 4] } as const;

/** The people with a past, and what they need. */
export const habits: readonly Habit[] = [
  {
    ...office,
    nickname: 'bea',
    orders: 60,
    pickup: { share: 0.08, storeNumber: '0101' },
    budgetCenters: ['FRONT-DESK', 'LAB'],
    items: ['100001', '100002', '100034', '100035', '100006'],
    categories: [
      'exam-gloves',
      'disinfecting-wipes',
      'copy-paper',
      'paper-towels',
      'gel-pens',
      'hand-soap',
      'cups',
      'envelopes',
      'file-folders',
      'coffee',
      'sticky-flags',
      'hand-sanitizer',
    ],
  },
  {
    ...office,
    nickname: 'carl',
    orders: 12,
    items: ['100001'],
    categories: [],
    rows: [1, 1],
    pieces: [1, 3],
    budgetCenters: ['FRONT-DESK'],
  },
  {
    ...office,
    nickname: 'ann',
    orders: 6,
    items: ['100010', '100012'],
    categories: ['desk-lamps', 'sticky-notes', 'coffee'],
    rows: [1, 3],
    budgetCenters: ['FRONT-DESK'],
  },
  {
    ...office,
    nickname: 'tess',
    orders: 20,
    items: ['100001', '100006', '100046', '100049'],
    categories: [
      'permanent-markers',
      'glue',
      'pencils',
      'colored-paper',
      'sticky-notes',
      'dry-erase-markers',
      'erasers',
      'colored-pencils',
      'paper-towels',
    ],
    rows: [3, 7],
    pieces: [1, 6],
    budgetCenters: ['CLASSROOM', 'ART', 'OFFICE'],
  },
  {
    ...office,
    nickname: 'walt',
    orders: 8,
    items: ['100044', '100001'],
    categories: ['cleaners', 'paper-towels', 'waste-bins', 'hand-soap'],
    rows: [2, 4],
    pieces: [1, 5],
    budgetCenters: ['OFFICE'],
  },
  {
    ...office,
    nickname: 'bo',
    orders: 15,
    items: ['100001', '100002'],
    categories: ['legal-ledger-paper', 'file-folders', 'storage-boxes', 'envelopes', 'sticky-flags', 'binders'],
    rows: [1, 4],
    pieces: [1, 3],
  },
  {
    ...office,
    nickname: 'lina',
    orders: 8,
    pays: 'VISA',
    items: ['100001'],
    categories: ['cups', 'hand-soap', 'paper-towels', 'mailing-labels'],
    rows: [1, 3],
  },
  {
    ...office,
    nickname: 'lou',
    orders: 12,
    pays: 'VISA',
    items: ['100001', '100002'],
    categories: ['cups', 'permanent-markers', 'mailing-labels', 'packing-tape', 'cleaners'],
    rows: [1, 4],
  },
  {
    ...home,
    nickname: 'sam',
    orders: 40,
    pays: 'VISA',
    items: ['100001', '100002', '100003', '100012', '100006'],
    categories: [
      'copy-paper',
      'ink-cartridges',
      'spiral-notebooks',
      'batteries',
      'coffee',
      'mailers',
      'packing-tape',
      'binders',
      'desk-organizers',
      'cables',
      'permanent-markers',
    ],
  },
  {
    ...home,
    nickname: 'rita',
    orders: 25,
    pays: 'MASTER_CARD',
    pickup: { share: 0.4, storeNumber: '0008' },
    items: ['100002', '100013', '100033'],
    categories: ['planners', 'sticky-notes', 'gel-pens', 'highlighters', 'colored-pencils', 'snacks', 'desk-lamps', 'sticky-flags'],
  },
  {
    ...home,
    nickname: 'paula',
    orders: 25,
    pays: 'AMEX',
    pickup: { share: 0.25, storeNumber: '0101' },
    items: ['100001', '100002', '100035'],
    categories: ['copy-paper', 'presentation-paper', 'coffee', 'black-toner', 'file-folders', 'envelopes', 'headsets', 'hand-soap'],
    rows: [1, 5],
  },
  {
    ...home,
    nickname: 'selma',
    orders: 10,
    pays: 'PAYPAL',
    pickup: { share: 0.2, storeNumber: '0105' },
    items: ['100001', '100002'],
    categories: ['ink-cartridges', 'mailers', 'mailing-labels', 'bubble-wrap'],
  },
  {
    ...home,
    nickname: 'preston',
    orders: 14,
    pays: 'AMEX',
    pickup: { share: 0.15, storeNumber: '0107' },
    items: ['100001', '100002', '100010'],
    categories: ['executive-chairs', 'monitors', 'coffee', 'snacks', 'bottled-water', 'whiteboards', 'sticky-notes'],
    rows: [1, 5],
  },
];
