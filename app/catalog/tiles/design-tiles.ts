import type { TileView } from './tile-view.ts';
import { titlePieces } from './title-parts.ts';

type Drawn = Omit<TileView, 'pieces'>;

const PLAIN: Drawn = {
  itemId: '100001',
  url: '/product_100001',
  title: 'Northline Copy Paper, 8.5 × 11 in, 20 lb, 10-ream case',
  brand: 'Northline',
  image: { key: 'copy-paper-case-white/hero', color: '#f6f6f3' },
  price: '$46.99',
  was: undefined,
  member: undefined,
  unit: '0.9¢/sheet',
  rating: 4.6,
  ratingCount: 1284,
  badge: undefined,
  promise: 'Get it by Tue, Nov 24',
  orderBy: 'Order by 5 PM',
  note: undefined,
  isOutOfStock: false,
  action: { kind: 'add', text: 'Add to cart' },
  most: 9999,
};

const DRAWN: readonly Drawn[] = [
  PLAIN,
  {
    ...PLAIN,
    itemId: '100002',
    title: 'Gel pens',
    price: '$18.49',
    was: '$22.99',
    member: '$16.49',
    unit: '$1.54/pen',
    badge: 'Save $4.50',
    image: { key: 'gel-pens-12-blue/hero', color: '#1b55c9' },
    variants: '4 pack sizes from $4.29',
    swatches: [
      ['100002', 'Blue', '#2457c5'],
      ['100001', 'Black', '#1b1b1d'],
      ['100009', 'Assorted'],
    ],
  },
  {
    ...PLAIN,
    itemId: '100009',
    title:
      'Clasp desktop stapler with a jam release, a staple supply indicator, a rubber foot over its whole length and a name that goes on for longer than any tile has room for',
    brand: 'Clasp',
    price: '$12.00',
    unit: undefined,
    rating: 3.5,
    ratingCount: 9,
    promise: 'Discontinued',
    orderBy: undefined,
    isOutOfStock: true,
    action: { kind: 'visit', text: 'View details' },
    image: { key: 'stapler-red/hero', color: '#cf1f2e' },
  },
  {
    ...PLAIN,
    itemId: '100015',
    title: 'Shredder oil',
    price: 'Price N/A',
    unit: undefined,
    ratingCount: 0,
    promise: undefined,
    orderBy: undefined,
    badge: 'ON CONTRACT',
    action: { kind: 'visit', text: 'View details' },
    image: { key: 'stapler-silver/hero', color: '#c4c9cf' },
  },
];

/** Tiles in every state, with a short name, a long one, and hardly any facts. */
export const DESIGN_TILES: readonly TileView[] = DRAWN.map((tile) => ({ ...tile, pieces: titlePieces(tile.title) }));
