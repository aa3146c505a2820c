import type { Seen } from '../seen.ts';
import { printersByCartridge, type FittingPrinters } from '../fits/printers-by-cartridge.ts';
import { at, line, of, pack, type Family, type Option } from '../family.ts';
import { machines } from './machines.ts';

/** The number on box and cartridge: only the printers' own make prints it there. */
const codeOf = ({ brand, says }: Seen): string => (brand === 'Ardent' ? says('model') : '');

const familyOf = (id: string): Family => {
  const family = machines.find((one) => one.id === id);
  if (family === undefined) throw new Error(`there is no family ${id}`);
  return family;
};

type Series = {
  readonly usual: readonly string[];
  /** What the first costs, as a factor. */
  readonly first: number;
  /** The printers that the shop has for them, by model; none: they are for older ones. */
  readonly fits: ReadonlyMap<string, FittingPrinters>;
};

const series = (models: readonly string[], { usual, first, fits }: Series): readonly Option[] =>
  models.map((text, n) => {
    const { said, models: printerModels } = fits.get(text) ?? { said: `older printers of the ${text} series`, models: [`Ardent ${text}`] };
    return at(first + n * 0.06, text, {
      spec: said,
      synonyms: said,
      says: `For ${said}.`,
      weight: usual.includes(text) ? 1 : 0.2,
      facts: { printerModels },
    });
  });
const LASER = ['TN-52', 'TN-25', 'TN-30', 'TN-55', 'TN-60', 'TN-70', 'TN-75', 'TN-80', 'TN-90'];
const COLOR = ['TN-52', 'TC-15', 'TC-22', 'TC-31', 'TC-40', 'TC-56', 'TC-64', 'TC-72'];
/** Of these the printers take one cartridge with three colors beside the black one, those of all others one of each color. */
const TRI_COLOR: ReadonlySet<string> = new Set(['J62', 'J33', 'J57', 'J71']);
const INK = ['J62', 'J95', 'J20', 'J33', 'J41', 'J51', 'J57', 'J66', 'J70', 'J71', 'J84', 'J90'];
const laserModels = series(LASER, {
  usual: ['TN-52'],
  first: 0.8,
  fits: printersByCartridge(familyOf('laser-printers'), LASER, ({ ink }) => ink === 'Monochrome'),
});
const colorModels = series(COLOR, {
  usual: ['TN-52'],
  first: 0.85,
  fits: printersByCartridge(familyOf('laser-printers'), COLOR, ({ ink }) => ink === 'Color'),
});
const inkModels = series(INK, {
  usual: ['J62', 'J95'],
  first: 0.8,
  fits: printersByCartridge(familyOf('inkjet-printers'), INK, ({ kind }) => kind !== 'Ink Tank Printer'),
});
const yields = (standard: number, high: number, extra: number): readonly Option[] => [
  at(1, 'Standard Yield', { spec: `${standard.toLocaleString('en-US')} pages`, facts: { pageYield: standard } }),
  at(1.55, 'High Yield', {
    spec: `${high.toLocaleString('en-US')} pages`,
    facts: { pageYield: high },
    says: 'High yield: fewer changes and a lower price a page.',
  }),
  at(2.1, 'Extra-High Yield', { spec: `${extra.toLocaleString('en-US')} pages`, facts: { pageYield: extra }, weight: 0.4 }),
];
const makes = [
  ...line('Ardent', [''], 1.1),
  ...line('Foolscap', ['Remanufactured'], 0.62),
  ...line('Printmoor', ['Compatible'], 0.55, 0.25),
];

const blackToner: Family = {
  id: 'black-toner',
  category: 'black-toner',
  look: (seen) => ({ model: 'toner', brand: seen.brand, color: seen.tone(), code: codeOf(seen), count: seen.units, highYield: false }),
  voice: 'toner',
  unit: 'cartridge',
  cents: 6900,
  thrift: 0.95,
  popularity: 520,
  share: 0.6,
  lines: makes,
  axes: {
    model: laserModels,
    yield: yields(2600, 6500, 12_000),
    color: of('Black'),
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.5), pack(4, 'Pack', '4/Pack', 0.2)],
  },
  name: '{brand} {series} {model} Toner {?Cartridge|Cartridges}, {yield}, {color}, {pack}',
  about: [
    '{model} black toner prints [crisp text down to the last page|dense, even black] and goes in within a minute.',
    'A {model} cartridge for about {yield.spec} at five percent coverage.',
  ],
  use: [
    '[Return the empty one: the label is in the box.|A chip reports the level to the printer.]',
    'Keeps for two years in its sealed bag.',
  ],
  highlights: ['Fits {model.spec}', 'Yield: {yield.spec}', 'Model {model}, black', 'Installs without tools', 'Recycling label in the box'],
  specs: [
    ['Model', '{model}'],
    ['Color', '{color.spec}'],
    ['Page yield', '{yield.spec}'],
    ['Yield class', '{yield}'],
    ['Make', '{series.spec}'],
  ],
  synonyms: 'toner, toner cartridges, black laser toner, laser cartridge',
  facts: { isAutoRestock: true },
};

const colorToner: Family = {
  ...blackToner,
  id: 'color-toner',
  category: 'color-toner',
  cents: 8200,
  popularity: 240,
  share: 0.8,
  isMade: ({ model = '', color = '' }) => color !== 'Black' || model !== 'TN-52',
  axes: {
    model: colorModels,
    yield: yields(2200, 5000, 9000),
    color: [...of('Cyan', 'Magenta', 'Yellow'), { text: 'Black', weight: 0.8 }],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.15)],
  },
  about: [
    '{model} {color.lower} toner for [charts, logos and photos in true color|color that matches from page to page].',
    'About {yield.spec} of {color.lower} from one {model} cartridge.',
  ],
  highlights: [
    'Fits {model.spec}',
    'Yield: {yield.spec}',
    'Model {model}, {color.lower}',
    'Color that stays the same from first page to last',
    'Recycling label in the box',
  ],
  synonyms: 'toner, toner cartridges, color laser toner, colour toner, laser cartridge',
};

const inkCartridges: Family = {
  id: 'ink-cartridges',
  category: 'ink-cartridges',
  look: (seen) => ({ model: 'ink-cartridge', brand: seen.brand, color: seen.tone(), code: codeOf(seen), count: seen.units }),
  voice: 'toner',
  unit: 'cartridge',
  cents: 1990,
  thrift: 0.93,
  popularity: 760,
  share: 1,
  lines: [...line('Ardent', [''], 1.1), ...line('Foolscap', ['Remanufactured'], 0.66), ...line('Inkstead', ['Compatible'], 0.6, 0.25)],
  isMade: ({ model = '', color = '' }) => color === 'Black' || (color === 'Tri-Color') === TRI_COLOR.has(model),
  axes: {
    model: inkModels,
    yield: yields(200, 480, 950),
    color: [
      ...of('Black'),
      { text: 'Tri-Color', spec: '3 colors, assorted', weight: 0.8 },
      { text: 'Cyan', weight: 0.5 },
      { text: 'Magenta', weight: 0.06 },
      { text: 'Yellow', weight: 0.06 },
    ],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.5), pack(3, 'Pack', '3/Pack', 0.15)],
  },
  name: '{brand} {series} {model} Ink {?Cartridge|Cartridges}, {yield}, {color}, {pack}',
  about: [
    '{model} {color.lower} ink for [text and photos|letters, pictures and homework], about {yield.spec} a cartridge.',
    'Quick-drying {color.lower} ink that [does not smear under a marker|holds its color in daylight].',
  ],
  use: ['[The printer knows it at once.|Drops in, clicks, prints.]', 'Sealed for two years on the shelf.'],
  highlights: ['Fits {model.spec}', 'Yield: {yield.spec}', 'Model {model}, {color.lower}', 'Smear-resistant ink', 'Easy to change'],
  specs: [
    ['Model', '{model}'],
    ['Color', '{color.spec}'],
    ['Page yield', '{yield.spec}'],
    ['Yield class', '{yield}'],
    ['Make', '{series.spec}'],
  ],
  synonyms: 'ink, printer ink, inkjet cartridges, ink refill, ink tanks',
  facts: { isAutoRestock: true },
};

export const inkAndToner: readonly Family[] = [blackToner, colorToner, inkCartridges];
