import { byBrand, inches, MADE, numberIn, numbersIn, type SheetRule, type Thing } from './sheet.ts';

const SQUARE_METERS_PER_SQUARE_INCH = 0.000_645_16;
const GRAMS_PER_OUNCE = 28.35;

/** How much sheets weigh. */
function sheetsOunces(sheets: number, [w = 8.5, h = 11]: readonly number[], gramsPerSquareMeter: number): number {
  return (sheets * w * h * SQUARE_METERS_PER_SQUARE_INCH * gramsPerSquareMeter) / GRAMS_PER_OUNCE;
}

/** "20 lb (75 g/m²)" is 75. */
const gramsOf = (text: string) => Number(/\((\d+) g/.exec(text)?.[1] ?? 75);

/** Paper in reams. */
function reams(more: (thing: Thing) => ReturnType<SheetRule>['rows']): SheetRule {
  return (thing) => {
    const size = numbersIn(thing.said('Sheet size').replace('A4, ', ''));
    const sheets = numberIn(thing.said('Sheets per ream') || thing.said('Sheets per pack'), 500);
    const grams = gramsOf(thing.said('Paper weight') || thing.said('Weight'));
    const [w = 8.5, h = 11] = size;
    const thick = Math.round(sheets * grams * 0.000_053 * 10) / 10;
    return {
      dims: thing.units === 1 ? inches(w, h, thick) : carton({ w, h, thick, reams: thing.units }),
      ounces: sheetsOunces(sheets * thing.units, size, grams),
      made: MADE.paper,
      rows: {
        'Made of': 'Wood pulp, bleached without elemental chlorine',
        ...more(thing),
        'Stored below': '77 °F and 50% humidity, in its wrapper',
      },
    };
  };
}

/** How many reams lie on each other in a carton. */
const REAMS_IN_STACK = 5;

/** A carton around its reams: one stack, or several side by side, each of as many. */
function carton({ w, h, thick, reams }: { w: number; h: number; thick: number; reams: number }): string {
  const stacks = Math.ceil(reams / REAMS_IN_STACK);
  const high = Math.round(thick * Math.ceil(reams / stacks) * 10) / 10;
  return stacks === 1 ? inches(h + 0.5, w + 0.5, high) : inches(w * stacks + 0.5, h + 0.5, high);
}

const forest = (thing: Thing) => byBrand(thing, 'forest', ['FSC Mix', 'SFI Sourcing', 'FSC Mix']);
const COPIERS = 'Laser and inkjet printers, copiers, fax machines';

export const paperSheets: Readonly<Record<string, SheetRule>> = {
  'copy-paper-case': reams(() => ({ 'Works with': COPIERS })),
  'copy-paper-ream': reams(() => ({ 'Works with': COPIERS })),
  'a4-paper': reams((thing) => ({
    'Works with': COPIERS,
    'Forest certification': forest(thing),
    Certifications: 'ISO 9706, keeps for 200 years',
  })),
  'recycled-paper': reams((thing) => ({
    'Works with': COPIERS,
    'Forest certification': /100/.test(thing.said('Recycled content')) ? 'FSC Recycled' : 'FSC Mix',
    Certifications: 'Green Seal GS-7, meets the EPA guideline',
  })),
  'legal-ledger': reams((thing) => ({ 'Works with': `${COPIERS} with trays of this size`, 'Forest certification': forest(thing) })),
  'colored-paper': reams((thing) => ({
    'Works with': COPIERS,
    'Forest certification': forest(thing),
    'Total recycled content': '30%',
    Certifications: 'Acid-free',
  })),
  'bright-paper': reams((thing) => ({ 'Works with': COPIERS, 'Forest certification': forest(thing), Certifications: 'Acid-free' })),
  'presentation-paper': reams((thing) => ({
    'Works with': /Matte|Satin/.test(thing.said('Finish')) ? 'Laser printers and copiers' : 'Laser and inkjet printers',
    'Forest certification': forest(thing),
    Certifications: 'Acid-free, archival',
  })),
  cardstock: reams((thing) => ({
    'Works with': 'Printers with a straight path for heavy paper',
    'Forest certification': forest(thing),
    'Total recycled content': '10%',
    Certifications: 'Acid-free, lignin-free',
  })),
  'photo-paper': (thing) => {
    const size = numbersIn(thing.said('Size'));
    return {
      dims: inches(size[0] ?? 4, size[1] ?? 6, Math.round(thing.units * 0.0104 * 10) / 10),
      ounces: sheetsOunces(thing.units, size, 250),
      made: ['Japan', 'Germany'],
      rows: {
        'Made of': 'Resin-coated paper, microporous',
        'Works with': 'Inkjet printers with dye or pigment ink',
        'Rated life': 'Colors keep 60 years behind glass',
        'Stored below': '77 °F, in its wrapper',
        Certifications: 'Acid-free',
        Warranty: '1 year',
      },
    };
  },
  'receipt-paper': (thing) => {
    const [wide = 3.125] = numbersIn(thing.said('Width'));
    const feet = numberIn(thing.said('Length'), 230);
    return {
      dims: inches(wide, 1.2 + feet / 140, 1.2 + feet / 140),
      ounces: thing.units * sheetsOunces(1, [wide, feet * 12], 55),
      made: MADE.paper,
      rows: {
        'Made of': 'Thermal paper without BPA or BPS',
        'Works with': 'Thermal receipt printers, card terminals, adding machines with a thermal head',
        'Rated life': 'Print keeps 7 years in the dark',
        'Stored below': '77 °F',
        'Forest certification': 'FSC Mix',
        Warranty: '1 year',
      },
    };
  },
  'index-cards': (thing) => ({
    dims: inches(...numbersIn(thing.said('Size')).toReversed(), Math.round(thing.units * 0.0085 * 10) / 10),
    ounces: sheetsOunces(thing.units, numbersIn(thing.said('Size')), 199),
    made: MADE.paper,
    rows: {
      'Made of': 'Uncoated card',
      'Total recycled content': '10%',
      'Forest certification': 'SFI Sourcing',
      Certifications: 'Acid-free',
      Warranty: '1 year',
    },
  }),
  'legal-pads': (thing) => pad(thing, numberIn(thing.said('Sheets per pad'), 50), 60, 0.02),
  'spiral-notebooks': (thing) => pad(thing, numberIn(thing.said('Sheets'), 70), 60, 0.1),
  'composition-notebooks': (thing) => pad(thing, numberIn(thing.said('Sheets'), 80), 60, 0.12),
  planners: (thing) => {
    const size = numbersIn(thing.said('Page size'));
    const pages = /One page/.test(thing.said('Format')) ? 200 : /Month/.test(thing.said('Format')) ? 40 : 80;
    return {
      dims: inches(size[0] ?? 7, size[1] ?? 9, Math.round((0.25 + pages * 0.0042) * 10) / 10),
      ounces: sheetsOunces(pages, size, 80) + 4,
      made: MADE.paper,
      rows: {
        'Made of': thing.said('Cover') === 'Cloth' ? 'Cloth over board, 70 gsm paper' : 'Leatherette cover, 70 gsm paper',
        'Total recycled content': '30%',
        'Forest certification': 'FSC Mix',
        Languages: 'English; federal holidays',
        'In the box': 'Planner, ribbon, notes pages, contacts pages',
        Warranty: '1 year on the binding',
      },
    };
  },
  'desk-calendars': (thing) => calendar(thing, /Desk pad/.test(thing.said('Format')) ? 13 : 26),
  'wall-calendars': (thing) => calendar(thing, 13),
  'easel-pads': (thing) => {
    const size = numbersIn(thing.said('Sheet size'));
    const sheets = numberIn(thing.said('Sheets'), 30);
    return {
      dims: inches(size[0] ?? 25, size[1] ?? 30, Math.round((0.1 + sheets * 0.005) * 100) / 100),
      ounces: thing.units * (sheetsOunces(sheets, size, 75) + 6),
      made: MADE.paper,
      rows: {
        'Made of': /Self/.test(thing.said('Type')) ? 'Paper, low-tack adhesive' : 'Paper, chipboard back',
        'Works with': 'Water-based markers; most easels by two holes',
        'Total recycled content': '30%',
        'Forest certification': 'SFI Sourcing',
        Warranty: '1 year',
      },
    };
  },
  'sticky-notes': (thing) => {
    const [w = 3, h = 3] = numbersIn(thing.said('Size'));
    const sheets = numberIn(thing.said('Sheets per pad'), 100);
    return {
      dims: inches(w, h, Math.round(sheets * 0.0038 * 100) / 100),
      ounces: thing.units * (sheetsOunces(sheets, [w, h], 75) + 0.05),
      made: MADE.paper,
      rows: {
        'Made of': 'Paper, acrylic adhesive',
        'Holding strength': /Extra/.test(thing.said('Adhesive')) ? 'Holds on walls and fabric' : 'Comes off paper without a trace',
        'Total recycled content': /Recycled/.test(thing.said('Adhesive')) ? '100%' : 'None',
        'Forest certification': 'PEFC',
        Warranty: 'Sticks for 2 years in the wrapper',
      },
    };
  },
  'page-flags': (thing) => ({
    dims: inches(numberIn(thing.said('Width'), 0.5), 1.7, 0.1),
    ounces: thing.units * (thing.units > 60 ? 0.02 : 0.3),
    made: MADE.paper,
    rows: {
      'Made of': /Durable/.test(thing.said('Type')) ? 'Polyester film, 6 mil' : 'Polypropylene film',
      'Holding strength': 'Comes off paper without a trace',
      Use: 'Written on with ballpoint pens and permanent markers',
      Warranty: 'Sticks for 2 years in the wrapper',
    },
  }),
  labels: (thing) => ({
    dims: inches(8.5, 11, Math.round(thing.units * 0.009 * 10) / 10),
    ounces: sheetsOunces(thing.units, [8.5, 11], 170),
    made: MADE.paper,
    rows: {
      'Made of': /Weather/.test(thing.said('Adhesive'))
        ? 'Polyester film, permanent acrylic adhesive'
        : 'Paper, acrylic adhesive, glassine liner',
      'Holding strength': /Removable/.test(thing.said('Adhesive'))
        ? 'Comes off within 6 months without a trace'
        : 'Permanent on paper, board, plastic, glass',
      'Temperature range': /Weather/.test(thing.said('Adhesive')) ? '-20 to 175 °F' : '-4 to 140 °F',
      'Forest certification': 'SFI Sourcing',
      Warranty: '2 years',
    },
  }),
  'label-rolls': (thing) => {
    const [w = 4, h = 6, count = 250] = numbersIn(thing.said('Size'));
    return {
      dims: inches(w, 4, 4),
      ounces: thing.units * (sheetsOunces(count, [w, h], 150) + 0.8),
      made: ['USA', 'China'],
      rows: {
        'Made of': 'Thermal paper without BPA, acrylic adhesive',
        'Works with': 'Thermal label printers with a 1 in core',
        'Temperature range': '-4 to 120 °F',
        Warranty: '1 year',
      },
    };
  },
  'custom-printing': (thing) => ({
    dims: thing.units < 50 ? undefined : inches(3.5, 2, Math.round(Math.min(thing.units, 250) * 0.0145 * 10) / 10),
    ounces: thing.units < 50 ? undefined : sheetsOunces(thing.units, [3.5, 2], 300),
    made: ['USA'],
    rows: {
      'Made of': 'Cover stock, soy-based ink',
      'Where it is done': 'Printed to order; proof on the screen',
      Begins: 'Made within 2 business days',
      'Forest certification': 'FSC Mix',
      Warranty: 'Printed again where it is not as the proof',
    },
  }),
};

function pad(thing: Thing, sheets: number, grams: number, board: number): ReturnType<SheetRule> {
  const size = numbersIn(thing.said('Sheet size'));
  const [w = 8.5, h = 11] = size;
  return {
    dims: inches(w, h, Math.round((board + sheets * 0.0037) * 100) / 100),
    ounces: thing.units * (sheetsOunces(sheets, size, grams) + w * h * 0.02),
    made: MADE.paper,
    rows: {
      'Made of': `${grams} gsm paper, chipboard back`,
      'Total recycled content': byBrand(thing, 'recycled', ['30%', '20%', 'None', '50%']),
      'Forest certification': byBrand(thing, 'forest', ['SFI Sourcing', 'FSC Mix']),
      Certifications: 'Acid-free',
      Warranty: '1 year on the binding',
    },
  };
}

function calendar(thing: Thing, sheets: number): ReturnType<SheetRule> {
  const [w = 15, h = 12] = numbersIn(thing.said('Format'));
  const count = /whole year/.test(thing.said('Format')) ? 1 : sheets;
  return {
    dims: inches(w, h, 0.2),
    ounces: sheetsOunces(count, [w, h], 105) + w * h * 0.02,
    made: MADE.paper,
    rows: {
      'Made of': '105 gsm paper, chipboard back',
      Languages: 'English; federal holidays',
      'Total recycled content': '30%',
      'Forest certification': 'FSC Mix',
      Warranty: '1 year on the binding',
    },
  };
}
