import type { ProductDetails } from '#contracts/catalog.ts';
import { A_TILE } from '../tiles/a-tile.test-builder.ts';

const image = { key: 'a/pens/hero', alt: 'Pens', color: '#123' };
/** A product on the wire of which nothing special is to be said. */
export const A_PRODUCT: ProductDetails = {
  ...A_TILE,
  image,
  deliveryText: null,
  description: 'Smooth.',
  highlights: [],
  manufacturerNumber: null,
  gtin: null,
  specifications: [],
  documents: [],
  pictures: [],
  path: [{ id: 'pens', name: 'Pens' }],
  delivery: { text: 'Get it by Tue, Nov 24', isAvailable: true, minDeliveryDate: null, maxDeliveryDate: null },
  pickup: {
    text: 'Pick up in 1-hour',
    isAvailable: true,
    isOffered: true,
    storeNumber: '1547',
    stock: '10+',
  },
  sameDay: null,
  services: [],
  parts: [],
  goesTo: [],
  fits: [],
  packsWithoutFee: [],
  goesWith: [],
  refusal: null,
  offContract: null,
  histogram: [0, 0, 0, 0, 0],
  related: [],
  printerModel: null,
  itemGroupId: null,
  options: [],
  variants: [],
  alerts: [],
  isReturnable: true,
  isMembership: false,
};
