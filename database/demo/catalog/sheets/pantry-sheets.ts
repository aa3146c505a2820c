import { byBrand, inches, MADE, numberIn, whereSaid, type SheetRule, type Thing } from './sheet.ts';

function can(thing: Thing, { caffeine, calories }: { caffeine: string; calories: string }): ReturnType<SheetRule> {
  const oz = numberIn(thing.said('Can'), 12);
  return {
    dims: `${inches(oz < 9 ? 2.1 : 2.6, oz < 9 ? 2.1 : 2.6, oz > 12 ? 6.2 : oz < 9 ? 5.2 : 4.8)}, each can`,
    ounces: thing.units * oz * 1.09,
    made: MADE.food,
    rows: {
      Calories: calories,
      Caffeine: caffeine,
      'Made of': 'Aluminum can',
      'Total recycled content': '73% of the can',
      Dietary: 'Vegan, gluten-free, kosher',
      'Best before': '9 months after it was filled',
      'Stored below': '75 °F; keep from freezing',
    },
  };
}

const isDiet = (thing: Thing) => /Zero/.test(thing.said('Sugar'));

/** What is eaten and drunk, and from what. */
export const pantrySheets: Readonly<Record<string, SheetRule>> = {
  'bottled-water': (thing) => {
    const oz = numberIn(thing.said('Bottle'), 16.9);
    return {
      dims: `${inches(oz > 30 ? 3.2 : 2.5, oz > 30 ? 3.2 : 2.5, oz > 30 ? 11.3 : oz < 10 ? 5.4 : 8.1)}, each bottle`,
      ounces: thing.units * oz * 1.07,
      made: ['USA'],
      rows: {
        Calories: '0',
        'Made of': 'PET bottle, polyethylene cap',
        'Total recycled content': byBrand(thing, 'recycled', ['25% of the bottle', '50% of the bottle', '100% of the bottle']),
        Certifications: 'BPA-free, NSF certified, FDA 21 CFR 165.110',
        'Best before': '2 years after it was filled',
        'Stored below': '90 °F, out of the sun',
      },
    };
  },
  'soft-drinks': (thing) =>
    can(thing, {
      calories:
        isDiet(thing) || /None/.test(thing.said('Flavor')) || /Seltzer/.test(thing.name)
          ? '0 in a can'
          : `${Math.round(numberIn(thing.said('Can'), 12) * 12.5)} in a can`,
      caffeine: /Cola/.test(thing.said('Flavor')) ? '34 mg in 12 fl oz' : 'None',
    }),
  'energy-drinks': (thing) =>
    can(thing, {
      calories: isDiet(thing) ? '10 in a can' : `${Math.round(numberIn(thing.said('Can'), 12) * 13)} in a can`,
      caffeine: `${Math.round(numberIn(thing.said('Can'), 12) * 10)} mg in a can`,
    }),
  coffee: (thing) => {
    const content = thing.said('Bag');
    const oz = /lb/.test(content) ? 16 * numberIn(content, 2) : numberIn(content, 12);
    return {
      dims: `${oz > 60 ? '7.5 x 5 x 15' : oz > 20 ? '5.5 x 4 x 11' : '4.4 x 2.9 x 9'} in, each bag`,
      ounces: thing.units * oz * 1.04,
      made: MADE.food,
      rows: {
        'Made of': '100% arabica',
        Serves: `About ${Math.round(oz * 2.6)} cups a bag`,
        Caffeine: /Decaf/.test(thing.said('Kind')) ? 'Below 3%' : 'About 95 mg in a cup',
        Dietary: 'Vegan, gluten-free, kosher',
        Certifications: /Organic/.test(thing.said('Kind'))
          ? 'USDA Organic, Fair Trade'
          : byBrand(thing, 'seal', ['Rainforest Alliance', 'Fair Trade', 'Rainforest Alliance']),
        'Best before': '12 months after it was roasted',
        'Stored below': '75 °F, closed',
      },
    };
  },
  'coffee-pods': (thing) => ({
    dims: '2 x 2 x 1.8 in, each pod',
    ounces: thing.units * 0.47,
    made: MADE.food,
    rows: {
      'Made of': '100% arabica; polypropylene cup',
      'Works with': 'Single-cup brewers with a K-type holder',
      Serves: `${thing.units} cups of 8 fl oz`,
      Caffeine: /Decaf/.test(thing.said('Kind')) ? 'Below 3%' : 'About 100 mg in a cup',
      Dietary: 'Vegan, gluten-free, kosher',
      Certifications: 'Rainforest Alliance; cup can be recycled',
      'Best before': '12 months after it was packed',
    },
  }),
  tea: (thing) => ({
    dims: inches(5.6, 3, thing.units > 50 ? 7.2 : 3.2),
    ounces: thing.units * 0.08 + 1.4,
    made: ['USA', 'England'],
    rows: {
      'Made of': /Herbal/.test(thing.said('Type')) ? 'Herbs, no tea leaves' : `${thing.said('Type')} tea leaves`,
      Serves: `${thing.units} cups`,
      Caffeine: /Herbal/.test(thing.said('Type'))
        ? 'None'
        : /Decaf/.test(thing.said('Blend'))
          ? 'Below 5 mg in a cup'
          : /Green/.test(thing.said('Type'))
            ? 'About 30 mg in a cup'
            : 'About 45 mg in a cup',
      Dietary: 'Vegan, gluten-free, kosher',
      Certifications: 'Rainforest Alliance; bags without plastic',
      'Best before': '2 years after it was packed',
    },
  }),
  'coffee-condiments': (thing) => {
    const each = /1 g/.test(thing.said('Content')) ? 0.035 : numberIn(thing.said('Content'), 20);
    return {
      dims: each > 1 ? '3.9 x 3.9 x 6.9 in, each' : '2.4 x 1.3 in, each packet',
      ounces: thing.units * each * 1.06,
      made: ['USA'],
      rows: {
        'Made of': whereSaid(thing.said('Type'), [
          [/creamer/, 'Corn syrup solids, vegetable oil, milk derivative'],
          [/Sweetener/, 'Dextrose, sucralose'],
          [/./, 'Cane sugar'],
        ]),
        Calories: whereSaid(thing.said('Type'), [
          [/creamer/, '10 in a teaspoon'],
          [/Sweetener/, 'Below 5 in a packet'],
          [/packets/, '10 in a packet'],
          [/./, '15 in a teaspoon'],
        ]),
        Allergens: /creamer/.test(thing.said('Type')) ? 'Milk' : 'None',
        Dietary: /creamer/.test(thing.said('Type')) ? 'Lactose-free, gluten-free, kosher' : 'Vegan, gluten-free, kosher',
        'Best before': /creamer/.test(thing.said('Type')) ? '18 months after it was filled' : '3 years after it was packed',
        'Stored below': '85 °F, dry',
      },
    };
  },
  snacks: (thing) => ({
    dims: `${/Bars/.test(thing.said('Type')) ? '5.6 x 1.6 x 0.8' : '5.4 x 1.6 x 7'} in, each`,
    ounces: thing.units * numberIn(thing.said('Bag'), 1.5) * 1.08,
    made: MADE.food,
    rows: {
      Calories: `${Math.round(numberIn(thing.said('Bag'), 1.5) * (/Nuts/.test(thing.said('Type')) ? 150 : /Chips/.test(thing.said('Type')) ? 152 : 128))} in a ${/Bars/.test(thing.said('Type')) ? 'bar' : 'bag'}`,
      Allergens: whereSaid(thing.said('Type'), [
        [/Nuts/, 'Peanuts, tree nuts'],
        [/Bars/, 'Soy; may hold nuts and milk'],
        [/Cookies/, 'Wheat, milk, eggs, soy'],
        [/./, /Cheddar/.test(thing.said('Flavor')) ? 'Milk' : 'None'],
      ]),
      Dietary: whereSaid(thing.said('Type'), [
        [/Nuts/, 'Vegetarian, gluten-free'],
        [/Chips/, 'Vegetarian, gluten-free'],
        [/./, 'Vegetarian'],
      ]),
      Certifications: 'Kosher',
      'Best before': '6 months after it was packed',
      'Stored below': '75 °F, dry',
    },
  }),
  cups: (thing) => {
    const oz = numberIn(thing.said('Size'), 12);
    return {
      dims: `${inches(oz > 10 ? 3.5 : 3.1, oz > 10 ? 3.5 : 3.1, Math.round((1.9 + oz * 0.21) * 10) / 10)}, each`,
      ounces: thing.units * oz * (/double/.test(thing.said('Type')) ? 0.056 : 0.038),
      made: ['USA', 'China'],
      rows: {
        'Made of': whereSaid(thing.said('Type'), [
          [/compost/, 'Paper, PLA lining'],
          [/Cold/, 'PET'],
          [/./, 'Paper, polyethylene lining'],
        ]),
        'Temperature range': /Cold/.test(thing.said('Type')) ? 'To 120 °F' : 'To 205 °F',
        Biodegradable: /compost/.test(thing.said('Type')) ? 'Yes, where compost is collected' : 'No',
        Certifications: /compost/.test(thing.said('Type')) ? 'BPI certified, FDA food contact' : 'FDA food contact',
        'Total recycled content': /Cold/.test(thing.said('Type')) ? '20%' : '10%',
        Use: 'Lids are sold by the same size',
      },
    };
  },
  'disposable-plates': (thing) => ({
    dims: `${thing.said('Size').replace(/ in$/, '')}${/oz/.test(thing.said('Size')) ? ', 5.6 in across' : ' in across'}, each`,
    ounces: thing.units * (/Bowl/.test(thing.said('Type')) ? 0.34 : numberIn(thing.said('Size'), 9) * 0.05),
    made: ['USA'],
    rows: {
      'Made of': 'Paper, clay coated',
      'Temperature range': 'To 200 °F; microwave',
      Biodegradable: 'Yes',
      Certifications: 'FDA food contact, no PFAS added',
      'Forest certification': 'SFI Sourcing',
      'Total recycled content': 'None',
    },
  }),
  'disposable-cutlery': (thing) => ({
    dims: '6.5 in long, each',
    ounces: thing.units * (/Heavy/.test(thing.said('Weight')) ? 0.17 : 0.1),
    made: ['USA', 'China'],
    rows: {
      'Temperature range': 'To 180 °F',
      Biodegradable: 'No',
      Certifications: 'FDA food contact, BPA-free',
      'Total recycled content': 'None',
      Care: 'Rinse and use again',
    },
  }),
  'coffee-filters': (thing) => ({
    dims: /Cone/.test(thing.said('Type')) ? '6.8 x 4.6 in, each' : '9.8 in across, each',
    ounces: thing.units * 0.035,
    made: ['USA', 'Germany'],
    rows: {
      'Works with': /Cone/.test(thing.said('Type')) ? 'Cone brewers of 8 to 12 cups' : 'Drip machines with a flat basket',
      Biodegradable: 'Yes',
      Certifications: 'FDA food contact; bleached without chlorine',
      'Forest certification': 'FSC Mix',
      'Total recycled content': 'None',
    },
  }),
};
