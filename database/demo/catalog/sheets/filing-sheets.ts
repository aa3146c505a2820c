import { byBrand, inches, MADE, numberIn, numbersIn, type SheetRule, type Thing } from './sheet.ts';

const recycled = (thing: Thing, ...of: readonly string[]) => byBrand(thing, 'recycled', of);

/** What papers are kept in, and what is mailed and moved in. */
export const filingSheets: Readonly<Record<string, SheetRule>> = {
  binders: (thing) => {
    const ring = numberIn(thing.said('Ring size'), 1);
    return {
      dims: `${inches(10.4, Math.round((ring * 1.15 + 0.4) * 10) / 10, 11.6)}, each`,
      ounces: thing.units * (9 + ring * 7),
      made: MADE.filing,
      rows: { 'Standards met': 'PVC covers without DEHP', Care: 'Wipe with a damp cloth' },
    };
  },
  'file-folders': (thing) => ({
    dims: /Legal/.test(thing.said('Size')) ? '14.8 x 9.5 in, each' : '11.8 x 9.5 in, each',
    ounces: thing.units * (/Legal/.test(thing.said('Size')) ? 1 : 0.8),
    made: MADE.filing,
    rows: {
      'Made of': '11-point card',
      Use: 'Scored to open to 3/4 in',
      'Total recycled content': recycled(thing, '10%', '30%', '100%'),
      'Forest certification': 'SFI Sourcing',
      Certifications: 'Acid-free',
      Warranty: '1 year',
    },
  }),
  'hanging-folders': (thing) => ({
    dims: /Legal/.test(thing.said('Size')) ? '14.8 x 9.4 in, each' : '11.8 x 9.4 in, each',
    ounces: thing.units * (/Legal/.test(thing.said('Size')) ? 2.1 : 1.7),
    made: MADE.filing,
    rows: {
      'Made of': '11-point card, coated steel rods',
      'Works with': 'Drawers and frames with rails',
      'Total recycled content': recycled(thing, '10%', '30%', '100%'),
      'Forest certification': 'SFI Sourcing',
      'In the box': 'Folders, plastic tabs, blank inserts',
      Warranty: '1 year',
    },
  }),
  'pocket-folders': (thing) => ({
    dims: '9.5 x 11.8 in, each, closed',
    ounces: thing.units * (/Poly/.test(thing.said('Material')) ? 1.8 : 1.3),
    made: MADE.filing,
    rows: {
      'Sheets held': '100',
      'Total recycled content': /Poly/.test(thing.said('Material')) ? 'None' : '30%',
      'Forest certification': /Poly/.test(thing.said('Material')) ? undefined : 'SFI Sourcing',
      Use: 'Cut for a business card',
      Warranty: '1 year',
    },
  }),
  'expanding-files': (thing) => ({
    dims: `${inches(12, 10, numberIn(thing.said('Pockets'), 13) > 7 ? 0.9 : 0.6)}, each, empty`,
    ounces: thing.units * numberIn(thing.said('Pockets'), 13) * 1.1,
    made: MADE.filing,
    rows: {
      'Made of': 'Polypropylene, sewn edges',
      'Sheets held': String(numberIn(thing.said('Pockets'), 13) * 70),
      'In the box': 'File, blank tab labels',
      'Total recycled content': recycled(thing, 'None', '30%'),
      Certifications: 'PVC-free, acid-free',
      Warranty: '1 year',
    },
  }),
  'sheet-protectors': (thing) => ({
    dims: '9.3 x 11.3 in, each',
    ounces: thing.units * numberIn(thing.said('Weight').replace(/^[^,]*, /, ''), 2) * 0.16,
    made: MADE.filing,
    rows: {
      'Made of': 'Polypropylene',
      'Sheets held': /Heavy/.test(thing.said('Weight')) ? '20' : '10',
      Use: 'Does not lift print',
      Certifications: 'PVC-free, acid-free, archival',
      Warranty: '1 year',
    },
  }),
  dividers: (thing) => ({
    dims: '9.3 x 11 in, each set',
    ounces: thing.units * numberIn(thing.said('Tabs'), 5) * 0.45,
    made: MADE.filing,
    rows: {
      'Made of': '90 lb paper, laminated tabs',
      'Works with': '3-ring binders',
      'Total recycled content': '30%',
      'Forest certification': 'SFI Sourcing',
      Warranty: '1 year',
    },
  }),
  'laminating-pouches': (thing) => {
    const [w = 9, h = 11.5] = numbersIn(thing.said('Size'));
    return {
      dims: `${inches(w, h)}, each`,
      ounces: thing.units * w * h * numberIn(thing.said('Thickness'), 3) * 0.0016,
      made: MADE.tools,
      rows: {
        'Made of': 'Polyester and EVA',
        'Works with': 'All thermal laminators that take this thickness',
        'Temperature range': 'Laminated at 230 to 284 °F',
        'Stored below': '86 °F, lying flat',
        Certifications: 'PVC-free',
        Warranty: '2 years',
      },
    };
  },
  'storage-boxes': (thing) => {
    const [w = 12, d = 15, h = 10] = numbersIn(thing.said('Inside size'));
    return {
      dims: `${inches(w + 0.8, d + 1, h + 0.6)}, each, outside`,
      ounces: thing.units * (w * d + d * h + w * h) * (/Heavy/.test(thing.said('Strength')) ? 0.046 : 0.034),
      made: MADE.filing,
      rows: {
        'Made of': 'Corrugated fiberboard',
        Assembly: 'Folds up, no tape',
        Use: d > 20 ? 'Letter files, or legal across' : 'Letter and legal files',
        'Total recycled content': '65%',
        'Forest certification': 'SFI Sourcing',
        Warranty: '1 year',
      },
    };
  },
  'plastic-storage': (thing) => {
    const quarts = numberIn(thing.said('Volume'), 18);
    const side = Math.round(Math.cbrt(quarts * 57.75) * 10) / 10;
    return {
      dims: `${inches(Math.round(side * 1.3 * 10) / 10, side, Math.round(side * 0.85 * 10) / 10)}, each`,
      ounces: thing.units * quarts * 1.5,
      made: MADE.filing,
      rows: {
        Use: 'Stacks with its like; lid snaps under the rim',
        'Temperature range': '0 to 160 °F',
        Certifications: 'BPA-free',
        'Total recycled content': 'None',
        Care: 'Rinse with warm water',
        Warranty: '3 years',
      },
    };
  },
  envelopes: (thing) => {
    const [w = 9.5, h = 4.125] = numbersIn(thing.said('Size').replace(/^#?\w+, |^#\d+.*$/, '')).toSorted((a, b) => b - a);
    return {
      dims: `${inches(w, h)}, each`,
      ounces: thing.units * w * h * 0.0044,
      made: ['USA', 'Canada', 'Mexico'],
      rows: {
        'Made of': `${thing.said('Paper weight') || '24 lb'} paper`,
        'Works with': /Metal/.test(thing.said('Type')) ? undefined : 'Laser and inkjet printers',
        'Total recycled content': recycled(thing, 'None', '20%', '30%'),
        'Forest certification': recycled(thing, 'SFI Sourcing', 'FSC Mix'),
        Use: /#10|#9|A7/.test(thing.said('Size')) ? 'Sorted by machines of the post office' : 'Mailed as a flat',
        Warranty: 'Gum sticks for 2 years',
      },
    };
  },
  mailers: (thing) => {
    const [w = 8.5, h = 12] = numbersIn(thing.said('Inside size'));
    const isPoly = /Poly/.test(thing.said('Type'));
    return {
      dims: `${inches(w + 0.4, h + 1.5)}, each, outside`,
      ounces: thing.units * w * h * (isPoly ? 0.0034 : 0.0072),
      made: ['USA', 'Mexico'],
      rows: {
        'Made of': isPoly ? 'Co-extruded polyethylene, 2.5 mil' : 'Kraft paper, polyethylene bubbles of 3/16 in',
        'Total recycled content': isPoly ? '50%' : '20% of the paper',
        Use: isPoly ? 'Tear- and waterproof; strip for sealing' : 'Cushions on both sides; strip for sealing',
        Warranty: 'Seals for 2 years',
      },
    };
  },
  'bubble-wrap': (thing) => {
    const wide = numberIn(thing.said('Width'), 12);
    const feet = numberIn(thing.said('Length'), 100);
    const bubble = numberIn(thing.said('Bubble'), 0.1875);
    const across = Math.round(Math.sqrt(feet * 12 * bubble * 1.1) * 10) / 10;
    return {
      dims: `${inches(across, across, wide)}, each roll`,
      ounces: thing.units * wide * feet * (bubble > 0.4 ? 0.041 : 0.029),
      made: ['USA'],
      rows: {
        'Made of': 'Polyethylene',
        'Total recycled content': recycled(thing, '25%', '50%'),
        Use: bubble > 0.4 ? 'Heavy things and voids' : 'Fragile and small things',
        Biodegradable: 'No; recycled with plastic bags',
        Warranty: '1 year',
      },
    };
  },
  'moving-boxes': (thing) => {
    const [w = 12, d = 12, h = 12] = numbersIn(thing.said('Inside size'));
    return {
      dims: `${inches(w + 0.4, d + 0.4, h + 0.7)}, each, outside`,
      ounces: thing.units * (w * d * 2 + d * h + w * h) * 0.028,
      made: ['USA'],
      rows: {
        'Made of': 'Single-wall corrugated fiberboard, C flute',
        Assembly: 'Flaps close with tape',
        'Total recycled content': '60%',
        'Forest certification': 'SFI Sourcing',
        'Standards met': 'Box maker’s certificate on the bottom flap',
        Warranty: '1 year',
      },
    };
  },
};
