import { at, line, of, pack, rare, type Family, type Option } from '../family.ts';
import { wordOf } from './choices.ts';

const roasts: readonly Option[] = [at(1, 'Medium Roast', { spec: 'Medium' }), at(1, 'Dark Roast', { spec: 'Dark' })];
const podRoasts: readonly Option[] = [
  at(1, 'Medium Roast', { spec: 'Medium' }),
  at(1, 'Dark Roast', { spec: 'Dark' }),
  at(1, 'Breakfast Blend', { spec: 'Light' }),
];
/** Water with bubbles is no soft drink. */
const UNSWEETENED = { taxClass: 'FOOD' } as const;
const drinkFlavors: readonly Option[] = [
  { text: 'Cola' },
  { text: 'Orange Soda', spec: 'Orange' },
  { text: 'Lemon Seltzer', spec: 'Lemon', facts: UNSWEETENED },
  { text: 'Grapefruit Seltzer', spec: 'Grapefruit', weight: 0.6, facts: UNSWEETENED },
  { text: 'Cherry Cola', spec: 'Cherry cola', weight: 0.5 },
  { text: 'Plain Seltzer', spec: 'None', weight: 0.6, facts: UNSWEETENED },
  { text: 'Mandarin Orange Soda', spec: 'Mandarin', weight: 0.3 },
];

const coffee: Family = {
  id: 'coffee',
  category: 'coffee',
  look: ({ brand, has, units }) => ({
    model: 'coffee',
    color: 'brown',
    brand,
    // The carton of a case does not say what is in it; of the kinds, single bags alone tell decaf.
    roast: units === 6 || (units === 1 && has('bean', 'Decaf')) ? 'any' : has('roast', 'Dark') ? 'Dark Roast' : 'Medium Roast',
    bean: units === 1 && has('bean', 'Decaf') ? 'Decaf' : 'House',
    beans: has('grind', 'Whole'),
    units,
  }),
  voice: 'coffee',
  unit: 'bag',
  cents: 1090,
  thrift: 0.93,
  popularity: 520,
  facts: { isAutoRestock: true, taxClass: 'FOOD' },
  lines: [
    ...line('Oakpoint', ['House', 'Morning Shift', 'Corner'], 1),
    ...line('Hearthside', ['Ember'], 1.2, 0.3),
    ...line('Foolscap', ['Office'], 0.74),
    ...line('Juniper Row', ['Single Farm'], 1.5, 0.3),
  ],
  axes: {
    roast: roasts,
    grind: [at(1, 'Ground', { spec: 'Ground' }), at(1.02, 'Whole Bean', { spec: 'Whole bean' })],
    bean: [
      at(1, ''),
      at(1.12, 'Decaf', { spec: 'Decaffeinated', weight: 0.4 }),
      at(1.2, 'Organic', { spec: 'Organic', weight: 0.5, says: 'Organic and fairly traded.' }),
      at(1.1, 'Colombian', { weight: 0.6 }),
      at(1.08, 'French Vanilla', { weight: 0.3 }),
    ],
    size: [at(1, '12 oz Bag', { spec: '12 oz' }), at(2, '2 lb Bag', { spec: '2 lb' }), at(4.4, '5 lb Bag', { spec: '5 lb', weight: 0.4 })],
    pack: [pack(1), pack(6, 'Case', '6/Case', 0.6), pack(3, 'Pack', '3/Pack', 0.4)],
  },
  name: '{brand} {series} {bean} Coffee, {roast}, {grind}, {size}, {pack}',
  about: [
    'A {roast.lower} with [notes of cocoa and nuts|a round body and little acid] that [stays good on the warmer|tastes right in any machine].',
    '{series} coffee, {grind.lower}, roasted in small batches and packed the same day.',
  ],
  use: ['[Brews about 40 cups a bag of 12 ounces.|The valve keeps it fresh for months.]', 'Good with milk, better without.'],
  highlights: ['{roast.spec} roast, {grind.lower}', '{size.spec} bags with valve', '100 percent Arabica', 'For drip machines and presses'],
  specs: [
    ['Roast', '{roast.spec}'],
    ['Form', '{grind.spec}'],
    ['Kind', '{bean.spec}'],
    ['Bag', '{size.spec}'],
  ],
  synonyms: 'java, joe, coffee grounds, filter coffee, drip coffee, brew',
};

const coffeePods: Family = {
  ...coffee,
  id: 'coffee-pods',
  look: ({ brand, has }) => ({
    model: 'coffee-pods',
    color: 'brown',
    brand,
    roast: has('roast', 'Dark') ? 'Dark Roast' : has('roast', 'Breakfast') ? 'Breakfast Blend' : 'Medium Roast',
  }),
  voice: 'pods',
  unit: 'pod',
  cents: 95,
  thrift: 0.9,
  popularity: 600,
  facts: { taxClass: 'FOOD' },
  share: 0.8,
  axes: {
    roast: podRoasts,
    bean: coffee.axes['bean'] ?? [],
    pack: [pack(24, 'Box'), pack(96, 'Carton'), pack(48, 'Box', '48/Box', 0.6), pack(12, 'Box', '12/Box', 0.5)],
  },
  name: '{brand} {series} {bean} Coffee Pods, {roast}, {pack}',
  about: [
    'A fresh cup of {roast.lower} in a minute: {units} single pods for the common brewers.',
    'Everybody gets the cup they like: {series} pods, {roast.lower}, sealed one by one.',
  ],
  use: ['[The pod can be recycled.|A box stands open on the counter.]', 'No scoops, no filters, no grounds.'],
  highlights: ['{units} pods, {roast.lower}', 'For all common single-cup brewers', 'Sealed one by one', 'Recyclable'],
  specs: [
    ['Roast', '{roast.spec}'],
    ['Kind', '{bean.spec}'],
    ['Brewer', 'Single-cup'],
  ],
  synonyms: 'k-cups, k cups, kcups, coffee capsules, single-serve coffee, keurig pods',
};

const cups: Family = {
  id: 'cups',
  category: 'cups',
  look: ({ brand, has, tone, units }) => ({
    model: 'cups',
    color: tone(),
    brand,
    kind: wordOf((words) => has('kind', words), {
      Insulated: 'insulated',
      Plastic: 'plastic',
      Compostable: 'compostable',
      Paper: 'paper',
    } as const),
    sold: units > 100 ? 'case' : 'sleeve',
  }),
  voice: 'cups',
  unit: 'cup',
  cents: 21,
  thrift: 0.9,
  popularity: 480,
  share: 0.8,
  lines: [...line('Oakpoint', ['Everyday', 'Counter'], 1.05), ...line('Evenfold', ['Compost'], 1.4, 0.3), ...line('Foolscap', [''], 0.76)],
  axes: {
    kind: [
      at(1, 'Paper Hot Cups', { synonyms: 'coffee cups, paper cups, to-go cups', spec: 'Hot, paper' }),
      at(1.6, 'Insulated Hot Cups', {
        synonyms: 'coffee cups, double wall cups, to-go cups',
        spec: 'Hot, double wall',
        says: 'The double wall needs no sleeve.',
      }),
      at(0.85, 'Plastic Cold Cups', { synonyms: 'plastic cups, solo cups, water cups', spec: 'Cold, plastic' }),
      at(1.2, 'Compostable Hot Cups', { synonyms: 'coffee cups, eco cups, paper cups', spec: 'Hot, compostable', weight: 0.6 }),
    ],
    size: [
      at(1, '12 oz', { spec: '12 oz' }),
      at(0.9, '10 oz', { spec: '10 oz', weight: 0.6 }),
      at(0.8, '8 oz', { spec: '8 oz' }),
      at(1.15, '16 oz', { spec: '16 oz' }),
    ],
    color: [...of('White', 'Kraft', 'Red')],
    pack: [pack(50, 'Pack'), pack(100, 'Pack'), pack(500, 'Case', '500/Case', 0.7), pack(1000, 'Case', '1,000/Case', 0.6)],
  },
  name: '{brand} {series} {kind}, {size}, {color}, {pack}',
  about: [
    '{kind} of {size.spec} that [do not leak at the seam|keep hands cool], {units} at a time.',
    'For coffee corners and meetings: {kind.lower}, {size.spec}, with a rim that fits standard lids.',
  ],
  use: ['[Stack neatly beside the machine.|Lids are sold apart.]', 'Sleeves of 50 keep them clean.'],
  highlights: ['{units} cups of {size.spec}', '{kind.spec}', 'Fits standard lids', '{color.spec}'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'disposable cups, drinking cups, party cups',
  isMade: ({ kind = '', color = '' }) => (kind === 'Plastic Cold Cups') === (color === 'Red'),
};

const snacks: Family = {
  id: 'snacks',
  category: 'snacks',
  look: ({ brand, has, says }) => ({
    model: 'snacks',
    color: 'multicolor',
    brand,
    kind: wordOf((words) => has('kind', words), { Chips: 'chips', Trail: 'nuts', Bars: 'bars', Cookies: 'cookies' } as const),
    // Trail mix and the smaller brands have one wrapper for all flavors.
    flavor:
      brand === 'Oakpoint' && !has('kind', 'Trail') && !has('flavor', has('kind', 'Chips') ? /Variety|Honey/ : /Variety|Cinnamon/)
        ? says('flavor')
        : '',
  }),
  voice: 'snacks',
  unit: 'bag',
  cents: 115,
  thrift: 0.91,
  popularity: 420,
  facts: { taxClass: 'FOOD' },
  lines: [
    ...line('Oakpoint', ['Snack', 'Break', 'Three O’Clock'], 1),
    ...line('Saltmarsh', ['Kettle'], 1.1, 0.3),
    ...line('Crumb & Co.', ['Bakehouse'], 1.15, 0.3),
    ...line('Foolscap', [''], 0.8),
  ],
  axes: {
    kind: [
      at(1, 'Potato Chips', { synonyms: 'crisps, potato crisps', spec: 'Chips' }),
      at(1.2, 'Trail Mix', { synonyms: 'nuts, nut mix', spec: 'Nuts and fruit' }),
      at(1.25, 'Granola Bars', { synonyms: 'cereal bars, snack bars, muesli bars', spec: 'Bars' }),
      at(1.1, 'Cookies', { synonyms: 'biscuits', spec: 'Cookies' }),
    ],
    flavor: [
      ...of('Sea Salt', 'Honey', 'Original'),
      { text: 'Chocolate', weight: 0.6 },
      { text: 'Cheddar', weight: 0.6 },
      ...rare('Barbecue', 'Cinnamon', 'Variety'),
    ],
    size: [at(1, '1 oz', { spec: '1 oz' }), at(1.5, '2 oz', { spec: '2 oz' }), at(1.25, '1.5 oz', { spec: '1.5 oz' })],
    pack: [pack(24, 'Box'), pack(12, 'Box', '12/Box', 0.7), pack(40, 'Box', '40/Box', 0.6), pack(72, 'Case', '72/Case', 0.3)],
  },
  name: '{brand} {series} {kind}, {flavor}, {size}, {pack}',
  about: [
    "{flavor} {kind.lower} in {size.spec} bags, [for the three o'clock dip|enough for a floor].",
    'A box with {units} bags of {kind.lower} that [opens into a display|fits the snack drawer].',
  ],
  use: ['[No colors, no flavors from the lab.|Use by date at least four months ahead.]', 'Single bags stay fresh to the last.'],
  highlights: ['{units} bags of {size.spec}', '{kind.spec}, {flavor.lower}', 'No artificial colors', 'Box opens into a display'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Flavor', '{flavor.spec}'],
    ['Bag', '{size.spec}'],
  ],
  synonyms: 'snack, snack food, munchies, vending snacks',
  isMade: ({ kind = '', flavor = '' }) =>
    !/Cookies|Bars/.test(kind) ? !/Chocolate|Cinnamon/.test(flavor) || kind === 'Trail Mix' : !/Salt|Cheddar|Barbecue/.test(flavor),
};

const water: Family = {
  id: 'bottled-water',
  category: 'bottled-water',
  look: ({ brand, has, units }) => ({
    model: 'bottled-water',
    color: 'blue',
    brand,
    kind: wordOf((words) => has('kind', words), {
      Spring: 'Spring Water',
      Purified: 'Purified Water',
      Lime: 'Lime Sparkling Water',
      Sparkling: 'Sparkling Water',
    } as const),
    sold: units === 12 ? 'small' : 'large',
  }),
  voice: 'drinks',
  unit: 'bottle',
  cents: 62,
  thrift: 0.87,
  popularity: 700,
  share: 0.6,
  facts: { isPickupEligible: false, taxClass: 'FOOD' },
  lines: [...line('Brightwater', ['Source', 'Brook'], 1.1), ...line('Tarn', ['Mountain'], 1.3, 0.25), ...line('Foolscap', [''], 0.78)],
  axes: {
    kind: [
      at(1, 'Spring Water', { spec: 'Spring' }),
      at(0.95, 'Purified Water', { spec: 'Purified' }),
      at(1.3, 'Sparkling Water', { synonyms: 'seltzer, carbonated water, club soda, fizzy water', spec: 'Sparkling', weight: 0.6 }),
      at(1.35, 'Lime Sparkling Water', { spec: 'Sparkling, lime', weight: 0.5 }),
    ],
    size: [
      at(1, '16.9 oz', { spec: '16.9 fl oz' }),
      at(0.8, '8 oz', { spec: '8 fl oz' }),
      at(1.3, '1 L', { spec: '33.8 fl oz', weight: 0.6 }),
      at(1.1, '20 oz', { spec: '20 fl oz', weight: 0.6 }),
    ],
    pack: [pack(24, 'Case'), pack(12, 'Case', '12/Case', 0.7), pack(40, 'Case', '40/Case', 0.5), pack(48, 'Case', '48/Case', 0.3)],
  },
  name: '{brand} {series} {kind}, {size} Bottles, {pack}',
  about: [
    '{kind} that [tastes of nothing but water|comes from one source], {units} bottles of {size.spec}.',
    'Cold water for meetings and visitors, in bottles of [recycled|thin] plastic.',
  ],
  use: ['[Wrapped with a handle.|Bottles stack in the fridge door.]', 'Please recycle the bottle.'],
  highlights: ['{units} bottles of {size.spec}', '{kind.spec}', 'Bottle of recycled plastic', 'No sodium added'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Bottle', '{size.spec}'],
  ],
  synonyms: 'water bottles, bottle water, drinking water, mineral water',
};

const softDrinks: Family = {
  id: 'soft-drinks',
  category: 'soft-drinks',
  look: ({ brand, has, says, units }) => ({
    model: 'canned-drink',
    color: 'silver',
    brand,
    kind: has('flavor', 'Seltzer') ? 'seltzer' : 'soda',
    name: says('flavor').replace(/ (Soda|Seltzer)$/, ''),
    art: wordOf((words) => has('flavor', words), {
      Cherry: 'cherry',
      Cola: 'cola',
      Orange: 'orange',
      Lemon: 'lemon',
      Grapefruit: 'grapefruit',
      Plain: 'plain',
    } as const),
    sold: units > 12 ? 'tray' : 'pack',
  }),
  voice: 'drinks',
  unit: 'can',
  cents: 84,
  thrift: 0.88,
  popularity: 480,
  facts: { taxClass: 'SOFT_DRINK' },
  share: 0.7,
  lines: [
    ...line('Brightwater', ['Fizz', 'Classic', 'Lakeside'], 1.05),
    ...line('Pomelo Lane', ['House'], 1.15, 0.3),
    ...line('Foolscap', [''], 0.78),
  ],
  axes: {
    flavor: drinkFlavors,
    sugar: [at(1, '', { spec: 'Regular' }), at(1, 'Zero Sugar', { weight: 0.8 })],
    size: [
      at(1, '12 oz', { spec: '12 fl oz' }),
      at(0.8, '7.5 oz', { spec: '7.5 fl oz', weight: 0.7 }),
      at(1.3, '16 oz', { spec: '16 fl oz', weight: 0.5 }),
    ],
    pack: [pack(24, 'Case'), pack(12, 'Pack', '12/Pack', 0.8), pack(36, 'Case', '36/Case', 0.4), pack(8, 'Pack', '8/Pack', 0.5)],
  },
  name: '{brand} {series} {flavor} {sugar}, {size} Cans, {pack}',
  about: [
    '{flavor} with [fine bubbles|a clean finish], {units} cans of {size.spec} for the office fridge.',
    'A tray of {flavor.lower} that [nobody leaves half full|goes with lunch].',
  ],
  use: ['[Chill and share.|The tray slides onto the shelf.]', 'Cans are recycled without end.'],
  highlights: ['{units} cans of {size.spec}', 'Flavor: {flavor.lower}', 'Best served cold', 'Recyclable'],
  specs: [
    ['Flavor', '{flavor.spec}'],
    ['Sugar', '{sugar.spec}'],
    ['Can', '{size.spec}'],
  ],
  synonyms: 'soda, sodas, pop, soda pop, cola, soft drink, fizzy drinks, carbonated drinks, seltzer, lacroix',
};

const energyDrinks: Family = {
  ...softDrinks,
  id: 'energy-drinks',
  look: ({ brand, has, says, units }) => ({
    model: 'canned-drink',
    color: 'silver',
    brand,
    kind: 'energy',
    name: says('flavor'),
    art: wordOf((words) => has('flavor', words), {
      Citrus: 'citrus',
      Berry: 'berry',
      Tropical: 'tropical',
      Watermelon: 'watermelon',
      Original: 'bolt',
      Variety: 'bolt',
    } as const),
    sold: units > 8 ? 'tray' : 'pack',
  }),
  category: 'energy-drinks',
  cents: 158,
  popularity: 220,
  facts: { taxClass: 'SOFT_DRINK' },
  share: 0.4,
  lines: [...line('Brightwater', ['Charge', 'Focus'], 1.1), ...line('Volley', ['Rush'], 1.15, 0.3), ...line('Foolscap', ['Overtime'], 0.8)],
  axes: {
    ...softDrinks.axes,
    flavor: [...of('Citrus', 'Original', 'Berry'), ...rare('Tropical', 'Watermelon', 'Variety Pack')],
    size: [at(1, '12 oz', { spec: '12 fl oz' }), at(1.25, '16 oz', { spec: '16 fl oz' }), at(0.8, '8.4 oz', { spec: '8.4 fl oz' })],
  },
  name: '{brand} {series} {flavor} {sugar} Energy Drink, {size} Cans, {pack}',
  about: [
    '{flavor} with as much caffeine as two cups of coffee, {units} cans of {size.spec}.',
    'For the last mile before a deadline: {flavor.lower}, cold, in small sips.',
  ],
  use: ['[Not for children.|Best before seven in the evening.]', 'B vitamins and no aftertaste.'],
  highlights: ['{units} cans of {size.spec}', 'Flavor: {flavor.lower}', '160 mg of caffeine a can', 'With B vitamins'],
  synonyms: 'energy drink, red bull, caffeine drinks',
};

export const breakroom: readonly Family[] = [coffee, coffeePods, cups, snacks, water, softDrinks, energyDrinks];
