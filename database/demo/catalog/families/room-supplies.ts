import { at, line, pack, type Family } from '../family.ts';

const tapeDispensers: Family = {
  id: 'tape-dispensers',
  category: 'tape',
  look: ({ brand, tone }) => ({ model: 'tape', color: tone('black'), brand, kind: 'matte', rolls: 1 }),
  voice: 'dispensers',
  unit: 'dispenser',
  cents: 599,
  popularity: 380,
  share: 0.9,
  lines: [...line('Clasp', ['Anchor', 'Deskmate'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    kind: [
      at(1, 'Desktop Tape Dispenser', { spec: 'Desktop' }),
      at(1.6, 'Heavyweight Tape Dispenser', { spec: 'Desktop, heavy base', weight: 0.7 }),
    ],
    core: [
      at(1, '1" Core', { spec: '1 in core, for tape up to 3/4 in wide' }),
      at(1.2, '1" Core, with Starter Roll', { spec: '1 in core, starter roll included', weight: 0.6 }),
    ],
    color: [{ text: 'Black' }, { text: 'Red', weight: 0.4 }],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.5), pack(6, 'Box', '6/Box', 0.3)],
  },
  name: '{brand} {series} {kind}, {core}, {color}, {pack}',
  about: [
    'A dispenser that [stays put when you pull|lets you tear with one hand], {color.lower}, {core.spec}.',
    'Weighted with sand and set on a rubber foot, it [does not follow the tape across the desk|holds its place on glass, too].',
  ],
  use: ['[The blade is steel and cuts straight.|Rolls are changed in a second.]', 'Takes every standard roll with a 1-inch core.'],
  highlights: ['{kind.spec}', '{core.spec}', 'Weighted, with a non-skid foot', 'Steel blade'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Core', '{core.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'tape holder, tape cutter, desk tape dispenser, scotch tape dispenser, sticky tape holder',
};

const chairMats: Family = {
  id: 'chair-mats',
  category: 'chair-mats',
  look: ({ brand, tone, has }) => ({ model: 'chair-mat', color: tone('clear'), brand, hasLip: has('form', 'Lip') }),
  voice: 'mats',
  unit: 'mat',
  cents: 4490,
  popularity: 140,
  share: 1.4,
  lines: [...line('Sitwise', ['Glide', 'Floorguard'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    floor: [
      at(1, 'for Low-Pile Carpet', { spec: 'Low-pile carpet, studded back' }),
      at(0.9, 'for Hard Floors', { spec: 'Hard floors, smooth back' }),
      at(1.3, 'for Medium-Pile Carpet', { spec: 'Medium-pile carpet, long studs', weight: 0.7 }),
    ],
    form: [at(1, 'with Lip', { spec: 'With lip' }), at(1, 'Rectangular', { spec: 'Rectangular' })],
    size: [
      at(0.8, '36" x 48"', { spec: '36 x 48 in' }),
      at(1, '45" x 53"', { spec: '45 x 53 in' }),
      at(1.35, '46" x 60"', { spec: '46 x 60 in', weight: 0.7 }),
    ],
    color: [{ text: 'Clear' }, { text: 'Black', weight: 0.5 }],
    pack: [pack(1)],
  },
  name: '{brand} {series} Chair Mat {floor}, {form}, {size}, {color}',
  about: [
    'A {color.lower} mat that lets a chair [roll without a push|glide] and keeps casters off the floor, {size.spec}.',
    'Made for {floor.spec}: [it does not curl or crack|it lies flat from the first day].',
  ],
  use: ['[The edges are beveled, so that you roll on and off.|It comes flat, not rolled.]', 'Wipes clean with soap and water.'],
  highlights: ['{size.spec}, {form.lower}', 'For {floor.spec}', 'Lies flat, does not curl', 'Free of phthalates'],
  specs: [
    ['Size', '{size.spec}'],
    ['Shape', '{form.spec}'],
    ['Floor', '{floor.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'floor mat, floor protector, carpet protector, desk chair mat, office chair mat, chairmat',
};

const corkBoards: Family = {
  id: 'cork-boards',
  category: 'cork-boards',
  look: ({ brand, tone, number }) => ({
    model: 'cork-board',
    color: tone('oak'),
    brand,
    inches: ([24, 36, 48] as const).find((inches) => inches === number('size')) ?? 36,
  }),
  voice: 'corkBoards',
  unit: 'board',
  cents: 2190,
  popularity: 190,
  share: 1.3,
  lines: [...line('Harrow', ['Notice', 'Grid'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    size: [
      at(1.4, '36" x 24"', { spec: '36 x 24 in' }),
      at(1, '24" x 18"', { spec: '24 x 18 in' }),
      at(2.4, '48" x 36"', { spec: '48 x 36 in', weight: 0.8 }),
    ],
    frame: [
      { text: 'Oak Frame', spec: 'Oak' },
      { text: 'Silver Frame', spec: 'Silver aluminum', factor: 1.1 },
      { text: 'Black Frame', spec: 'Black', weight: 0.6 },
    ],
    surface: [
      at(1, 'Natural Cork', { spec: 'Cork on fiberboard' }),
      at(1.3, 'Self-Healing Cork', { spec: 'Thick cork, closes over pinholes', weight: 0.6 }),
    ],
    pack: [pack(1)],
  },
  colorAxis: 'frame',
  name: '{brand} {series} Cork Bulletin Board, {surface}, {size}, {frame}',
  about: [
    'A cork board of {size.spec} that [holds pins for years|takes a pin without a push], in a frame of {frame.spec}.',
    'For [notices, plans and postcards|rotas, menus and lost gloves]: {size.spec} of {surface.lower}.',
  ],
  use: ['[Hangs upright or across.|Hardware for the wall is in the box.]', 'Pins are sold separately.'],
  highlights: ['{size.spec}', '{surface.spec}', 'Frame: {frame.spec}', 'Hangs upright or across'],
  specs: [
    ['Size', '{size.spec}'],
    ['Surface', '{surface.spec}'],
    ['Frame', '{frame.spec}'],
  ],
  synonyms: 'corkboard, bulletin board, notice board, noticeboard, pin board, pinboard, tack board',
};

const boardErasers: Family = {
  id: 'board-erasers',
  category: 'board-erasers',
  look: ({ brand, tone, units }) => ({
    model: 'board-eraser',
    color: tone('black'),
    brand,
    count: units === 1 ? 1 : units === 12 ? 12 : 4,
  }),
  voice: 'boardErasers',
  unit: 'eraser',
  cents: 279,
  thrift: 0.85,
  popularity: 320,
  share: 1.2,
  lines: [...line('Quillmark', ['Clearline', 'Board'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    kind: [
      at(1, 'Whiteboard Eraser', { spec: 'Layered felt' }),
      at(1.5, 'Magnetic Whiteboard Eraser', {
        spec: 'Layered felt, magnetic',
        weight: 0.8,
        says: 'It sticks to the board, where it is wanted.',
      }),
    ],
    size: [at(1, '5" x 2"', { spec: '5 x 2 in' })],
    color: [{ text: 'Black' }, { text: 'Blue', weight: 0.6 }],
    pack: [pack(1), pack(4, 'Pack', '4/Pack', 0.7), pack(12, 'Box', '12/Box', 0.6)],
  },
  name: '{brand} {series} {kind}, {size}, {color}, {pack}',
  about: [
    'Felt that [takes a full board in a dozen strokes|leaves no ghosts], with a back that fits the hand.',
    'An eraser for dry-erase boards, {kind.spec}: [peel off a worn layer and the next is new|soft enough for glass].',
  ],
  use: ['[Wash it with soap and let it dry.|No dust, no squeak.]', 'For melamine, porcelain and glass.'],
  highlights: ['{kind.spec}, {size.spec}', 'No dust, no scratches', 'For all dry-erase boards', 'Can be washed'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'dry erase eraser, dry-erase eraser, board eraser, white board eraser, board wiper, marker board eraser, expo eraser',
};

const receiptPaper: Family = {
  id: 'receipt-paper',
  category: 'receipt-paper',
  look: ({ brand, has, units }) => ({
    model: 'receipt-rolls',
    color: 'white',
    brand,
    isWide: has('width', '3-1/8'),
    sold: units > 12 ? 'case' : 'some',
  }),
  voice: 'rolls',
  unit: 'roll',
  cents: 229,
  thrift: 0.9,
  popularity: 410,
  share: 1.3,
  facts: { isAutoRestock: true },
  lines: [...line('Northline', ['Register', 'Point of Sale'], 1.05), ...line('Foolscap', [''], 0.8, 0.6)],
  axes: {
    width: [at(1.5, '3-1/8"', { spec: '3-1/8 in (80 mm)' }), at(1, '2-1/4"', { spec: '2-1/4 in (57 mm)' })],
    long: [at(1, '230 ft', { spec: '230 ft' }), at(0.5, '85 ft', { spec: '85 ft' }), at(0.75, '165 ft', { spec: '165 ft', weight: 0.5 })],
    color: [{ text: 'White' }],
    pack: [
      pack(50, 'Case', '50 Rolls/Case'),
      pack(10, 'Pack', '10 Rolls/Pack'),
      pack(12, 'Pack', '12 Rolls/Pack', 0.5),
      pack(30, 'Case', '30 Rolls/Case', 0.5),
    ],
  },
  name: '{brand} {series} Thermal Receipt Paper Rolls, {width} x {long}, {color}, {pack}',
  about: [
    'Thermal rolls that [print dark and do not curl|feed without a jam], {width.spec} wide, {long.spec} long.',
    'For [registers and kitchen printers|card readers and ticket printers]: {units} rolls of {width.spec} paper that needs no ribbon.',
  ],
  use: ['[A red stripe tells when the roll ends.|The core fits all common printers.]', 'Free of BPA.'],
  highlights: ['{units} rolls, {width.spec} x {long.spec}', 'No ribbon, no ink', 'Dark print that lasts for years', 'BPA-free'],
  specs: [
    ['Width', '{width.spec}'],
    ['Length', '{long.spec}'],
    ['Type', 'Thermal'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'till rolls, cash register paper, register rolls, pos paper, thermal rolls, credit card paper, adding machine paper',
};

const lightBulbs: Family = {
  id: 'light-bulbs',
  options: { warmth: 'Light' },
  category: 'light-bulbs',
  look: ({ brand, has, units }) => ({
    model: 'light-bulb',
    color: 'white',
    brand,
    form: has('form', 'A19') ? 'a19' : 'flood',
    count: units === 1 ? 1 : units === 12 ? 12 : 4,
  }),
  colorAxis: 'none',
  voice: 'bulbs',
  unit: 'bulb',
  cents: 399,
  thrift: 0.82,
  popularity: 350,
  share: 1.1,
  lines: [...line('Lumen Forge', ['Everlight', 'Task'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    form: [
      at(1, 'A19', { spec: 'A19, E26 base' }),
      at(1.9, 'BR30 Flood', {
        spec: 'BR30 flood, E26 base',
        weight: 0.6,
        synonyms: 'flood light, floodlight, spotlight bulb, recessed light bulb',
      }),
    ],
    light: [
      at(1, '60-Watt Equivalent', { spec: '800 lm, 9 W' }),
      at(1.3, '100-Watt Equivalent', { spec: '1,600 lm, 14 W', weight: 0.7 }),
      at(0.9, '40-Watt Equivalent', { spec: '450 lm, 6 W', weight: 0.6 }),
    ],
    warmth: [
      { text: 'Soft White', spec: 'Soft white, 2,700 K' },
      { text: 'Daylight', spec: 'Daylight, 5,000 K' },
      { text: 'Cool White', spec: 'Cool white, 4,000 K', weight: 0.6 },
    ],
    pack: [pack(4, 'Pack', '4/Pack'), pack(12, 'Case', '12/Case', 0.7), pack(1, 'Each', '', 0.6)],
  },
  name: '{brand} {series} LED Light {?Bulb|Bulbs}, {form}, {light}, {warmth}, {pack}',
  about: [
    'LED light with the shape of the bulb that [was there before|fits the lamp you have]: {light.spec}.',
    '{light.spec} of {warmth.lower} light, [at once and without a flicker|for a tenth of what the old bulb used].',
  ],
  use: ['[Lasts about 15,000 hours, or ten years of office days.|Stays cool enough to touch.]', 'Screws into every standard socket.'],
  highlights: ['{light.spec}, {light.lower}', '{warmth.spec}', '{form.spec}', 'Lasts 15,000 hours', 'Not for dimmers'],
  specs: [
    ['Shape', '{form.spec}'],
    ['Light', '{light.spec}'],
    ['Color of light', '{warmth.spec}'],
    ['Technology', 'LED'],
  ],
  synonyms: 'lightbulbs, light bulb, lamp bulb, led bulb, led lamp, globe bulb',
};

export const roomSupplies: readonly Family[] = [tapeDispensers, chairMats, corkBoards, boardErasers, receiptPaper, lightBulbs];
