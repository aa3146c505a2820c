import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { MiniCartStore } from './mini-cart-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A mini cart before a server that holds rows, and can be told to answer late or to fail. */
function aMiniCart(items: readonly CartItem[], more: Partial<Cart> = {}) {
  const server = { items: [...items], version: 1, sent: [] as string[], refusal: undefined as Reply<never> | undefined, delayMs: 0 };
  const answer = async (once: readonly CartItem[] = []): Promise<Reply<CartResponse>> => {
    server.version += 1;
    const cart = aCart([...server.items, ...once], { ...more, version: server.version });
    if (server.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, server.delayMs));
    if (server.refusal !== undefined) return server.refusal;
    // As the browser's cart does: it is kept before the caller gets it.
    store.hear(cart);
    return { ok: true, body: { cartInfo: cart } };
  };
  const store = new MiniCartStore({
    setQuantity: (lineId, qty) => {
      server.sent.push(`${lineId} ${qty}`);
      if (server.refusal === undefined) server.items = server.items.map((item) => (item.cartItemId === lineId ? { ...item, qty } : item));
      return answer();
    },
    remove: (lineId) => {
      server.sent.push(`${lineId} remove`);
      const isGone = (item: CartItem) => item.cartItemId === lineId || item.parentRelationCartItemId === lineId;
      const gone = server.items.filter(isGone).map((item) => ({ ...item, status: 'DELETED' as const, actioned: 'DELETED_ITEM' as const }));
      if (server.refusal === undefined) server.items = server.items.filter((item) => !isGone(item));
      return answer(gone);
    },
    addAgain: (items) => {
      server.sent.push(`again ${items.map(({ itemId, qty }) => `${itemId} ${qty}`).join(', ')}`);
      if (server.refusal === undefined)
        server.items.push(...items.map(({ itemId, qty }) => aRow(`new ${itemId}`, { itemId, qty, qtyAdded: qty, actioned: 'ADD_ITEM' })));
      return answer();
    },
  });
  store.hear(aCart(items, { ...more, version: 1 }));
  store.begin();
  const shown = () => store.current.rows.map(({ lineId, isRemoved }) => (isRemoved ? `${lineId} removed` : lineId));
  return { store, server, shown };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the rows of the mini cart', () => {
  it('stand in the order of what was done to them, and keep it while they are looked at [C4-09]', async () => {
    const { store, shown } = aMiniCart([
      aRow('down', { actioned: 'DELETED_ITEM' }),
      aRow('edited', { actioned: 'EDIT_ITEM' }),
      aRow('added', { actioned: 'ADD_ITEM' }),
    ]);
    expect(shown()).toEqual(['added', 'edited', 'down']);
    store.setQuantity('down', 5);
    await pass(0);
    expect(shown()).toEqual(['added', 'edited', 'down']);
  });
});

describe('a quantity', () => {
  it('that is changed fast ends as it was last wanted, with two calls', async () => {
    const { store, server } = aMiniCart([aRow('a')]);
    server.delayMs = 200;
    for (let qty = 2; qty <= 11; qty += 1) store.setQuantity('a', qty);
    expect(store.current.isUpdating).toBe(true);
    await pass(1000);
    expect(server.sent).toEqual(['a 2', 'a 11']);
    expect(store.current.rows[0]?.qty).toBe(11);
    expect(store.current.beginnings.get('a')).toBe(0);
    expect(store.current.isUpdating).toBe(false);
  });

  it('of which the server gives less is written into the field anew', async () => {
    const { store, server } = aMiniCart([aRow('a')]);
    store.setQuantity('a', 500);
    server.items = [aRow('a', { qty: 5 })];
    await pass(0);
    store.hear(aCart([aRow('a', { qty: 5 })], { version: 9 }));
    expect(store.current.rows[0]?.qty).toBe(5);
    expect(store.current.beginnings.get('a')).toBe(1);
  });

  it('that cannot be changed goes back to what it was, with an alert [C8-53]', async () => {
    const { store, server } = aMiniCart([aRow('a', { qty: 3 })]);
    server.refusal = refuse('TECHNICAL_PROBLEM');
    store.setQuantity('a', 4);
    await pass(0);
    expect(store.current.alert).toEqual({ text: 'Sorry, something went wrong. Please try again.' });
    expect(store.current.rows[0]?.qty).toBe(3);
    expect(store.current.beginnings.get('a')).toBe(1);
    server.refusal = undefined;
    store.setQuantity('a', 4);
    expect(store.current.alert).toBeUndefined();
  });

  it('of nothing takes the row out', async () => {
    const { store, server } = aMiniCart([aRow('a')]);
    store.setQuantity('a', 0);
    await pass(0);
    expect(server.sent).toEqual(['a remove']);
  });
});

describe('a removal', () => {
  it('goes to the server at once and is applied after a second [C4-86 C9-09 S9-50]', async () => {
    const { store, server, shown } = aMiniCart([aRow('a'), aRow('b')]);
    store.remove('a');
    expect(server.sent).toEqual(['a remove']);
    expect(store.current.leaving).toEqual(['a']);
    await pass(999);
    expect(shown()).toEqual(['a', 'b']);
    await pass(1);
    expect(shown()).toEqual(['a removed', 'b']);
    expect(store.current.leaving).toEqual([]);
    expect(store.current.announcement).toBe('Removed: Name of a');
  });

  it('is applied when the answer comes, where that takes longer than the second', async () => {
    const { store, server, shown } = aMiniCart([aRow('a')]);
    server.delayMs = 3000;
    store.remove('a');
    await pass(2999);
    expect(shown()).toEqual(['a']);
    await pass(1);
    expect(shown()).toEqual(['a removed']);
  });

  it('is forgotten five seconds after the row was deleted and not before [C4-08 C9-08 S9-50]', async () => {
    const { store, shown } = aMiniCart([aRow('a'), aRow('b')]);
    store.remove('a');
    await pass(1000 + 4999);
    expect(shown()).toEqual(['a removed', 'b']);
    await pass(1);
    expect(shown()).toEqual(['b']);
    store.hear(aCart([aRow('b'), aRow('a', { status: 'DELETED' })], { version: 1 }));
    expect(shown()).toEqual(['b']);
  });

  it('stays for its five seconds although another answer does not name the row any more', async () => {
    const { store, shown } = aMiniCart([aRow('a'), aRow('b')]);
    store.remove('a');
    await pass(2000);
    store.setQuantity('b', 4);
    await pass(3999);
    expect(shown()).toEqual(['a removed', 'b']);
    await pass(1);
    expect(shown()).toEqual(['b']);
  });

  it('of two rows, each in its own second', async () => {
    const { store, shown } = aMiniCart([aRow('a'), aRow('b')]);
    store.remove('a');
    await pass(600);
    store.remove('b');
    await pass(400);
    expect(shown()).toEqual(['a removed', 'b']);
    await pass(600);
    expect(shown()).toEqual(['a removed', 'b removed']);
  });

  it('is sent once, however often it is pressed', async () => {
    const { store, server } = aMiniCart([aRow('a')]);
    for (let press = 0; press < 5; press += 1) store.remove('a');
    await pass(5000);
    expect(server.sent).toEqual(['a remove']);
  });

  it('that fails leaves the row as it was, with an alert [C8-52]', async () => {
    const { store, server, shown } = aMiniCart([aRow('a', { qty: 4 })]);
    server.refusal = refuse('CART_ITEM_ID_NOT_FOUND');
    store.remove('a');
    await pass(0);
    expect(shown()).toEqual(['a']);
    expect(store.current).toMatchObject({ leaving: [], alert: { text: 'Sorry, something went wrong. Please try again.' } });
    expect(store.current.rows[0]?.qty).toBe(4);
  });

  it('of a row that checkout leaves out is not shown [C4-05]', async () => {
    const { cartAttributes } = aCart([]);
    const { store, shown } = aMiniCart([aRow('a'), aRow('b')], { cartAttributes: { ...cartAttributes, hiddenLineItems: ['a'] } });
    store.remove('a');
    await pass(1000);
    expect(shown()).toEqual(['b']);
  });
});

describe('a row that is picked up in a store', () => {
  const delivery = aRow('').selectedDeliveryOption;
  const pickup = aRow('a', {
    actioned: 'EDIT_ITEM',
    selectedDeliveryOption: { ...delivery, deliveryType: 'ISP', pickupStoreNumber: '1547' },
  });

  it('is told when it was changed and when it was removed, until the next change [C4-29 C4-30]', async () => {
    const { store } = aMiniCart([pickup, aRow('b')]);
    store.setQuantity('a', 2);
    await pass(0);
    expect(store.current.pickup).toEqual({ title: 'Pickup item modified', summary: '1 modified' });
    store.setQuantity('b', 2);
    await pass(0);
    expect(store.current.pickup).toBeUndefined();
    store.remove('a');
    await pass(1000);
    expect(store.current.pickup).toEqual({ title: 'Pickup item removed from cart', summary: '1 removed' });
  });
});

describe('what goes along with a row', () => {
  const laptop = aRow('laptop', { itemId: '100016' });
  const plan = aRow('plan', {
    itemId: '100017',
    parentItemId: '100016',
    parentRelationType: 'WARRANTY',
    parentRelationCartItemId: 'laptop',
  });

  it('is removed by itself and can be brought back by itself', async () => {
    const { store, server } = aMiniCart([laptop, plan]);
    store.remove('plan');
    await pass(1000);
    expect(store.current.rows).toMatchObject([{ lineId: 'laptop', isRemoved: false, children: [{ lineId: 'plan', isRemoved: true }] }]);
    void store.undo('plan');
    expect(server.sent).toEqual(['plan remove', 'again 100017 1']);
  });

  it('is removed and brought back with it', async () => {
    const { store, server } = aMiniCart([laptop, plan]);
    store.remove('laptop');
    await pass(1000);
    expect(store.current.rows).toMatchObject([{ lineId: 'laptop', isRemoved: true, children: [] }]);
    void store.undo('laptop');
    expect(server.sent).toEqual(['laptop remove', 'again 100016 1, 100017 1']);
  });

  it('of a set is its parts, which cannot be taken out of it [C3-30]', () => {
    const part = aRow('part', { parentRelationType: 'BUNDLE', parentRelationCartItemId: 'set' });
    const { store } = aMiniCart([aRow('set'), part]);
    expect(store.current.rows).toMatchObject([{ lineId: 'set', children: [{ lineId: 'part', isRemovable: false, total: 'Included' }] }]);
  });
});

describe('undo', () => {
  it('puts the row back where it was', async () => {
    const { store, shown } = aMiniCart([aRow('a', { itemId: '1', qty: 3 }), aRow('b')]);
    store.remove('a');
    await pass(2000);
    void store.undo('a');
    expect(store.current.returning).toEqual(['a']);
    await pass(0);
    expect(shown()).toEqual(['new 1', 'b']);
    expect(store.current.announcement).toBe('Back in your cart: Name of new 1');
    await pass(10_000);
    expect(shown()).toEqual(['new 1', 'b']);
  });

  it('that fails says so, and can be tried for five seconds more', async () => {
    const { store, server, shown } = aMiniCart([aRow('a')]);
    store.remove('a');
    await pass(5000);
    server.refusal = refuse('TECHNICAL_PROBLEM');
    void store.undo('a');
    await pass(4999);
    expect(shown()).toEqual(['a removed']);
    expect(store.current.alert?.text).toBe('Sorry, something went wrong. Please try again.');
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('of a row that has gone does nothing', async () => {
    const { store, server } = aMiniCart([aRow('a')]);
    store.remove('a');
    await pass(6000);
    await store.undo('a');
    expect(server.sent).toEqual(['a remove']);
  });
});

describe('another cart', () => {
  it('takes the place of the old one with all that was removed from it', async () => {
    const { store, shown } = aMiniCart([aRow('a'), aRow('b')]);
    store.remove('a');
    await pass(1000);
    store.hear(aCart([aRow('c')], { cartId: 'other' }));
    expect(shown()).toEqual(['c']);
    store.hear(undefined);
    expect(store.current).toMatchObject({ rows: [], sums: undefined });
  });
});

describe('gifts', () => {
  it('are listed whatever their status [C4-12]', () => {
    const { store } = aMiniCart([aRow('a')]);
    store.hear(aCart([aRow('a')], { version: 2, freeItems: [aRow('gift', { status: 'DELETED' }), aRow('other')] }));
    expect(store.current.gifts).toEqual([
      { id: 'gift', title: 'Name of gift', qty: 1 },
      { id: 'other', title: 'Name of other', qty: 1 },
    ]);
  });
});
