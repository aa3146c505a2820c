import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { addedItems } from './added-items.ts';
import { againFields, againItems } from './again-items.ts';

const parent = aRow('r1', { itemId: '100016', qty: 2 });
const plan = aRow('r2', {
  itemId: '100017',
  parentItemId: '100016',
  parentRelationType: 'WARRANTY',
  parentRelationCartItemId: 'r1',
});

describe('what brings removed rows back', () => {
  it('names a plan by its parent, and by the row of it only when that is still there', () => {
    expect(againItems([parent, plan])[1]).toEqual({
      itemId: '100017',
      qty: 1,
      position: 1,
      deliveryType: 'STA',
      parentItemId: '100016',
      parentRelationType: 'WARRANTY',
    });
    expect(againItems([plan])[0]).toMatchObject({ parentRelationCartItemId: 'r1' });
  });

  it('keeps the larger pack under whose terms a row was bought', () => {
    expect(againItems([aRow('r1', { surchargeAltItemId: '100005' })])[0]).toMatchObject({ surchargeAltItemId: '100005' });
  });

  it('leaves out the parts of a set', () => {
    expect(againItems([aRow('r1', { parentRelationType: 'BUNDLE' })])).toEqual([]);
  });

  it('reads the same from the fields of a form', () => {
    for (const rows of [[parent, plan], [plan], [aRow('r1', { surchargeAltItemId: '100005' }), plan]]) {
      const form = new FormData();
      for (const [name, value] of againFields(rows)) form.append(name, value);
      expect(addedItems(form)).toEqual(againItems(rows));
    }
  });
});

describe('bringing a row back', () => {
  it('names everything that went with it, but not the parts of a set', () => {
    const plan = aRow('p', { parentItemId: 'item-a', parentRelationType: 'WARRANTY', parentRelationCartItemId: 'a' });
    const part = aRow('b', { parentItemId: 'item-a', parentRelationType: 'BUNDLE', parentRelationCartItemId: 'a' });
    const fields = againFields([aRow('a', { qty: 2 }), plan, part]);
    expect(fields.filter(([name]) => name === 'itemId')).toEqual([
      ['itemId', 'item-a'],
      ['itemId', 'item-p'],
    ]);
    expect(fields.filter(([name]) => name === 'parentItemId')).toEqual([
      ['parentItemId', ''],
      ['parentItemId', 'item-a'],
    ]);
    expect(new Set(fields.map(([name]) => fields.filter(([other]) => other === name).length))).toEqual(new Set([2]));
  });
});
