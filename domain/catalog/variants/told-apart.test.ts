import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldApart } from './told-apart.ts';

const paper = (details: string) => ({ name: 'Copy Paper', details });

describe('things of one name that are shown together', () => {
  it('are cut where they say what the others do not', () => {
    expect(toldApart([paper('8.5" x 11", 20 lb, 92 Bright, 10 Reams/Case'), paper('8.5" x 11", 20 lb, 96 Bright, 5 Reams/Case')])).toEqual([
      ['8.5" x 11", 20 lb, ', '92 Bright, 10 Reams/Case'],
      ['8.5" x 11", 20 lb, ', '96 Bright, 5 Reams/Case'],
    ]);
    expect(toldApart([paper('92 Bright, White'), paper('96 Bright, White')])).toEqual([
      ['', '92 Bright, ', 'White'],
      ['', '96 Bright, ', 'White'],
    ]);
  });

  it('are left as they are where the name says enough', () => {
    expect(toldApart([paper('92 Bright'), { name: 'Gel Pens', details: 'Blue' }, { name: 'Stapler', details: undefined }])).toEqual([
      ['92 Bright'],
      ['Blue'],
      [],
    ]);
  });

  it('say the same words in the same order, however they are cut', () => {
    const part = fc.constantFrom('Blue', 'Red', '20 lb', '12/Pack', '');
    const thing = fc.record({
      name: fc.constantFrom('Pens', 'Paper'),
      details: fc.option(
        fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(', ')),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 6 }), (things) => {
        expect(toldApart(things).map((pieces) => pieces.join(''))).toEqual(things.map(({ details = '' }) => details));
      }),
    );
  });
});
