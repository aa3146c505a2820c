import type { ProductLook } from '#studio/look.ts';
import { at, line, of, pack, rare, silent, type Family, type Option } from '../family.ts';
import type { Seen } from '../seen.ts';

const letterSizes: readonly Option[] = [at(1, '8.5" x 11"', { spec: '8.5 x 11 in (letter)' })];
const largerSizes: readonly Option[] = [
  at(1.3, '8.5" x 14"', { spec: '8.5 x 14 in (legal)' }),
  at(2.1, '11" x 17"', { spec: '11 x 17 in (ledger)' }),
];
const byTheCase = [
  pack(10, 'Case', '500 Sheets/Ream, 10 Reams/Case'),
  pack(5, 'Case', '500 Sheets/Ream, 5 Reams/Case', 0.8),
  pack(8, 'Case', '500 Sheets/Ream, 8 Reams/Case', 0.3),
];
const byTheReam = [pack(1, 'Each', '500 Sheets/Ream'), pack(3, 'Pack', '500 Sheets/Ream, 3 Reams/Pack', 0.4)];
const brightness: readonly Option[] = [
  at(1, '92 Bright', { spec: '92' }),
  at(1.06, '94 Bright', { spec: '94' }),
  at(1.12, '96 Bright', { spec: '96', says: 'At 96 bright, text looks black and color looks right.' }),
  at(1.2, '98 Bright', { spec: '98', weight: 0.6 }),
  at(1.28, '100 Bright', { spec: '100', weight: 0.4 }),
];
const weights: readonly Option[] = [
  at(1, '20 lb', { spec: '20 lb (75 g/m²)' }),
  at(1.2, '22 lb', { spec: '22 lb (83 g/m²)', weight: 0.5 }),
  at(1.4, '24 lb', { spec: '24 lb (90 g/m²)', weight: 0.7, says: 'The heavier 24 lb sheet prints on both sides without show-through.' }),
];
const holes: readonly Option[] = [
  silent('None'),
  at(1.08, '3-Hole Punched', { spec: '3-hole', weight: 0.35, says: 'It comes punched for ring binders.' }),
];

/** The format of a sheet; families of one format do not name it. */
const sheetOf = ({ has }: Seen): 'letter' | 'legal' | 'ledger' =>
  has('size', 'legal') ? 'legal' : has('size', 'ledger') ? 'ledger' : 'letter';

/** White paper: weight and brightness are not seen from outside. */
const whitePaper =
  (kind: 'copy' | 'recycled' | 'presentation') =>
  (seen: Seen): ProductLook => ({
    model: 'copy-paper',
    color: 'white',
    brand: seen.brand,
    kind,
    sheet: sheetOf(seen),
    reams: seen.units,
    isPunched: seen.has('holes', '3-Hole'),
  });

const coloredPaper =
  (shade: 'pastel' | 'bright') =>
  (seen: Seen): ProductLook => ({
    model: 'colored-paper',
    color: seen.tone(),
    brand: seen.brand,
    shade,
    reams: seen.units,
  });

/** Item 100001 is that very paper. */
const isNoSpecimen = ({ brand = '', series = '', weight = '', bright = '', holes = '', pack: packed = '' }): boolean =>
  !(
    brand === 'Northline' &&
    series === 'Multipurpose' &&
    weight === '20 lb' &&
    bright === '92 Bright' &&
    holes === '' &&
    packed.includes('10 Reams')
  );

const copyCase: Family = {
  id: 'copy-paper-case',
  category: 'copy-paper',
  look: whitePaper('copy'),
  voice: 'paper',
  unit: 'ream',
  cents: 610,
  thrift: 0.88,
  popularity: 4200,
  share: 1.2,
  lines: [
    ...line('Northline', ['Multipurpose', 'Premium Multipurpose', 'Copy & Print'], 1.05),
    ...line('Foolscap', ['Multipurpose', 'Everyday Copy'], 0.84),
    ...line('Cotswell', ['Fine Business'], 1.3, 0.25),
  ],
  axes: { size: letterSizes, weight: weights, bright: brightness, holes, pack: byTheCase, color: [silent('White')] },
  name: '{brand} {series} Paper, {size}, {weight}, {bright}, {holes}, {pack}',
  about: [
    '{weight} copy paper that [runs through fast copiers without jams|feeds one sheet at a time, even in humid summers] and prints dark, even text at {bright.lower}.',
    'The case that keeps the print room going: {units} reams of acid-free {weight} paper, {bright.lower}, for [lasers, inkjets and copiers|every machine in the office].',
    'A smooth, {bright.lower} sheet for [daily printing|drafts, handouts and forms], checked for curl before it leaves the mill.',
  ],
  use: [
    '[Stack the case beside the copier: the lid lifts off and the box stays square.|The carton has a lid and handles, and later stores files.]',
    'Acid-free, so files do not yellow.',
    '[For two-sided printing and daily copying.|Guaranteed not to jam.]',
  ],
  highlights: [
    '{units} reams of 500 sheets, {size.spec}',
    '{weight.spec}, {bright.lower}',
    'Jam-free in copiers, lasers and inkjets',
    'Acid-free for archives',
    'Box with lift-off lid',
  ],
  specs: [
    ['Sheet size', '{size.spec}'],
    ['Paper weight', '{weight.spec}'],
    ['Brightness', '{bright.spec}'],
    ['Hole punched', '{holes.spec}'],
    ['Color', 'White'],
    ['Sheets per ream', '500'],
    ['Acid-free', 'Yes'],
  ],
  synonyms: 'copier paper, printer paper, printing paper, xerox paper, photocopy paper, letter paper, typing paper',
  facts: { isAutoRestock: true },
  isMade: isNoSpecimen,
};

const copyReam: Family = {
  ...copyCase,
  id: 'copy-paper-ream',
  cents: 649,
  popularity: 1900,
  share: 1,
  axes: { size: letterSizes, weight: weights, bright: brightness, holes, pack: byTheReam, color: [silent('White')] },
  about: [
    'A ream of {weight} paper for [the printer at home or at the front desk|when a case is too much], {bright.lower} and ready for both sides.',
    'White {weight} paper at {bright.lower} that [feeds cleanly|lies flat] and takes ink and toner equally well.',
  ],
  use: [
    '[Good to keep a spare one in the drawer.|Wrapped against moisture, it keeps for years.]',
    'Acid-free, for lasers, inkjets and copiers.',
  ],
  highlights: ['500 sheets, {size.spec}', '{weight.spec}, {bright.lower}', 'For lasers, inkjets and copiers', 'Moisture-proof wrapper'],
};

const recycled: Family = {
  id: 'recycled-paper',
  category: 'recycled-paper',
  look: whitePaper('recycled'),
  voice: 'paper',
  unit: 'ream',
  cents: 660,
  thrift: 0.88,
  popularity: 1400,
  lines: [
    ...line('Northline', ['Renewal', 'Second Leaf'], 1.03),
    ...line('Evenfold', ['Renew'], 1.1, 0.4),
    ...line('Foolscap', ['Recycled'], 0.86),
  ],
  axes: {
    content: [
      at(1, '30% Recycled', { spec: '30 % post-consumer' }),
      at(1.1, '50% Recycled', { spec: '50 % post-consumer' }),
      at(1.22, '100% Recycled', { spec: '100 % post-consumer', says: 'Not one new tree goes into it.' }),
    ],
    size: [...letterSizes, ...largerSizes.map((size) => ({ ...size, weight: 0.4 }))],
    weight: weights,
    bright: brightness.slice(0, 3),
    pack: [...byTheCase, ...byTheReam],
    color: [silent('White')],
  },
  name: '{brand} {series} Paper, {content}, {size}, {weight}, {bright}, {pack}',
  about: [
    'Copy paper with {content.spec} fiber that [you will not tell from new|runs as well as any other].',
    'Less water, less wood, same print: a {bright.lower} sheet of {weight} with {content.spec} fiber.',
  ],
  use: ['[Counts toward green purchasing goals.|For offices that report on their purchasing.]', 'Process chlorine free and acid-free.'],
  highlights: [
    '{content.spec} fiber',
    '{size.spec}, {weight.spec}, {bright.lower}',
    'Process chlorine free',
    'Jam-free in all office machines',
  ],
  specs: [
    ['Recycled content', '{content.spec}'],
    ['Sheet size', '{size.spec}'],
    ['Paper weight', '{weight.spec}'],
    ['Brightness', '{bright.spec}'],
    ['Color', 'White'],
    ['Sheets per ream', '500'],
  ],
  synonyms: 'recycled copy paper, recycled copier paper, recycled printer paper, eco paper, post-consumer paper',
  facts: { isAutoRestock: true },
};

const pastel: readonly Option[] = [
  ...of('Canary', 'Blue', 'Green', 'Pink'),
  { text: 'Goldenrod', weight: 0.6 },
  { text: 'Ivory', weight: 0.6 },
  ...rare('Salmon', 'Lilac', 'Gray', 'Buff'),
];
const brightSheets: readonly Option[] = [
  ...of('Lemon Yellow', 'Lime', 'Sky Blue', 'Hot Pink'),
  { text: 'Orange', weight: 0.7 },
  { text: 'Red', weight: 0.7 },
  ...rare('Violet', 'Teal', 'Assorted Brights'),
];

const colored: Family = {
  id: 'colored-paper',
  share: 0.5,
  category: 'colored-paper',
  look: coloredPaper('pastel'),
  voice: 'paper',
  unit: 'ream',
  cents: 1080,
  thrift: 0.9,
  popularity: 420,
  lines: [...line('Northline', ['Pastels'], 1), ...line('Foolscap', ['Colors'], 0.85), ...line('Evenfold', ['Renew Colors'], 1.1, 0.25)],
  axes: {
    color: pastel,
    size: [
      ...letterSizes,
      { text: '8.5" x 14"', spec: '8.5 x 14 in (legal)', factor: 1.3, weight: 0.4 },
      { text: '11" x 17"', spec: '11 x 17 in (ledger)', factor: 2, weight: 0.25 },
    ],
    weight: [at(1, '20 lb', { spec: '20 lb (75 g/m²)' }), at(1.25, '24 lb', { spec: '24 lb (90 g/m²)', weight: 0.5 })],
    pack: [...byTheReam, ...byTheCase.slice(0, 1)],
  },
  name: '{brand} {series} Colored Paper, {size}, {weight}, {color}, {pack}',
  about: [
    '{color} paper for [forms, copies and notices that should be told apart|routing slips, programs and price lists]: a soft shade that leaves text easy to read.',
    'Paper dyed through in {color.lower}, so that both sides and the edges match.',
  ],
  use: ['[Give each department its own color.|Color says at a glance which copy is which.]', 'For lasers, inkjets and copiers.'],
  highlights: ['{color.spec}, the same on both sides', '{size.spec}, {weight.spec}', '500 sheets per ream', 'Acid-free'],
  specs: [
    ['Color', '{color.spec}'],
    ['Sheet size', '{size.spec}'],
    ['Paper weight', '{weight.spec}'],
    ['Sheets per ream', '500'],
  ],
  synonyms: 'color paper, colour paper, coloured paper, color copy paper, pastel paper',
};

const brightColored: Family = {
  ...colored,
  id: 'bright-paper',
  look: coloredPaper('bright'),
  share: 0.4,
  cents: 1390,
  lines: [...line('Northline', ['Brights'], 1), ...line('Foolscap', ['Brights'], 0.85)],
  axes: {
    ...colored.axes,
    color: brightSheets,
    weight: [at(1, '24 lb', { spec: '24 lb (90 g/m²)' }), at(0.9, '20 lb', { spec: '20 lb (75 g/m²)', weight: 0.5 })],
  },
  about: [
    "{color} paper that is seen from across the room, for [flyers, sale signs and door notices|events, reminders and kids' projects].",
    'A strong {color.lower} that does not fade on the bulletin board.',
  ],
  use: ['[Print it on any office machine.|Takes black toner cleanly.]', 'Heavy enough not to curl on the wall.'],
  synonyms: 'neon paper, fluorescent paper, bright paper, astrobrights, coloured paper, colour paper',
};

const cardstock: Family = {
  id: 'cardstock',
  options: { sheets: 'Sheets' },
  share: 0.5,
  category: 'cardstock',
  look: ({ brand, tone, units, number }) => ({
    model: 'cardstock',
    color: tone(),
    brand,
    sheets: number('sheets'),
    packs: units,
  }),
  voice: 'paper',
  unit: 'pack',
  cents: 1190,
  popularity: 380,
  lines: [...line('Northline', ['Cover'], 1.05), ...line('Foolscap', [''], 0.82), ...line('Cotswell', ['Fine Business'], 1.5, 0.25)],
  axes: {
    weight: [
      at(1, '65 lb', { spec: '65 lb cover (176 g/m²)' }),
      at(1.2, '80 lb', { spec: '80 lb cover (216 g/m²)' }),
      at(1.15, '90 lb Index', { spec: '90 lb index (163 g/m²)', weight: 0.6 }),
      at(1.35, '110 lb Index', { spec: '110 lb index (199 g/m²)' }),
    ],
    finish: [
      silent('Smooth'),
      at(1.35, 'Linen', { weight: 0.4, says: 'The linen finish feels like the cover of a good menu.' }),
      at(1.1, 'Vellum', { weight: 0.4 }),
    ],
    color: [
      ...of('White'),
      { text: 'Ivory', weight: 0.6 },
      ...rare('Cream', 'Pale Gray'),
      ...rare('Royal Blue', 'Red', 'Sunshine Yellow').map((one) => ({ ...one, synonyms: 'colored cardstock, coloured card stock' })),
    ],
    sheets: [
      at(1, '250 Sheets', { spec: '250' }),
      at(0.55, '100 Sheets', { spec: '100' }),
      at(0.32, '50 Sheets', { spec: '50', weight: 0.5 }),
    ],
    pack: [pack(1, 'Each'), pack(4, 'Case', '4 Packs/Case', 0.3)],
  },
  name: '{brand} {series} Cardstock, {finish}, 8.5" x 11", {weight}, {color}, {sheets}, {pack}',
  about: [
    '{weight} cardstock in {color.lower} for [covers, dividers and table cards|invitations, tickets and postcards] that stand up by themselves.',
    'Stiff, even and clean-cutting: {color.lower} cardstock that [folds without cracking|feeds straight through most lasers].',
  ],
  use: ['Use the straight paper path of your printer.', '[Cuts cleanly in a trimmer.|Good for crafts, too.]'],
  highlights: [
    '{sheets.spec} sheets, {weight.spec}',
    '{color.spec}, {finish.spec} finish',
    'For lasers, inkjets and die cutters',
    'Acid- and lignin-free',
  ],
  specs: [
    ['Sheet size', '8.5 x 11 in (letter)'],
    ['Weight', '{weight.spec}'],
    ['Finish', '{finish.spec}'],
    ['Color', '{color.spec}'],
    ['Sheets per pack', '{sheets.spec}'],
  ],
  synonyms: 'card stock, cover stock, card paper, heavy paper, index stock, thick paper',
};

const presentation: Family = {
  id: 'presentation-paper',
  category: 'presentation-paper',
  look: whitePaper('presentation'),
  voice: 'paper',
  unit: 'ream',
  cents: 1420,
  popularity: 520,
  share: 0.8,
  lines: [
    ...line('Northline', ['Laser', 'Color Print'], 1.05),
    ...line('Cotswell', ['Fine Business', 'Proposal'], 1.35, 0.25),
    ...line('Foolscap', ['Premium'], 0.85),
  ],
  axes: {
    weight: [
      at(1, '28 lb', { spec: '28 lb (105 g/m²)' }),
      at(1.18, '32 lb', { spec: '32 lb (120 g/m²)', says: 'At 32 lb a page feels like one that matters.' }),
      at(0.86, '24 lb', { spec: '24 lb (90 g/m²)' }),
    ],
    bright: brightness.slice(2),
    finish: [at(1, 'Smooth'), at(1.15, 'Satin', { weight: 0.5 }), at(1.25, 'Matte Coated', { weight: 0.4 })],
    size: [...letterSizes, { text: '11" x 17"', spec: '11 x 17 in (ledger)', factor: 2.05, weight: 0.4 }],
    pack: [...byTheReam, pack(4, 'Case', '500 Sheets/Ream, 4 Reams/Case', 0.4), pack(8, 'Case', '500 Sheets/Ream, 8 Reams/Case', 0.4)],
  },
  name: '{brand} {series} Paper, {finish}, {size}, {weight}, {bright}, {pack}',
  about: [
    'A {finish.lower} {weight} sheet for [proposals and client reports|brochures and color charts]: toner lies evenly and photos keep their detail.',
    'When the print is what the client sees: {bright.lower}, {weight}, and no show-through on the back.',
  ],
  use: [
    '[Keep one tray loaded with it for the pages that leave the house.|Made for color lasers; runs in inkjets as well.]',
    'Acid-free and archival.',
  ],
  highlights: ['{weight.spec}, {bright.lower}', '{finish.spec} finish for even color', '{size.spec}', 'Two-sided without show-through'],
  specs: [
    ['Sheet size', '{size.spec}'],
    ['Paper weight', '{weight.spec}'],
    ['Brightness', '{bright.spec}'],
    ['Finish', '{finish.spec}'],
    ['Color', 'White'],
  ],
  synonyms: 'laser paper, brochure paper, premium paper, color laser paper, proposal paper, heavyweight paper',
};

const legalLedger: Family = {
  ...copyCase,
  id: 'legal-ledger',
  category: 'legal-ledger-paper',
  cents: 640,
  popularity: 760,
  share: 0.8,
  axes: { size: largerSizes, weight: weights, bright: brightness.slice(0, 3), pack: [...byTheCase, ...byTheReam] },
  name: '{brand} {series} Paper, {size}, {weight}, {bright}, {pack}',
  about: [
    '{size} paper of {weight} for [contracts, plans and wide spreadsheets|drawings, ledgers and folded booklets], {bright.lower} and jam-free.',
    'The larger sheet for copiers with a second tray: {size}, {weight}, acid-free.',
  ],
  use: ['Fits the legal and ledger trays of office copiers.', '[Folds once into a neat booklet.|Wrapped ream by ream against moisture.]'],
  highlights: [
    '{size.spec}, 500 sheets a ream',
    '{weight.spec}, {bright.lower}',
    'Jam-free in copiers and lasers',
    'Acid-free for archives',
  ],
  specs: [
    ['Sheet size', '{size.spec}'],
    ['Paper weight', '{weight.spec}'],
    ['Brightness', '{bright.spec}'],
    ['Color', 'White'],
    ['Sheets per ream', '500'],
    ['Acid-free', 'Yes'],
  ],
  synonyms: 'large paper, copier paper, printer paper',
};

/** The size of all offices but American ones; it came later than the others. */
export const a4Paper: Family = {
  ...copyCase,
  id: 'a4-paper',
  look: (seen) => ({
    model: 'copy-paper',
    color: 'white',
    brand: seen.brand,
    kind: 'copy',
    sheet: 'a4',
    reams: seen.units,
    isPunched: false,
  }),
  cents: 690,
  popularity: 640,
  share: 0.9,
  lines: [
    ...line('Northline', ['Multipurpose', 'Copy & Print'], 1.05),
    ...line('Foolscap', ['Everyday Copy'], 0.84),
    ...line('Cotswell', ['Fine Business'], 1.3, 0.4),
  ],
  axes: {
    size: [at(1, 'A4', { spec: 'A4, 8.27 x 11.69 in (210 x 297 mm)' })],
    weight: [
      at(1, '20 lb', { spec: '20 lb (75 g/m²)' }),
      at(1.08, '21 lb', { spec: '21 lb (80 g/m²)' }),
      at(1.4, '24 lb', { spec: '24 lb (90 g/m²)', weight: 0.6 }),
    ],
    bright: brightness,
    holes: [silent('None')],
    pack: [
      pack(1, 'Each', '500 Sheets/Ream'),
      pack(5, 'Case', '500 Sheets/Ream, 5 Reams/Case'),
      pack(10, 'Case', '500 Sheets/Ream, 10 Reams/Case', 0.6),
    ],
    color: [silent('White')],
  },
  name: '{brand} {series} {size} Paper, {weight}, {bright}, {pack}',
  about: [
    'White {weight} paper in the international A4 size, for [customers and offices abroad|documents that go overseas], {bright.lower}.',
    'A4 copy paper at {bright.lower} that [feeds cleanly|lies flat] once the tray is set to A4.',
  ],
  use: ['[A little longer and narrower than letter.|Works in any printer with an A4 setting.]', 'Acid-free, so files do not yellow.'],
  highlights: [
    '{units} {?ream|reams} of 500 sheets, A4',
    '{weight.spec}, {bright.lower}',
    '8.27 x 11.69 in (210 x 297 mm)',
    'For lasers, inkjets and copiers',
  ],
  synonyms: 'copier paper, printer paper, printing paper, xerox paper, photocopy paper, international paper size',
  isMade: () => true,
};

export const paper: readonly Family[] = [copyCase, copyReam, recycled, colored, brightColored, cardstock, presentation, legalLedger];
