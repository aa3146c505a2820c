import { at, line, of, pack, type Family } from '../family.ts';

const trashBags: Family = {
  id: 'trash-bags',
  category: 'trash-bags',
  look: ({ brand, has, tone }) => ({
    model: 'trash-bags',
    color: tone('black'),
    brand,
    isDrawstring: has('closure', 'Drawstring'),
    sold: has('pack', 'Case') ? 'case' : 'box',
  }),
  voice: 'liners',
  unit: 'bag',
  cents: 13,
  thrift: 0.94,
  popularity: 950,
  facts: { isAutoRestock: true },
  lines: [...line('Fernhill', ['Daily', 'Strongline'], 1.1), ...line('Foolscap', [''], 0.74), ...line('Hexley', ['Haul'], 1.15, 0.4)],
  axes: {
    closure: [
      at(1, 'Trash Bags', { spec: 'Flat top' }),
      at(1.3, 'Drawstring Trash Bags', { spec: 'Drawstring', weight: 0.8, says: 'Pull the red string, tie it, carry it out.' }),
    ],
    size: [
      at(1, '13 gal', { spec: '13 gal, 24 x 28 in' }),
      at(1.9, '33 gal', { spec: '33 gal, 33 x 39 in' }),
      at(0.75, '7-10 gal', { spec: '7 to 10 gal, 24 x 24 in', weight: 0.8 }),
      at(2.5, '45 gal', { spec: '45 gal, 40 x 46 in', weight: 0.7 }),
      at(2.9, '55 gal', { spec: '55 gal, 38 x 58 in', weight: 0.5 }),
    ],
    thick: [
      at(1, '0.9 mil', { spec: '0.9 mil' }),
      at(1.3, '1.2 mil', { spec: '1.2 mil' }),
      at(0.8, '0.7 mil', { spec: '0.7 mil', weight: 0.6 }),
    ],
    color: of('Black', 'White', 'Clear'),
    pack: [pack(100, 'Box', '100/Box'), pack(50, 'Box', '50/Box'), pack(250, 'Case', '250/Case', 0.6), pack(200, 'Case', '200/Case', 0.5)],
  },
  name: '{brand} {series} {closure}, {size}, {thick}, {color}, {pack}',
  about: [
    'Liners for {size} cans that [do not split at the seam|stretch before they tear] and hold {thick} of tough, even film.',
    '{color} can liners, {size.spec}: [strong enough for the kitchen|wide enough to fold over the rim], with a star seal that does not leak.',
  ],
  use: [
    '[Torn off the roll at the perforation, one by one.|The box hangs in the closet and gives out one bag at a time.]',
    '[For offices, kitchens and washrooms.|Sized to fit with room to tie.]',
  ],
  highlights: [
    '{units} bags for {size} cans',
    '{thick.spec}, {color.lower}',
    '{closure.spec} with a leakproof star seal',
    'On rolls, perforated',
    'Made with recycled film',
  ],
  specs: [
    ['Capacity', '{size.spec}'],
    ['Thickness', '{thick.spec}'],
    ['Closure', '{closure.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'garbage bags, can liners, bin bags, bin liners, trash liners, trash can liners, refuse sacks, waste bags, hefty bags',
  isMade: ({ closure = '', size = '', color = '' }) =>
    (color === 'White') === (size === '13 gal' && closure.startsWith('Drawstring')) &&
    (color !== 'Clear' || !closure.startsWith('Drawstring')),
};

const toiletPaper: Family = {
  id: 'toilet-paper',
  category: 'toilet-paper',
  look: ({ brand, units }) => ({
    model: 'paper-towels',
    color: 'forest',
    brand,
    kind: 'tissue',
    rolls: units > 12 ? 'case' : units === 6 ? 6 : 12,
  }),
  colorAxis: 'none',
  voice: 'tissue',
  unit: 'roll',
  cents: 129,
  thrift: 0.92,
  popularity: 1100,
  facts: { isAutoRestock: true },
  lines: [
    ...line('Fernhill', ['Plant & Plain', 'Soft', 'Daily'], 1.1),
    ...line('Lintwell', ['Cloudline'], 1.15, 0.5),
    ...line('Foolscap', [''], 0.74),
  ],
  axes: {
    ply: [
      at(1, '2-Ply', { spec: '2' }),
      at(0.75, '1-Ply', { spec: '1', weight: 0.5 }),
      at(1.3, '3-Ply', { spec: '3', weight: 0.4, says: 'Three plies make it as soft as what people have at home.' }),
    ],
    sheets: [
      at(1, '400 Sheets/Roll', { spec: '400' }),
      at(0.7, '250 Sheets/Roll', { spec: '250', weight: 0.7 }),
      at(1.2, '500 Sheets/Roll', { spec: '500', weight: 0.8 }),
    ],
    pack: [
      pack(12, 'Pack', '12 Rolls/Pack'),
      pack(80, 'Case', '80 Rolls/Case', 0.7),
      pack(6, 'Pack', '6 Rolls/Pack', 0.7),
      pack(48, 'Case', '48 Rolls/Case', 0.7),
      pack(24, 'Case', '24 Rolls/Case', 0.5),
    ],
  },
  name: '{brand} {series} Toilet Paper, {ply}, White, {sheets}, {pack}',
  about: [
    'Soft {ply.lower} toilet paper that [breaks down fast in old pipes|is safe for septic tanks], {sheets.spec} sheets to the roll.',
    'Rolls of {sheets.spec} {ply.lower} sheets, [embossed for softness|thick enough that nobody doubles up], on standard cores.',
  ],
  use: ['[Fits every standard holder.|The case keeps a washroom going for weeks.]', 'Septic-safe and made with recovered fiber.'],
  highlights: ['{units} rolls of {sheets.spec} sheets', '{ply.spec}-ply, white', 'Septic-safe', 'Fits standard holders'],
  specs: [
    ['Ply', '{ply.spec}'],
    ['Sheets per roll', '{sheets.spec}'],
    ['Color', 'White'],
    ['Septic-safe', 'Yes'],
  ],
  synonyms: 'bath tissue, bathroom tissue, toilet tissue, toilet rolls, loo roll, tp, charmin',
};

const facialTissue: Family = {
  id: 'facial-tissue',
  category: 'toilet-paper',
  look: ({ brand, has, units }) => ({
    model: 'facial-tissue',
    color: 'white',
    brand,
    shape: has('shape', 'Cube') ? 'cube' : 'flat',
    sold: units === 1 ? 'one' : units === 3 ? 'three' : 'case',
  }),
  colorAxis: 'none',
  voice: 'tissue',
  unit: 'box',
  cents: 229,
  thrift: 0.92,
  popularity: 620,
  share: 0.9,
  facts: { isAutoRestock: true },
  lines: [...line('Lintwell', ['Cloudline', 'Kind'], 1.1), ...line('Fernhill', ['Soft'], 1.1, 0.6), ...line('Foolscap', [''], 0.74)],
  axes: {
    shape: [at(1, 'Flat Box', { spec: 'Flat box' }), at(0.95, 'Cube Box', { spec: 'Cube' })],
    ply: [
      at(1, '2-Ply', { spec: '2' }),
      at(1.3, '3-Ply', { spec: '3', weight: 0.6 }),
      at(1.4, '2-Ply with Lotion', { spec: '2, with lotion', weight: 0.4, says: 'A little lotion is kind to sore noses.' }),
    ],
    sheets: [
      at(1, '100 Tissues/Box', { spec: '100' }),
      at(0.8, '75 Tissues/Box', { spec: '75', weight: 0.7 }),
      at(1.2, '125 Tissues/Box', { spec: '125', weight: 0.6 }),
    ],
    pack: [
      pack(30, 'Case', '30 Boxes/Case'),
      pack(1),
      pack(3, 'Pack', '3 Boxes/Pack', 0.8),
      pack(36, 'Case', '36 Boxes/Case', 0.5),
      pack(6, 'Pack', '6 Boxes/Pack', 0.6),
    ],
  },
  name: '{brand} {series} Facial Tissue, {ply}, {shape}, {sheets}, {pack}',
  about: [
    'Soft tissues that [come up one at a time|do not leave lint on glasses], {sheets.spec} to the box.',
    'A {shape.spec} of {sheets.spec} {ply.lower} tissues for [desks and waiting rooms|the front desk and every meeting room].',
  ],
  use: ['[One pulls up the next.|The box suits any desk.]', 'No scent, no dye.'],
  highlights: ['{sheets.spec} tissues a box', '{ply.spec}-ply, soft and strong', 'No scent', '{shape.spec} for desk or counter'],
  specs: [
    ['Ply', '{ply.spec}'],
    ['Tissues per box', '{sheets.spec}'],
    ['Box', '{shape.spec}'],
    ['Color', 'White'],
  ],
  synonyms: 'tissues, kleenex, face tissue, tissue box, paper handkerchiefs',
};

export const washroom: readonly Family[] = [trashBags, toiletPaper, facialTissue];
