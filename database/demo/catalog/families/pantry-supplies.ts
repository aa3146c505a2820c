import { at, line, pack, type Family } from '../family.ts';
import { wordOf } from './choices.ts';

const tea: Family = {
  id: 'tea',
  category: 'tea',
  look: ({ brand, has }) => ({
    model: 'tea',
    color: 'white',
    brand,
    kind: wordOf((words) => has('kind', words), { Black: 'black', Green: 'green', Herbal: 'herbal' } as const),
  }),
  colorAxis: 'none',
  voice: 'tea',
  unit: 'tea bag',
  cents: 21,
  thrift: 0.9,
  popularity: 420,
  facts: { taxClass: 'FOOD' },
  share: 0.9,
  lines: [...line('Juniper Row', ['Garden', 'Morning'], 1.15), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    kind: [
      at(1, 'Black Tea', { spec: 'Black' }),
      at(1.1, 'Green Tea', { spec: 'Green' }),
      at(1.2, 'Herbal Tea', { spec: 'Herbal', says: 'It has no caffeine at all.' }),
    ],
    blend: [
      { text: 'English Breakfast' },
      { text: 'Earl Grey', weight: 0.8 },
      { text: 'Decaf Breakfast', weight: 0.4 },
      { text: 'Classic Green' },
      { text: 'Jasmine', weight: 0.7 },
      { text: 'Chamomile' },
      { text: 'Peppermint' },
      { text: 'Lemon & Ginger', weight: 0.7 },
    ],
    pack: [pack(28, 'Box', '28/Box'), pack(100, 'Box', '100/Box', 0.8), pack(20, 'Box', '20/Box', 0.5)],
  },
  name: '{brand} {series} {kind} Bags, {blend}, {pack}',
  about: [
    '{kind.spec} tea, {blend}, in bags with string and tag that [brew in four minutes|do not go bitter in the pot].',
    'A box of {units} for those who [do not drink coffee|have had enough coffee]: {blend}.',
  ],
  use: ['[Each bag is wrapped, so that it stays fresh.|Grown on small farms.]', 'Unbleached bags, no staples.'],
  highlights: ['{units} tea bags, {kind.spec}', '{blend}', 'Wrapped one by one', 'Unbleached bags'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Blend', '{blend.spec}'],
  ],
  synonyms: 'teabags, tea bags, hot tea, lipton, cuppa',
  isMade: ({ kind = '', blend = '' }) =>
    kind.startsWith('Black')
      ? /Breakfast|Earl/.test(blend)
      : kind.startsWith('Green')
        ? /Green|Jasmine/.test(blend)
        : /Chamomile|Peppermint|Lemon/.test(blend),
};

const condiments: Family = {
  id: 'coffee-condiments',
  category: 'sugar-creamer',
  look: ({ brand, has, units }) => ({
    model: 'coffee-condiments',
    color: 'white',
    brand,
    kind: wordOf((words) => has('kind', words), {
      Sweetener: 'sweetener',
      Packets: 'packets',
      Creamer: 'creamer',
      Sugar: 'sugar',
    } as const),
    sold: units > 1 && !has('kind', 'Packets') ? 'several' : 'one',
  }),
  colorAxis: 'none',
  voice: 'condiments',
  unit: 'piece',
  cents: 349,
  popularity: 460,
  facts: { taxClass: 'FOOD' },
  share: 1.4,
  lines: [...line('Oakpoint', ['Counter', 'Everyday'], 1.1), ...line('Foolscap', [''], 0.76, 0.6)],
  axes: {
    kind: [
      at(1, 'Cane Sugar Canister', { spec: 'Granulated cane sugar', synonyms: 'white sugar, granulated sugar, table sugar' }),
      at(1.1, 'Non-Dairy Creamer Canister', {
        spec: 'Powdered non-dairy creamer',
        synonyms: 'coffee creamer, powdered creamer, coffee whitener, coffee mate, cremora',
      }),
      at(0.014, 'Sugar Packets', { spec: 'Cane sugar in packets', synonyms: 'sugar sachets, sugar sticks' }),
      at(0.017, 'Sweetener Packets', {
        spec: 'Sweetener in packets, no calories',
        synonyms: 'artificial sweetener, splenda, sweet n low, equal, sugar substitute, stevia',
      }),
    ],
    size: [
      at(1, '20 oz', { spec: '20 oz' }),
      at(0.75, '12 oz', { spec: '12 oz' }),
      at(1, '0.1 oz', { spec: '0.1 oz each' }),
      at(0.6, '1 g', { spec: '1 g each' }),
    ],
    pack: [
      pack(1, 'Each', '', 0.8),
      pack(3, 'Pack', '3/Pack', 0.8),
      pack(500, 'Box', '500/Box'),
      pack(1000, 'Box', '1,000/Box', 0.7),
      pack(2000, 'Case', '2,000/Case', 0.5),
    ],
  },
  name: '{brand} {series} {kind}, {size}, {pack}',
  about: [
    'For the coffee corner: {kind.spec} that [dissolves at once|pours without clumping].',
    '{kind.spec}, {size.spec}, [to keep beside the brewer|for meetings and visitors].',
  ],
  use: [
    '[Keeps for a year in a dry place.|Fits the drawer under the brewer.]',
    '[No mess on the counter.|Everybody takes as much as they like.]',
  ],
  highlights: ['{kind.spec}', '{size.spec}', 'Dissolves at once, hot or cold', 'Keeps for a year'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Content', '{size.spec}'],
  ],
  synonyms: 'coffee condiments, coffee fixings',
  isMade: ({ kind = '', size = '', pack: packed = '' }) =>
    kind.includes('Canister')
      ? /20|12/.test(size) && !/00/.test(packed)
      : /00/.test(packed) && size === (kind.startsWith('Sugar') ? '0.1 oz' : '1 g'),
};

const plates: Family = {
  id: 'disposable-plates',
  category: 'plates-cutlery',
  look: ({ brand, has, tone }) => ({ model: 'disposable-plates', color: tone(), brand, kind: has('kind', 'Bowls') ? 'bowls' : 'plates' }),
  voice: 'tableware',
  unit: 'piece',
  cents: 14,
  thrift: 0.9,
  popularity: 380,
  share: 0.9,
  lines: [...line('Oakpoint', ['Everyday', 'Counter'], 1.1), ...line('Foolscap', [''], 0.76, 0.6)],
  axes: {
    size: [
      at(1, '9"', { spec: '9 in' }),
      at(0.7, '6"', { spec: '6 in', weight: 0.7 }),
      at(1.3, '10"', { spec: '10 in', weight: 0.6 }),
      at(1, '12 oz', { spec: '12 fl oz' }),
    ],
    kind: [
      at(1, 'Paper Plates', { spec: 'Plate' }),
      at(1.2, 'Paper Bowls', { spec: 'Bowl', weight: 0.7, synonyms: 'soup bowls, disposable bowls' }),
    ],
    color: [{ text: 'White' }, { text: 'Kraft', weight: 0.5, factor: 1.15, says: 'Unbleached, and good for the compost.' }],
    pack: [pack(100, 'Pack', '100/Pack'), pack(50, 'Pack', '50/Pack', 0.7), pack(500, 'Case', '500/Case', 0.6)],
  },
  name: '{brand} {series} {kind}, {size}, {color}, {pack}',
  about: [
    'Sturdy {color.lower} {kind.lower} that [hold a slice of cake or a full lunch|do not sag under salad].',
    '{kind}, {size.spec}, with a coating that [keeps grease in|can take the microwave].',
  ],
  use: ['[For birthdays, lunches and long meetings.|Nobody has to do the dishes.]', 'Safe in the microwave.'],
  highlights: ['{units} {kind.lower}, {size.spec}', '{color.spec}, coated against grease', 'Safe in the microwave', 'Cut-resistant'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'disposable plates, party plates, dinnerware, tableware, dixie',
  isMade: ({ kind = '', size = '' }) => kind.endsWith('Bowls') === (size === '12 oz'),
};

const cutlery: Family = {
  id: 'disposable-cutlery',
  category: 'plates-cutlery',
  look: ({ brand, has, tone }) => ({
    model: 'disposable-cutlery',
    color: tone(),
    brand,
    kind: wordOf((words) => has('kind', words), { Fork: 'forks', Kni: 'knives', Spoon: 'spoons', Assorted: 'set' } as const),
  }),
  voice: 'tableware',
  unit: 'piece',
  cents: 11,
  thrift: 0.88,
  popularity: 360,
  share: 0.9,
  lines: [...line('Oakpoint', ['Everyday'], 1.1), ...line('Foolscap', [''], 0.76, 0.7)],
  axes: {
    strength: [at(1, 'Medium-Weight', { spec: 'Medium' }), at(1.5, 'Heavyweight', { spec: 'Heavy', weight: 0.8 })],
    kind: [
      at(1, 'Forks', { spec: 'Forks', synonyms: 'fork, plastic fork' }),
      at(1, 'Knives', { spec: 'Knives', synonyms: 'table knife, plastic knife', weight: 0.8 }),
      at(1, 'Spoons', { spec: 'Spoons', synonyms: 'spoon, teaspoons, plastic spoon' }),
      at(1.05, 'Cutlery', { spec: 'Assorted: forks, knives and spoons', synonyms: 'utensils, flatware, silverware' }),
    ],
    color: [{ text: 'White' }, { text: 'Black', weight: 0.6 }],
    pack: [pack(100, 'Box', '100/Box'), pack(300, 'Box', '300/Box', 0.6), pack(1000, 'Case', '1,000/Case', 0.6)],
  },
  name: '{brand} {series} Plastic {kind}, {strength}, {color}, {pack}',
  about: [
    'Plastic {kind.lower} that [do not snap in the salad|feel like more than throwaway], {strength.lower}, in {color.lower}.',
    'For [lunches and birthdays|the kitchen drawer and the conference table]: {units} pieces in a box that opens at the front.',
  ],
  use: ['[No rough edges.|Long handles that fit the hand.]', '[Good for hot food, too.|Can go through the dishwasher once or twice.]'],
  highlights: ['{units} pieces', '{kind.spec}', '{strength.spec} weight, {color.lower}', 'For hot and cold food'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Weight', '{strength.spec}'],
    ['Color', '{color.spec}'],
    ['Material', 'Polypropylene'],
  ],
  synonyms: 'disposable cutlery, plastic utensils, plastic flatware, plastic silverware, eating utensils',
};

export const pantrySupplies: readonly Family[] = [tea, condiments, plates, cutlery];
