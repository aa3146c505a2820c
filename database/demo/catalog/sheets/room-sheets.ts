import { byBrand, inches, MADE, numberIn, numbersIn, whereSaid, type SheetRule, type Thing } from './sheet.ts';

/** Bottles by what they hold, in fluid ounces. */
function bottle(thing: Thing, label: string): { readonly dims: string; readonly ounces: number; readonly fluid: number } {
  const content = thing.said(label);
  const fluid = /gal/.test(content) ? 128 * numberIn(content, 1) : numberIn(content, 16);
  return {
    dims:
      fluid >= 100
        ? '6 x 6 x 12 in, each'
        : fluid >= 30
          ? '3.6 x 3.2 x 10.4 in, each'
          : fluid >= 20
            ? '3.2 x 2.4 x 9.8 in, each'
            : '2.8 x 2.2 x 7.3 in, each',
    ounces: thing.units * fluid * 1.1,
    fluid,
  };
}

/** What washrooms, corridors and first aid need. */
export const roomSheets: Readonly<Record<string, SheetRule>> = {
  cleaners: (thing) => {
    const { dims, ounces, fluid } = bottle(thing, 'Content');
    const kills = /Disinfect/.test(thing.said('For'));
    return {
      dims,
      ounces,
      made: MADE.chemicals,
      rows: {
        Dilution: fluid >= 100 ? '2 fl oz to a gallon of water' : 'Ready to use',
        Kills: kills ? '99.9% of bacteria and viruses in 10 minutes, EPA registered' : undefined,
        'Made of': /Glass/.test(thing.said('For')) ? 'Water, alcohol, surfactants, no ammonia' : 'Water, plant-based surfactants',
        Biodegradable: kills ? 'No' : 'Yes, within 28 days',
        'Total recycled content': '25% of the bottle',
        Certifications: kills ? 'EPA registered' : byBrand(thing, 'seal', ['Green Seal GS-37', 'EPA Safer Choice', 'ECOLOGO']),
        'Stored below': '104 °F; keep from freezing',
        Warranty: 'Good for 2 years',
      },
    };
  },
  'dish-soap': (thing) => {
    const { dims, ounces } = bottle(thing, 'Size');
    return {
      dims,
      ounces,
      made: MADE.chemicals,
      rows: {
        Dilution: '1 teaspoon to a gallon of water',
        'Made of': 'Water, plant-based surfactants',
        Biodegradable: 'Yes, within 28 days',
        'Total recycled content': '25% of the bottle',
        Certifications: 'EPA Safer Choice',
        Warranty: 'Good for 2 years',
      },
    };
  },
  wipes: (thing) => {
    const count = numberIn(thing.said('Wipes per tub'), 75);
    const kills = /Disinfect/.test(thing.said('Type'));
    return {
      dims: count > 100 ? '4.3 x 4.3 x 9.1 in, each' : '3.6 x 3.6 x 8.3 in, each',
      ounces: thing.units * count * 0.27,
      made: MADE.chemicals,
      rows: {
        Kills: kills ? '99.9% of bacteria and viruses in 4 minutes, EPA registered' : undefined,
        Use: kills ? 'Hard surfaces that hold no food' : 'Screens, keyboards, phones',
        'Made of': kills ? 'Polypropylene fleece, wipes of 7 x 8 in' : 'Lint-free fleece, wipes of 5.5 x 6 in',
        Biodegradable: 'No; not to be flushed',
        Certifications: kills ? 'EPA registered' : 'Low in VOCs',
        'Stored below': '104 °F',
        Warranty: 'Good for 2 years unopened',
      },
    };
  },
  'paper-towels': (thing) =>
    roll(thing, { wide: 11, oz: 9, sheets: /half sheets/.test(thing.said('Type')) ? 'Sheets of 11 x 5.5 in' : 'Sheets of 11 x 9 in' }),
  'toilet-paper': (thing) => roll(thing, { wide: 4, oz: 5, sheets: 'Sheets of 4 x 3.8 in' }),
  'facial-tissue': (thing) => ({
    dims: /Cube/.test(thing.said('Box')) ? '4.4 x 4.4 x 5 in, each' : '9 x 4.7 x 2.2 in, each',
    ounces: thing.units * numberIn(thing.said('Tissues per box'), 100) * 0.07,
    made: MADE.paper,
    rows: {
      'Made of': 'Wood pulp, sheets of 8.2 x 8.4 in',
      Fragrance: 'None added',
      'Total recycled content': byBrand(thing, 'recycled', ['None', '20%', '100%']),
      'Forest certification': 'FSC Mix',
      Care: 'Not to be flushed',
      Warranty: '1 year',
    },
  }),
  'hand-soap': (thing) => {
    const { dims, ounces } = bottle(thing, 'Content');
    return {
      dims,
      ounces,
      made: MADE.chemicals,
      rows: {
        'Made of': 'Water, surfactants, glycerin',
        Kills: /Antibacterial/.test(thing.said('Type')) ? '99.9% of bacteria in 30 seconds' : undefined,
        Biodegradable: 'Yes',
        'Total recycled content': '25% of the bottle',
        Certifications: byBrand(thing, 'seal', ['Green Seal GS-41', 'EPA Safer Choice']),
        Warranty: 'Good for 3 years',
      },
    };
  },
  'hand-sanitizer': (thing) => {
    const { dims, ounces } = bottle(thing, 'Content');
    return {
      dims,
      ounces: ounces * 0.88,
      made: MADE.chemicals,
      rows: {
        'Made of': `Ethyl alcohol${/aloe/.test(thing.said('Type')) ? ', aloe' : ''}, glycerin`,
        Kills: '99.9% of most germs in 15 seconds',
        'Stored below': '105 °F, away from flames',
        Certifications: 'FDA OTC drug, meets the CDC guideline',
        Warranty: 'Good for 3 years',
      },
    };
  },
  'air-sprays': (thing) => {
    const oz = numberIn(thing.said('Content'), 10);
    return {
      dims: inches(2.6, 2.6, 6 + oz / 4).concat(', each'),
      ounces: thing.units * (oz + 3.2),
      made: MADE.chemicals,
      rows: {
        Use: whereSaid(thing.said('Type'), [
          [/Room/, 'Rooms to 300 sq ft'],
          [/Polish/, 'Sealed wood and laminate'],
          [/./, 'Keyboards, vents, printers switched off'],
        ]),
        'Made of': /Duster/.test(thing.said('Type')) ? 'Difluoroethane' : 'Water, propellant, fragrance',
        'Stored below': '120 °F, away from flames',
        Certifications: 'No CFCs, meets the CARB limit for VOCs',
        'Total recycled content': '25% of the can',
        Warranty: 'Good for 2 years',
      },
    };
  },
  'trash-bags': (thing) => {
    const [gallons = 13, w = 24, h = 28] = /to/.test(thing.said('Capacity')) ? [10, 24, 24] : numbersIn(thing.said('Capacity'));
    const mil = numberIn(thing.said('Thickness'), 0.9);
    return {
      dims: `${inches(w, h)}, each, flat`,
      ounces: thing.units * w * h * mil * 0.001,
      made: ['USA', 'Canada'],
      rows: {
        'Made of': 'Linear low-density polyethylene',
        'Fits bins to': `${gallons} gal`,
        'Holding strength': `${Math.round(mil * 40)} lb`,
        'Total recycled content': byBrand(thing, 'recycled', ['10%', '30%', '65%']),
        Biodegradable: 'No',
        Certifications: 'Meets the EPA guideline',
        Warranty: '1 year',
      },
    };
  },
  'exam-gloves': (thing) => ({
    dims: `${/Extended/.test(thing.said('Cuff')) ? 12 : 9.5} in long, ${whereSaid(thing.said('Size'), [
      [/X-L/, '4.4 in'],
      [/Large/, '4.2 in'],
      [/Medium/, '3.8 in'],
      [/./, '3.4 in'],
    ])} across the palm`,
    ounces: thing.units * numberIn(thing.said('Thickness'), 4) * 0.043,
    made: ['Malaysia', 'Thailand'],
    rows: {
      'Made of': /Nitrile/.test(thing.said('Material'))
        ? 'Nitrile, without natural latex'
        : /Vinyl/.test(thing.said('Material'))
          ? 'Vinyl (PVC), without natural latex'
          : 'Natural rubber latex',
      Use: /Vinyl/.test(thing.said('Material')) ? 'Cleaning, food, crafts; either hand' : 'Exams and labs; either hand',
      'Standards met': /Nitrile/.test(thing.said('Material'))
        ? 'ASTM D6319, AQL 1.5'
        : /Vinyl/.test(thing.said('Material'))
          ? 'ASTM D5250, FDA food contact'
          : 'ASTM D3578, AQL 1.5',
      Certifications: /Vinyl/.test(thing.said('Material')) ? 'FDA 21 CFR 177' : 'FDA 510(k)',
      Allergens: /Latex/.test(thing.said('Material')) ? 'Natural rubber latex' : 'Latex-free',
      'Stored below': '86 °F, in the dark',
      Warranty: 'Good for 5 years',
    },
  }),
  'first-aid': (thing) => {
    const people = numberIn(thing.said('For people'), 25);
    return {
      dims: people >= 100 ? inches(14.4, 4.8, 11) : people >= 50 ? inches(11.4, 3.2, 9) : inches(9.2, 2.6, 7),
      ounces: (/Steel/.test(thing.said('Housing')) ? 44 : 20) + numberIn(thing.said('Pieces'), 96) * 0.22,
      made: ['USA', 'China'],
      rows: {
        'Standards met': 'ANSI/ISEA Z308.1-2021, OSHA 1910.151',
        Mounting: 'Wall or shelf, screws included',
        'In the box': 'Bandages, gauze, tape, antiseptic wipes, cold pack, gloves, scissors, guide',
        Allergens: 'Latex-free',
        Care: 'Refill by the list in the lid',
        Warranty: 'Contents good for 3 years and more',
      },
    };
  },
  'zip-bags': (thing) => {
    const [w = 7, h = 8] = numbersIn(thing.said('Size').replace(/^[^,]*, /, ''));
    return {
      dims: `${inches(w, h)}, each`,
      ounces: thing.units * w * h * (/freezer/.test(thing.said('Type')) ? 0.0027 : 0.0017),
      made: ['USA', 'Thailand'],
      rows: {
        'Made of': 'Polyethylene',
        'Temperature range': '-20 to 150 °F',
        Certifications: 'FDA food contact, BPA-free',
        Biodegradable: 'No; recycled with plastic bags',
        Care: 'Rinse and use again',
        Warranty: '1 year',
      },
    };
  },
};

function roll(thing: Thing, { wide, oz, sheets }: { wide: number; oz: number; sheets: string }): ReturnType<SheetRule> {
  const ply = numberIn(thing.said('Ply'), 2);
  return {
    dims: `${inches(4 + ply * 0.3, 4 + ply * 0.3, wide)}, each roll`,
    ounces: thing.units * oz * (0.6 + ply * 0.2),
    made: MADE.paper,
    rows: {
      'Made of': `Paper, ${sheets.toLowerCase()}`,
      Fragrance: 'None added',
      'Total recycled content': byBrand(thing, 'recycled', ['40%', '100%', 'None']),
      'Forest certification': byBrand(thing, 'forest', ['FSC Mix', 'FSC Recycled', 'SFI Sourcing']),
      Biodegradable: 'Yes',
      Use: wide < 5 ? 'Standard holders, core of 1.6 in' : 'Standard holders',
      Warranty: '1 year',
    },
  };
}
