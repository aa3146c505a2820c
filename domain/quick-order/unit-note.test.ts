import { describe, expect, it } from 'vitest';
import { unitNote } from './unit-note.ts';
import { unitOfCell, unitOfShop, unitOfWord } from './units.ts';

const CASE = { uom: 'Case', unitsInPack: 10, unitName: 'ream' };
const PACK = { uom: 'Pack', unitsInPack: 12, unitName: 'pen' };
const EACH = { uom: 'Each', unitsInPack: 1, unitName: 'each' };

describe('a unit that somebody said', () => {
  it('is told where the item is sold by another, with how many would be as much', () => {
    expect(unitNote(20, 'RM', CASE)).toEqual({
      text: 'You wrote 20 reams. This is sold by the case of 10 reams: 20 means 20 cases, 200 reams in all.',
      qty: 2,
    });
    expect(unitNote(2, 'DZ', EACH)).toEqual({ text: 'You wrote 2 dozen. This is sold one at a time: 2 means 2 pieces.', qty: 24 });
    expect(unitNote(3, 'BX', PACK)?.text).toBe('You wrote 3 boxes. This is sold by the pack of 12 pens: 3 means 3 packs, 36 pens in all.');
    expect(unitNote(5, 'RM', CASE)?.qty).toBeUndefined();
    expect(unitNote(1, 'EA', PACK)?.text).toBe('You wrote 1 piece. This is sold by the pack of 12 pens: 1 means 1 pack, 12 pens in all.');
  });

  it('is nothing to say where it is that of the item, or none was said', () => {
    for (const [unit, sold] of [
      ['CS', CASE],
      ['PK', PACK],
      ['DZ', PACK],
      ['EA', EACH],
      [undefined, CASE],
    ] as const)
      expect(unitNote(3, unit, sold)).toBeUndefined();
  });

  it('is known by the words and the short names that people have for it', () => {
    expect(['bx', 'Boxes', 'cs.', 'DZ', 'pkg'].map(unitOfWord)).toEqual(['BX', 'BX', 'CS', 'DZ', 'PK']);
    expect(['BX/12', 'Unit: Case', 'b', 'pens'].map(unitOfCell)).toEqual(['BX', 'CS', 'BX', undefined]);
    expect([unitOfShop('Carton'), unitOfShop('pen')]).toEqual(['CT', undefined]);
  });
});
