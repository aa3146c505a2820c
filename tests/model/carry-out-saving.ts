import { done, refused, UNKNOWN_ROW, type Carried } from './carried.ts';
import type { Command } from './command.ts';
import type { ModelCart, Said } from './model-cart.ts';
import { moveBack, saveRow } from './model-saved.ts';

const SAVED = '/cc/api/sfl';

/** Saves for later, moves back or forgets in the model, and says how the shop is asked for the same. */
export function carryOutSaving(
  cart: ModelCart,
  command: Extract<Command, { does: 'SAVE' | 'MOVE_BACK' | 'FORGET' }>,
  said: Said,
  wireItem: (itemId: string) => string,
): Carried {
  switch (command.does) {
    case 'SAVE': {
      const row = cart.rows[command.row % Math.max(1, cart.rows.length)];
      const item = { itemId: row === undefined ? '100001' : wireItem(row.itemId), cartItemId: row?.wireId ?? UNKNOWN_ROW };
      const request = { method: 'post', path: SAVED, body: { item } } as const;
      if (row === undefined) return refused(request, 'CART_ITEM_ID_NOT_FOUND');
      saveRow(cart, row, said);
      return done(request);
    }
    case 'MOVE_BACK': {
      const { picked, way, store } = command;
      const ones = picked === 'ALL' ? cart.saved : picked.map((index) => cart.saved[index % Math.max(1, cart.saved.length)]);
      const place = picked === 'ALL' ? ({ way: 'STA', store: undefined } as const) : { way, store };
      const wire = ones.map((one) => ({
        listItemId: one?.wireId ?? UNKNOWN_ROW,
        deliveryType: way,
        ...(store !== undefined && { pickupStoreNumber: store }),
      }));
      const request = { method: 'post', path: `${SAVED}/move`, body: picked === 'ALL' ? {} : { items: wire } } as const;
      const known = ones.flatMap((one) => one ?? []);
      if (known.length < ones.length) return refused(request, 'INVALID_ITEM');
      moveBack(cart, known, place, said);
      return done(request);
    }
    case 'FORGET': {
      const one = cart.saved[command.picked % Math.max(1, cart.saved.length)];
      const request = { method: 'delete', path: `${SAVED}/${one?.wireId ?? UNKNOWN_ROW}?fullResponse=true`, body: {} } as const;
      if (one === undefined) return refused(request, 'INVALID_ITEM');
      cart.saved = cart.saved.filter((other) => other !== one);
      return done(request);
    }
    default:
      return command satisfies never;
  }
}
