import { describe, expect, it } from 'vitest';
import { aCart, aRow, aSavedItem } from './a-cart.test-builder.ts';
import { cartView, isEmptyCart } from './cart-view.ts';

const idsOf = (view: ReturnType<typeof cartView>) => view.groups.flatMap((group) => group.rows.map((row) => row.lineId));
const emptyMessage = { code: 'EMPTY_CART', type: 'INFO' as const, message: 'Your cart is empty.' };
const goneMessage = (cartItemId: string) => ({ code: 'OUT_OF_STOCK', type: 'WARN' as const, message: 'gone', cartItemId });

describe('the rows of a cart', () => {
  it('are those that are there and those that were just removed; rows of any other state are not listed [C4-03 C4-04 C4-06]', () => {
    const cart = aCart([aRow('a'), aRow('b', { status: 'INVALID' }), aRow('c', { status: 'DELETED', isCharged: false })]);
    expect(idsOf(cartView(cart))).toEqual(['a', 'c']);
    expect(cartView(cart).groups[0]?.rows[1]).toMatchObject({ isRemoved: true, isCharged: false });
  });

  it('leave out a removed one that checkout hides [C4-05]', () => {
    const hidden = { ...aCart([]).cartAttributes, hiddenLineItems: ['b'] };
    const rows = [aRow('a'), aRow('b', { status: 'DELETED' }), aRow('c', { status: 'DELETED' })];
    expect(idsOf(cartView(aCart(rows, { cartAttributes: hidden })))).toEqual(['a', 'c']);
  });

  it('tell what cannot be bought apart from the rest, with the reason and without a charge [C3-17]', () => {
    const messages = { code: 'INVALID_ITEM', type: 'ERROR' as const, message: 'x', cartItemId: 'b' };
    const view = cartView(aCart([aRow('a'), aRow('b', { status: 'INVALID', qty: 2 })], { messages: [messages] }));
    expect(view.unavailable).toMatchObject([{ lineId: 'b', qty: 2, reason: expect.stringMatching(/do not sell it anymore/) }]);
    expect(view.messages).toEqual([]);
  });

  it('show a plan with its item and not as a row of its own [C4-07]', () => {
    const plan = aRow('plan', { parentRelationCartItemId: 'a', parentRelationType: 'WARRANTY', parentItemId: 'item-a' });
    const view = cartView(aCart([aRow('a'), plan]));
    expect(idsOf(view)).toEqual(['a']);
    expect(view.groups[0]?.rows[0]?.children).toMatchObject([{ lineId: 'plan', isPart: false }]);
  });

  it('show what has lost its parent, so that nothing is bought unseen', () => {
    expect(idsOf(cartView(aCart([aRow('plan', { parentRelationCartItemId: 'elsewhere', parentRelationType: 'WARRANTY' })])))).toEqual([
      'plan',
    ]);
  });

  it('stand in the groups of the server, in its order and under its titles [C4-47]', () => {
    const groups = [
      { key: 'x', title: 'Out of stock', count: 1, cartItemIds: ['b'] },
      { key: 'y', title: 'Delivered by Mon, Nov 23', count: 1, cartItemIds: ['a'] },
    ];
    expect(
      cartView(aCart([aRow('a'), aRow('b')], { deliveryGroups: groups })).groups.map(({ title, rows }) => [
        title,
        rows.map(({ lineId }) => lineId),
      ]),
    ).toEqual([
      ['Out of stock', ['b']],
      ['Delivered by Mon, Nov 23', ['a']],
    ]);
  });
});

it('a group counts items as the cart does, and names what goes along beside them', () => {
  const plan = aRow('plan', { qty: 2, parentRelationCartItemId: 'a', parentRelationType: 'WARRANTY', parentItemId: 'item-a' });
  const group = (rows: ReturnType<typeof aRow>[], count: number) =>
    cartView(aCart(rows, { deliveryGroups: [{ key: 'x', title: 'x', count, cartItemIds: rows.map(({ cartItemId }) => cartItemId) }] }))
      .groups[0]?.count;
  expect(group([aRow('a', { qty: 2 }), plan], 4)).toBe('2 items, 2 plans and services');
  expect(group([aRow('a'), { ...plan, qty: 1 }], 2)).toBe('1 item, 1 plan or service');
  expect(group([aRow('a')], 1)).toBe('1 item');
});

describe('rows that were just added', () => {
  it('come first and not a second time; unknown ones are ignored [C2-03]', () => {
    const view = cartView(aCart([aRow('a'), aRow('b')]), { addedIds: ['b', 'unknown'] });
    expect(view.added.map(({ lineId }) => lineId)).toEqual(['b']);
    expect(idsOf(view)).toEqual(['a']);
  });

  it('leave no empty group behind', () => {
    expect(cartView(aCart([aRow('a')]), { addedIds: ['a'] }).groups).toEqual([]);
  });
});

describe('a row that is out of stock', () => {
  it('says so itself, is not charged and is not counted', () => {
    const sums = { ...aCart([]).cartSummary, explanation: [{ rule: 'REGULAR_PRICE', label: '', amount: 10 }] };
    const view = cartView(
      aCart([aRow('a', { qty: 3 }), aRow('b', { qty: 2, isCharged: false, messages: [goneMessage('b')] })], {
        messages: [goneMessage('b')],
        cartSummary: sums,
        cartAttributes: { ...aCart([]).cartAttributes, numberOfItems: 3 },
      }),
    );
    const rows = view.groups[0]?.rows ?? [];
    expect(rows.map(({ isCharged }) => isCharged)).toEqual([true, false]);
    expect(rows[1]?.messages).toMatchObject([{ title: 'Out of stock' }]);
    expect(view.messages).toEqual([]);
    expect(view.sums[0]?.label).toBe('Subtotal (3 items)');
  });
});

describe('a cart with something that is out of stock', () => {
  it('is an error only while nothing is saved for later [C8-48]', () => {
    const messages = [goneMessage('a')];
    expect(cartView(aCart([aRow('a')], { messages })).isError).toBe(true);
    expect(cartView(aCart([aRow('a')], { messages, sflItems: [aSavedItem('s')] })).isError).toBe(false);
    expect(cartView(aCart([aRow('a')])).isError).toBe(false);
  });
});

describe('an empty cart', () => {
  it('is one that the server calls empty [C4-13]', () => {
    expect(isEmptyCart(aCart([aRow('a')], { messages: [emptyMessage] }))).toBe(true);
  });

  it('is one without active rows [C4-14]', () => {
    expect(isEmptyCart(aCart([]))).toBe(true);
    expect(isEmptyCart(aCart([aRow('a', { status: 'DELETED' })]))).toBe(true);
    expect(isEmptyCart(aCart([aRow('a')]))).toBe(false);
  });
});

describe('what keeps a cart from checkout', () => {
  const stopped = { ...aCart([]).cartAttributes, hardStop: true };
  const stopsOf = (more: Partial<Parameters<typeof aCart>[1]>, rows = [aRow('a'), aRow('b')]) =>
    cartView(aCart(rows, { cartAttributes: stopped, ...more })).stops;

  it('is told in the words of the house when something is out of stock [C8-72]', () => {
    expect(stopsOf({ messages: [goneMessage('b')] })).toEqual([
      'One or more items in your cart is out of stock. Please remove the item to proceed.',
    ]);
  });

  it('is told with what to do for everything else', () => {
    expect(stopsOf({}, [aRow('a'), aRow('b', { status: 'INVALID' })])[0]).toMatch(/cannot be bought anymore. Remove it/);
    expect(stopsOf({ messages: [{ code: 'ADDON_THRESHOLD_NOT_MET', type: 'WARN', message: 'x', cartItemId: 'b' }] })).toEqual([
      'An add-on needs more items to be shipped with. Add some, or remove the add-on to check out.',
    ]);
    expect(stopsOf({})).toEqual(['Your cart cannot be ordered as it stands. See the messages beside its items.']);
    expect(cartView(aCart([aRow('a')])).stops).toEqual([]);
  });
});

describe('an add-on below its threshold', () => {
  it('says how much of other items is missing, and is charged: it only waits for them', () => {
    const alone = {
      code: 'ADDON_THRESHOLD_NOT_MET',
      type: 'WARN' as const,
      message: 'generic',
      cartItemId: 'b',
      params: { missing: 18.01 },
    };
    const row = cartView(aCart([aRow('a'), aRow('b', { messages: [alone] })], { messages: [alone] })).groups[0]?.rows[1];
    expect(row).toMatchObject({ isCharged: true, messages: [{ text: expect.stringContaining('$18.01') }] });
  });
});

describe('fees that are not known', () => {
  it('tells beside the fee, and only there, that the order is small', () => {
    const small = { code: 'SMALL_ORDER_WARNING', type: 'WARN' as const, message: 'x' };
    expect(cartView(aCart([aRow('a')], { messages: [small] }))).toMatchObject({ messages: [], isStopped: false });
  });

  it('are told in their place, and not on top', () => {
    const down = { code: 'GLOBAL_FEE_SERVICE_IS_DOWN', type: 'ERROR' as const, message: 'x' };
    const view = cartView(aCart([aRow('a')], { messages: [down] }));
    expect(view.feesUnknown).toMatch(/unable to display fee related prices/);
    expect(view.messages).toEqual([]);
    expect(cartView(aCart([aRow('a')])).feesUnknown).toBeUndefined();
  });
});
