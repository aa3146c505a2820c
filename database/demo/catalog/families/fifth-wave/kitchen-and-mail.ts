import { at, line, of, pack, singly, type Family, type Option } from '../../family.ts';

const coffeeFilters: Family = {
  id: 'coffee-filters',
  category: 'coffee',
  look: ({ brand, tone, has }) => ({ model: 'coffee-filters', color: tone('white'), brand, kind: has('kind', 'Cone') ? 'cone' : 'basket' }),
  options: { kind: null },
  voice: 'coffeeFilters',
  unit: 'filter',
  cents: 11,
  thrift: 0.78,
  popularity: 420,
  share: 1.3,
  lines: [...line('Hearthside', ['Drip'], 1.1), ...line('Foolscap', [''], 0.74, 0.7)],
  axes: {
    kind: [
      at(1, 'Basket', { spec: 'Basket, for machines of 8 to 12 cups', synonyms: 'basket filters' }),
      at(1.1, 'Cone', { spec: 'Cone, No. 4', weight: 0.7, synonyms: 'cone filters, number 4 filters' }),
    ],
    color: [...of('White'), { text: 'Brown', spec: 'Brown, unbleached', weight: 0.6 }],
    pack: [pack(100), pack(200, 'Pack', '200/Pack', 0.9), pack(1000, 'Case', '1,000/Case', 0.6)],
  },
  name: '{brand} {series} {kind} Coffee Filters, {color}, {pack}',
  about: [
    'Paper filters for [the machine in the kitchen|the pot that is never empty]: {kind.spec}.',
    'Filters in {color.lower} that [do not tear and do not sag|keep the grounds out of the cup].',
  ],
  use: ['[Two never stick together.|They go into the compost with the grounds.]', 'No taste of paper.'],
  highlights: ['{kind.spec}', 'Color: {color.spec}', 'Holds its shape when wet', '{pack.spec}'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Color', '{color.spec}'],
    ['Material', 'Paper'],
  ],
  synonyms: 'coffee filters, filter papers, coffee filter paper',
};

const dishSoap: Family = {
  id: 'dish-soap',
  category: 'cleaners',
  look: ({ brand, has }) => ({
    model: 'dish-soap',
    color: has('scent', 'Lemon') ? 'yellow' : 'blue',
    brand,
    form: has('size', 'gal') ? 'jug' : 'bottle',
    scent: has('scent', 'Lemon') ? 'lemon' : 'original',
  }),
  voice: 'dishSoaps',
  unit: 'bottle',
  cents: 449,
  thrift: 0.9,
  popularity: 380,
  share: 1.3,
  lines: [...line('Purelane', ['Sink'], 1.1), ...line('Foolscap', [''], 0.74, 0.7)],
  axes: {
    scent: [at(1, 'Original Scent'), at(1, 'Lemon Scent', { weight: 0.8 })],
    size: [at(1, '24 oz', { spec: '24 fl oz' }), at(4, '1 gal', { spec: '1 gal', weight: 0.6 })],
    pack: [pack(1), pack(4, 'Case', '4/Case', 0.7)],
  },
  name: '{brand} {series} Dish Soap, {scent}, {size}, {pack}',
  about: [
    'Liquid soap for the sink in the break room: [a drop does a pile of cups|grease gives up at once].',
    'Cuts [grease and coffee rings|dried-on lunch] and is kind to hands.',
  ],
  use: ['[Rinses off clean.|Biodegradable.]', 'Not for dishwashers.'],
  highlights: ['{size.spec}', '{scent.spec}', 'Kind to hands', 'Biodegradable'],
  specs: [
    ['Size', '{size.spec}'],
    ['Scent', '{scent.spec}'],
    ['For', 'Dishes'],
  ],
  synonyms: 'dish soap, dishwashing liquid, washing up liquid, dish detergent',
};

const postalScales: Family = {
  id: 'postal-scales',
  category: 'postal-scales',
  look: ({ brand, number }) => ({ model: 'postal-scale', color: 'black', brand, pounds: number('load') }),
  options: { load: 'Capacity', power: 'Power' },
  voice: 'scales',
  unit: 'scale',
  cents: 3299,
  popularity: 150,
  share: 1.3,
  lines: [...line('Postwood', ['Balance'], 1.1), ...line('Datum', ['Gram'], 1.2, 0.8), ...line('Foolscap', [''], 0.76, 0.8)],
  axes: {
    load: [at(1, '11 lb', { spec: '11 lb, to 0.1 oz' }), at(2.2, '110 lb', { spec: '110 lb, to 0.5 oz', weight: 0.8 })],
    power: [at(1, 'Battery', { spec: 'AAA batteries, included' }), at(1.15, 'USB', { spec: 'USB-C and AAA batteries', weight: 0.8 })],
    pack: singly,
  },
  name: '{brand} {series} Digital Postal Scale, {load} Capacity, {power} Powered',
  about: [
    'Weighs [letters and parcels|what goes out in the afternoon] up to {load.spec}.',
    'A scale with [a hold key for large boxes|figures that stay in sight] and a plate of steel.',
  ],
  use: ['[Tare at the touch of a key.|It turns itself off.]', 'Shows pounds, ounces, grams and kilograms.'],
  highlights: ['Up to {load.spec}', 'Power: {power.spec}', 'Tare and hold', 'Pounds, ounces, grams, kilograms'],
  specs: [
    ['Capacity', '{load.spec}'],
    ['Power', '{power.spec}'],
    ['Units', 'lb, oz, g, kg'],
  ],
  synonyms: 'shipping scales, mail scales, postage scales, letter scales, parcel scales',
};

/** Options of things that are of another family's kind. */
const ofKind = (kind: string, options: readonly Option[]): Option[] => options.map((option) => ({ ...option, kind }));

const windowEnvelopes: Family = {
  id: 'window-envelopes',
  category: 'envelopes',
  look: ({ brand, has }) => ({
    model: 'window-envelopes',
    color: 'white',
    brand,
    windows: has('kind', 'Double') ? 2 : 1,
    isTinted: has('tint', 'Security'),
  }),
  options: { kind: 'Windows', tint: 'Inside' },
  voice: 'envelopes',
  unit: 'envelope',
  cents: 16,
  thrift: 0.88,
  popularity: 700,
  share: 1.3,
  lines: [...line('Parcelry', ['Standard'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    kind: ofKind('envelopes', [
      at(1, '#10 Window', { spec: 'Single window', synonyms: 'single window envelopes' }),
      at(1.15, '#9 Double Window', {
        spec: 'Double window, for checks',
        weight: 0.7,
        synonyms: 'double window envelopes, check envelopes, invoice envelopes',
      }),
    ]),
    tint: ofKind('envelopes', [
      { text: '', spec: 'Plain inside' },
      at(1.1, 'Security Tint', { spec: 'Security tint', weight: 0.8, says: 'The tint inside hides checks and names.' }),
    ]),
    pack: ofKind('envelopes', [pack(500, 'Box'), pack(100, 'Box', '100/Box', 0.8), pack(250, 'Box', '250/Box', 0.5)]),
  },
  name: '{brand} {series} {kind} {tint} Envelopes, Gummed, White, {pack}',
  about: [
    'Envelopes with a window, so that [nobody writes an address twice|the invoice brings its own address]: {kind.spec}.',
    '{units} envelopes of 24 lb paper for [invoices and statements|checks and letters].',
  ],
  use: [
    '[Fits a letter folded in three.|The window film is recycled with the paper.]',
    'Runs through folding machines and postage meters.',
  ],
  highlights: ['{kind.spec}', '{tint.spec}', 'Gummed flap, 24 lb paper', '{pack.spec}'],
  specs: [
    ['Size', '{kind}'],
    ['Windows', '{kind.spec}'],
    ['Type', '{tint.spec}'],
    ['Closure', 'Gummed'],
    ['Color', 'White'],
    ['Paper weight', '24 lb'],
  ],
  synonyms: 'window envelopes, invoice envelopes, billing envelopes',
};

export const kitchenAndMail: readonly Family[] = [coffeeFilters, dishSoap, postalScales, windowEnvelopes];
