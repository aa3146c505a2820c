import { at, line, of, pack, singly, type Family } from '../../family.ts';
import { years } from '../choices.ts';

const nameBadges: Family = {
  id: 'name-badges',
  category: 'name-badges',
  look: ({ brand, has }) => ({
    model: 'name-badge',
    color: 'clear',
    brand,
    hold: has('hold', 'Magnet') ? 'magnet' : has('hold', 'Neck') ? 'lanyard' : 'clip',
  }),
  options: { hold: 'Attachment' },
  voice: 'nameBadges',
  unit: 'badge',
  cents: 89,
  thrift: 0.82,
  popularity: 520,
  share: 1.3,
  lines: [...line('Clasp', ['Greet'], 1.1), ...line('Foolscap', [''], 0.74, 0.8)],
  axes: {
    hold: [
      at(1, 'with Clips', { spec: 'Clip' }),
      at(1.2, 'with Neck Cords', { spec: 'Neck cord, 34 in', weight: 0.9 }),
      at(1.9, 'with Magnets', { spec: 'Magnet', weight: 0.8, says: 'The magnet holds through a jacket and leaves no hole in it.' }),
    ],
    pack: [pack(50, 'Box'), pack(24, 'Pack'), pack(100, 'Box', '100/Box', 0.8)],
  },
  name: '{brand} {series} Name Badge Kit {hold}, 4" x 3", Clear, {pack}',
  about: [
    'Clear holders and blank cards for [meetings, open days and first days at work|visitors and conferences].',
    'Everything for {units} name tags: holders, cards that go through the printer, and something to wear them by.',
  ],
  use: ['[The cards are perforated, six on a sheet.|Cards are changed in a moment.]', 'Takes cards of 4 x 3 inches.'],
  highlights: [
    'For cards of 4 x 3 in',
    'Worn with: {hold.spec}',
    'Cards for laser and inkjet printers included',
    'Holders can be used again',
  ],
  specs: [
    ['Card size', '4 x 3 in'],
    ['Worn with', '{hold.spec}'],
    ['Color', 'Clear'],
    ['Cards', 'Included, for laser and inkjet printers'],
  ],
  synonyms: 'name tags, badge holders, visitor badges, name badge kits',
};

const lanyards: Family = {
  id: 'lanyards',
  category: 'name-badges',
  look: ({ brand, tone }) => ({ model: 'lanyard', color: tone('black'), brand }),
  voice: 'nameBadges',
  unit: 'lanyard',
  cents: 99,
  thrift: 0.86,
  popularity: 300,
  share: 1.3,
  lines: [...line('Clasp', ['Greet'], 1.1), ...line('Foolscap', [''], 0.74, 0.8)],
  axes: {
    color: [...of('Black', 'Blue'), { text: 'Red', weight: 0.7 }, { text: 'Green', weight: 0.7 }],
    pack: [pack(10), pack(25, 'Pack', '25/Pack', 0.8)],
  },
  name: '{brand} {series} Lanyards, 36" with Hook, {color}, {pack}',
  about: [
    'Flat woven ribbon in {color.lower} with a steel hook, [for badges and keys|for badge holders with a slot].',
    'A lanyard that [does not itch and does not tangle|lies flat at the neck].',
  ],
  use: [
    '[It opens when it is pulled hard.|A safety catch opens under load.]',
    '36 inches long, so that a badge hangs where people read it.',
  ],
  highlights: ['36 in, 5/8 in wide', 'Steel swivel hook', 'Safety breakaway', '{pack.spec}'],
  specs: [
    ['Length', '36 in'],
    ['Width', '5/8 in'],
    ['Color', '{color.spec}'],
    ['Hook', 'Steel, swivels'],
  ],
  synonyms: 'neck lanyards, badge lanyards, neck straps, badge reels',
};

const WORDS = ['PAID', 'RECEIVED', 'COPY', 'CONFIDENTIAL', 'APPROVED'] as const;

const rubberStamps: Family = {
  id: 'rubber-stamps',
  category: 'stamps',
  look: ({ brand, tone, says, has }) => ({
    model: 'rubber-stamp',
    color: tone('red', 'ink'),
    brand,
    words: has('words', 'Date') ? 'NOV 25 2026' : (/"(.+)"/.exec(says('words'))?.[1] ?? ''),
    isDater: has('words', 'Date'),
  }),
  colorAxis: 'ink',
  options: { words: 'Text', ink: 'Ink' },
  voice: 'stamps',
  unit: 'stamp',
  cents: 1149,
  popularity: 310,
  share: 1.3,
  lines: [...line('Clasp', ['Imprint'], 1.1), ...line('Foolscap', [''], 0.74, 0.5)],
  axes: {
    words: [
      ...WORDS.map((word) => at(1, `"${word}"`, { spec: word.charAt(0) + word.slice(1).toLowerCase() })),
      at(1.3, 'Date', {
        spec: 'Date, 12 years',
        says: 'Bands for day, month and year turn with a wheel on each side.',
        synonyms: 'date stamps, daters',
      }),
    ],
    ink: [at(1, 'Red Ink', { spec: 'Red' }), at(1, 'Blue Ink', { spec: 'Blue', weight: 0.7 })],
    pack: singly,
  },
  name: '{brand} {series} Self-Inking {words} Stamp, {ink}',
  about: [
    'A stamp that inks itself and says the same [a thousand times over|on every page].',
    'It stands on its feet and prints {words.spec} [straight|dark] at each press.',
  ],
  use: [
    '[The pad inside is changed without inky fingers.|Several thousand imprints before the pad is dry.]',
    'A clear edge shows where the imprint goes.',
  ],
  highlights: ['Prints: {words.spec}', '{ink.spec} ink', 'Inks itself, no pad needed', 'Imprint about 1-1/2 in wide'],
  specs: [
    ['Text', '{words.spec}'],
    ['Ink', '{ink.spec}'],
    ['Type', 'Self-inking'],
    ['Imprint', 'About 1-1/2 in wide'],
  ],
  synonyms: 'rubber stamps, office stamps, self inking stamps, message stamps',
};

const stampPads: Family = {
  id: 'stamp-pads',
  category: 'stamps',
  look: ({ brand, tone, has }) => ({
    model: 'stamp-pad',
    color: tone('black'),
    brand,
    kind: has('kind', 'Refill') ? 'refill' : has('kind', 'Large') ? 'large' : 'small',
  }),
  options: { kind: 'Kind' },
  voice: 'stamps',
  unit: 'piece',
  cents: 499,
  popularity: 180,
  share: 1.3,
  lines: [...line('Clasp', ['Imprint'], 1.1), ...line('Foolscap', [''], 0.74, 0.8)],
  axes: {
    kind: [
      at(1, 'Stamp Pad, Small', { spec: 'Felt pad, 2-3/4 x 4-1/4 in' }),
      at(1.6, 'Stamp Pad, Large', { spec: 'Felt pad, 3-1/4 x 6-1/4 in', weight: 0.8 }),
      at(0.8, 'Stamp Ink Refill, 1 oz', {
        spec: 'Bottle of 1 fl oz',
        weight: 0.9,
        synonyms: 'stamp ink, stamp pad ink, ink refills for stamps',
      }),
    ],
    color: [...of('Black'), { text: 'Red', weight: 0.9 }],
    pack: singly,
  },
  name: '{brand} {series} {kind}, {color}',
  about: [
    '{kind.spec}, in {color.lower}, [for stamps of wood and of plastic|for every stamp without ink of its own].',
    'Ink in {color.lower} that [does not feather|dries on paper in seconds].',
  ],
  use: ['[The lid closes tight, so that nothing dries.|Water-based: hands come clean with soap.]', 'Also re-inks pads of other makers.'],
  highlights: ['{kind.spec}', '{color.spec} ink, water-based', 'Dries on paper in seconds', 'For wood and plastic stamps'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Color', '{color.spec}'],
    ['Ink', 'Water-based'],
  ],
  synonyms: 'stamp pads, ink pads, inkpads',
};

const deskCalendars: Family = {
  id: 'desk-calendars',
  category: 'calendars',
  look: ({ brand, tone, has }) => ({
    model: 'desk-calendar',
    color: tone('blue'),
    brand,
    kind: has('form', 'Pad') ? 'pad' : 'tent',
    isLarge: has('form', '22'),
  }),
  options: { form: 'Format', period: 'Dates' },
  voice: 'wallCalendars',
  unit: 'calendar',
  cents: 899,
  popularity: 520,
  share: 1.3,
  lines: [...line('Tallow & Reed', ['Almanac'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    form: [
      at(1, 'Desk Pad Calendar, 22" x 17"', { spec: 'Desk pad, 22 x 17 in', synonyms: 'desk pad calendars, desk blotter calendars' }),
      at(0.85, 'Stand-Up Desk Calendar, 8.5" x 6"', {
        spec: 'Stand-up, 8-1/2 x 6 in',
        weight: 0.8,
        synonyms: 'tent calendars, easel calendars',
      }),
    ],
    period: years(0.5),
    color: [...of('Blue', 'Black'), { text: 'Red', weight: 0.5 }],
    pack: singly,
  },
  name: '{brand} {series} {form}, {period}, {color}',
  about: [
    'A calendar for the desk, {form.spec}, with [room to write in every day|large figures].',
    'A month at a time, in {color.lower}, [with ruled days|with holidays printed]: {period.spec}.',
  ],
  use: ['[Sheets tear off clean.|The month stays in sight.]', 'Paper that takes pen and marker.'],
  highlights: ['{form.spec}', '{period.spec}', 'A month on each sheet', 'Holidays printed'],
  specs: [
    ['Format', '{form.spec}'],
    ['Dates', '{period.spec}'],
    ['Color', '{color.spec}'],
    ['View', 'Month'],
  ],
  synonyms: 'desk calendars, desktop calendars, monthly desk calendars',
};

const paperTrimmers: Family = {
  id: 'paper-trimmers',
  category: 'scissors',
  look: ({ brand, has, number }) => ({
    model: 'paper-trimmer',
    color: has('kind', 'Rotary') ? 'graphite' : 'grey',
    brand,
    kind: has('kind', 'Rotary') ? 'rotary' : 'guillotine',
    inches: number('size'),
  }),
  options: { size: 'Length' },
  voice: 'trimmers',
  unit: 'trimmer',
  cents: 3249,
  popularity: 260,
  share: 1.3,
  lines: [...line('Clasp', ['Trueline'], 1.15), ...line('Foolscap', [''], 0.8, 0.8)],
  axes: {
    kind: [
      at(1, 'Guillotine', { spec: 'Guillotine', says: 'A guard runs along the blade, and the arm locks when it is down.' }),
      at(0.8, 'Rotary', { spec: 'Rotary, the blade rolls in its head', weight: 0.9 }),
    ],
    size: [at(1, '12"', { spec: '12 in' }), at(1.4, '15"', { spec: '15 in', weight: 0.9 }), at(1.9, '18"', { spec: '18 in', weight: 0.8 })],
    pack: singly,
  },
  name: '{brand} {series} {kind} Paper Trimmer, {size} Cut, 10-Sheet Capacity',
  about: [
    'Cuts ten sheets at a time, {size.spec} long, [straight and without burrs|clean along the whole edge].',
    'A {kind.lower} trimmer with a grid in half inches, [for flyers, photos and cards|for whoever is done with scissors].',
  ],
  use: ['[Rubber feet keep it in its place.|The blade can be replaced.]', 'Takes paper, photos and thin card.'],
  highlights: ['Cuts {size.spec} long', '{kind.spec}', '10 sheets at a time', 'Grid in half inches'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Cutting length', '{size.spec}'],
    ['Capacity', '10 sheets'],
    ['Table', 'With a grid in half inches'],
  ],
  synonyms: 'paper cutters, guillotine cutters, paper guillotines, rotary trimmers, photo cutters',
};

const utilityKnives: Family = {
  id: 'utility-knives',
  category: 'scissors',
  look: ({ brand, tone, has, units }) => ({
    model: 'utility-knife',
    color: tone('red'),
    brand,
    kind: has('kind', 'Snap') ? 'snap' : has('kind', 'Safety') ? 'safety' : 'retractable',
    count: units === 1 ? 1 : 3,
  }),
  options: { kind: null },
  voice: 'knives',
  unit: 'knife',
  cents: 649,
  popularity: 290,
  share: 1.3,
  lines: [...line('Gripwell', ['Carton'], 1.1), ...line('Foolscap', [''], 0.74, 0.7)],
  axes: {
    kind: [
      at(1, 'Retractable Utility', { spec: 'Blade slides back' }),
      at(0.5, 'Snap-Off Utility', { spec: 'Blade of eight points to snap off', weight: 0.9 }),
      at(1.3, 'Safety Utility', {
        spec: 'Blade hides by itself',
        weight: 0.8,
        says: 'The blade is gone the moment it leaves the cardboard.',
      }),
    ],
    color: [...of('Red'), { text: 'Yellow', weight: 0.8 }],
    pack: [pack(1), pack(3, 'Pack', '3/Pack', 0.7)],
  },
  name: '{brand} {series} {kind} {?Knife|Knives}, {color}, {pack}',
  about: [
    'Opens boxes [without cutting what is in them|in one pull]: {kind.spec}.',
    'A box cutter in {color.lower} that [is found in any drawer|lies well in the hand].',
  ],
  use: ['[Blades are changed without tools.|A blade is in it.]', 'Cuts cardboard, tape, film and carpet.'],
  highlights: ['{kind.spec}', 'Body in {color.lower}', 'Blade changed without tools', 'Grip that does not slip'],
  specs: [
    ['Blade', '{kind.spec}'],
    ['Color', '{color.spec}'],
    ['Material', 'Plastic with a rubber grip'],
  ],
  synonyms: 'box cutters, box knives, utility knives, carton cutters, stanley knives, exacto knives',
};

export const namesAndStamps: readonly Family[] = [
  nameBadges,
  lanyards,
  rubberStamps,
  stampPads,
  deskCalendars,
  paperTrimmers,
  utilityKnives,
];
