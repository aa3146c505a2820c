import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inValueOrder } from './value-order.ts';

describe('the values of a filter', () => {
  it.each([
    ['sizes', ['Mini', 'X-Small', 'Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'Jumbo']],
    ['page yields', ['200 pages', '480 pages', '2,200 pages', '5,000 pages', '12,000 pages']],
    ['yield classes', ['Standard Yield', 'High Yield', 'Extra-High Yield']],
    ['fractions', ['1/4 in', '3/8 in', '1/2 in', '1 in', '1.41 in', '2-1/4 in', '10 in']],
    ['capacities in two units', ['16 GB', '256 GB SSD', '512 GB SSD', '1 TB SSD', '2 TB']],
    ['weights in two units', ['2 oz', '1/4 lb', '12 oz', '1 lb']],
    ['volumes in two units', ['24 fl oz spray', '32 fl oz spray', '1 gal jug']],
    ['lengths and widths', ['24 x 18 in', '36 x 24 in', '48 x 24 in', '48 x 36 in', '65 in', '96 x 48 in']],
    ['paper', ['Letter', 'Letter, 12 x 10 in', 'Legal']],
    ['clips', ['Mini, 0.5 in', 'Small, 0.75 in', '#3, 0.94 in', '#1, 1.25 in', 'Medium, 1.25 in', 'Large, 2 in', 'Jumbo, 2 in']],
    ['points', ['Fine, 0.5 mm', 'Medium, 0.7 mm', 'Bold, 1.0 mm']],
    ['packs', ['1 each', '3 per pack', '12 per box', '12 per pack', '500 per box', '1,000 per case']],
    ['ranges', ['7 to 10 gal, 24 x 24 in', '13 gal, 24 x 28 in', '33 gal, 33 x 39 in']],
    ['numbers written out', ['One hole', 'Two holes']],
    ['what there may be none of', ['USB-A port', 'Wireless charging', 'None']],
    ['yes and no', ['Yes', 'No']],
    ['roasts', ['Light', 'Medium', 'Dark']],
    ['lights', ['450 lm, 6 W', '800 lm, 9 W', '1,600 lm, 14 W']],
    ['bands by number', ['#16, 2.5 x 1/16 in', '#32, 3 x 1/8 in', '#64, 3.5 x 1/4 in', '#117B, 7 x 1/8 in']],
    ['names alone', ['Black', 'Blue', 'Silver aluminum']],
    ['what measures different things', ['2.4 GHz receiver', 'Bluetooth 5.3', 'USB cable, 6 ft']],
  ])('stand in their natural order: %s', (_, values) => {
    expect(inValueOrder(values.toReversed())).toEqual(values);
    expect(inValueOrder(values.toSorted())).toEqual(values);
  });

  it('are all there, in one order, whatever they are and however they came', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '1/2 in',
        '3 cm',
        'A4',
        '1,000 per box',
        'None',
        'Large, 2 in',
        '7',
        '1/0 in',
        'x 3 in',
        '3 constructor',
        '0/0 in',
        '5 in',
        'Mini',
        '3 toString',
      ),
    );
    fc.assert(
      fc.property(fc.uniqueArray(value, { maxLength: 8 }), (values) => {
        const ordered = inValueOrder(values);
        expect(ordered.toSorted()).toEqual(values.toSorted());
        expect(inValueOrder(ordered)).toEqual(ordered);
      }),
    );
  });
});
