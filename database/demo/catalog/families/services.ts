import type { Tone } from '#studio/scene/palette.ts';
import type { Emblem } from '#studio/scene/emblems.ts';
import { at, line, of, pack, silent, singly, type Family, type Option } from '../family.ts';

/** The signs and colours of the boxes. */
const boxes: Readonly<Record<string, { readonly emblem: Emblem; readonly color: Tone }>> = {
  Payroll: { emblem: 'chart', color: 'teal' },
  'Photo Editing': { emblem: 'drop', color: 'purple' },
  Security: { emblem: 'lock', color: 'navy' },
};

const terms: readonly Option[] = [
  at(1, '1-Year License', { spec: '1 year' }),
  at(1.8, '2-Year License', { spec: '2 years', weight: 0.6 }),
  at(2.9, 'Perpetual License', { spec: 'No end', weight: 0.5 }),
];
const seats: readonly Option[] = [
  at(1, '1 Device', { spec: '1' }),
  at(1.5, '3 Devices', { spec: '3' }),
  at(2, '5 Devices', { spec: '5' }),
  at(3.4, '10 Devices', { spec: '10', weight: 0.6 }),
];
const editions: readonly Option[] = [
  at(1, 'Home'),
  at(1.6, 'Professional'),
  at(2.4, 'Small Business', { says: 'The small-business edition adds shared folders and roles.' }),
];

const antivirus: Family = {
  id: 'antivirus-download',
  category: 'software',
  look: ({ brand, series, tone }) => ({
    model: 'service-card',
    kind: 'download',
    brand,
    color: tone('green'),
    emblem: 'shield',
    title: series,
    line: 'Download',
  }),
  voice: 'software',
  unit: 'license',
  cents: 4900,
  popularity: 60,
  share: 0.3,
  facts: { productType: 'ESD', isPickupEligible: false },
  lines: [...line('Kestrel', ['Antivirus'], 1), ...line('Foliosoft', ['Antivirus'], 1.1, 0.3)],
  axes: { edition: editions, term: terms, seats, color: [silent('Green')], pack: singly },
  name: '{brand} {series} {edition}, {term}, {seats}, Download',
  about: [
    '{series} {edition.lower} for {seats.lower}: the key comes by email within minutes.',
    'Download, install, work: {series} {edition.lower}, {term.lower}.',
  ],
  use: ['[Updates are included for the whole term.|Moves to a new computer at any time.]', 'Support by chat and phone.'],
  highlights: ['Key by email, no shipping', 'For {seats.lower}', 'Term: {term.spec}', 'Updates included'],
  specs: [
    ['Edition', '{edition.spec}'],
    ['Term', '{term.spec}'],
    ['Devices', '{seats.spec}'],
    ['Delivery', 'By email'],
  ],
  synonyms: 'anti virus, antivirus, virus protection, internet security, norton, mcafee',
};

const accounting: Family = {
  ...antivirus,
  id: 'accounting-download',
  look: ({ brand, series, tone }) => ({
    model: 'service-card',
    kind: 'download',
    brand,
    color: tone('teal'),
    emblem: 'chart',
    title: series,
    line: 'Download',
  }),
  cents: 8900,
  lines: [...line('Kestrel', ['Accounting'], 1), ...line('Foliosoft', ['Ledger'], 1.1, 0.3)],
  axes: { ...antivirus.axes, color: [silent('Teal')] },
  about: [
    '{series} {edition.lower} keeps the books of a small firm: invoices, bills, bank and taxes, for {seats.lower}.',
    'Bookkeeping without a course: {series} {edition.lower}, {term.lower}. The key comes by email.',
  ],
  synonyms: 'accounting software, bookkeeping software, invoice software, quickbooks',
};

const boxed: Family = {
  id: 'boxed-software',
  category: 'software',
  look: ({ brand, says }) => ({
    model: 'software-box',
    brand,
    ...(boxes[says('kind')] ?? { emblem: 'tiles', color: 'blue' }),
    title: says('kind'),
    line: says('edition'),
  }),
  voice: 'software',
  unit: 'box',
  cents: 4500,
  popularity: 50,
  share: 0.25,
  lines: [...line('Kestrel', ['Studio', 'Desk'], 1.1), ...line('Foliosoft', ['Works'], 1.15, 0.3)],
  axes: {
    kind: [at(1, 'Payroll'), at(1.1, 'Photo Editing'), at(0.9, 'Security')],
    edition: editions,
    term: terms.slice(0, 2),
    seats: seats.slice(0, 3),
    pack: singly,
  },
  name: '{brand} {series} {kind} {edition}, {term}, {seats}, Boxed',
  about: [
    '{kind} software for {seats.lower}, in a box with [a key card|a quick-start card].',
    'The {series} program for {kind.lower}: install it from the key card or the download.',
  ],
  use: ['[Updates are included for the whole term.|Moves to a new computer at any time.]', 'Support by chat and phone.'],
  highlights: ['{kind.spec}, {edition.lower} edition', 'For {seats.lower}', 'Term: {term.spec}', 'Key card in the box'],
  specs: [
    ['For', '{kind.spec}'],
    ['Edition', '{edition.spec}'],
    ['Term', '{term.spec}'],
    ['Devices', '{seats.spec}'],
    ['Delivery', 'Boxed'],
  ],
  synonyms: 'software, computer program',
};

const cards: Family = {
  id: 'custom-printing',
  category: 'business-cards',
  look: ({ brand, tone, has }) => ({
    model: 'business-cards',
    brand,
    color: tone(),
    corners: has('corners', 'rounded') ? 'rounded' : 'square',
  }),
  voice: 'printing',
  unit: 'card',
  cents: 9,
  thrift: 0.93,
  popularity: 60,
  share: 0.25,
  facts: { isCustom: true },
  lines: [...line('Foolscap', ['Print'], 1, 1), ...line('Cotswell', ['Letterpress'], 2.2, 0.25)],
  axes: {
    stock: [
      at(1, '14 pt Matte', { spec: '14 pt matte' }),
      at(1.1, '14 pt Gloss', { spec: '14 pt gloss' }),
      at(1.5, '16 pt Linen', { spec: '16 pt linen', weight: 0.6 }),
      at(1.9, '18 pt Cotton', { spec: '18 pt cotton', weight: 0.4 }),
    ],
    sides: [at(1, '1-Sided', { spec: 'One' }), at(1.3, '2-Sided', { spec: 'Both' })],
    corners: [at(1, 'Square Corners', { spec: 'Square' }), at(1.15, 'Rounded Corners', { spec: 'Rounded', weight: 0.6 })],
    color: of('Teal', 'Navy', 'Orange', 'Burgundy'),
    pack: [pack(250, 'Box'), pack(100, 'Box', '100/Box', 0.6), pack(500, 'Box'), pack(1000, 'Box', '1,000/Box', 0.6)],
  },
  name: '{brand} {series} Custom Business Cards, {color} Design, {stock}, {sides}, {corners}, {pack}',
  about: [
    'Your name and details on {stock.spec} stock, printed {sides.lower}, {units} to the box.',
    'Business cards that [feel as good as they look|people keep]: {stock.spec}, {corners.lower}.',
  ],
  use: ['[Write the text on this page.|You see a proof as you type.]', 'Printed in two business days.'],
  highlights: ['{units} cards on {stock.spec}', 'Printed sides: {sides.lower}', '{corners.spec} corners', 'Proof before printing'],
  specs: [
    ['Stock', '{stock.spec}'],
    ['Printed sides', '{sides.spec}'],
    ['Corners', '{corners.spec}'],
    ['Design', '{color.spec}'],
  ],
  synonyms: 'business cards, visiting cards, calling cards, name cards, personalized cards',
};

export const services: readonly Family[] = [antivirus, accounting, boxed, cards];
