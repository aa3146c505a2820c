import { attach, CART, done, ITEM, meant, refused, UNKNOWN_ROW, type Carried, type Request } from './carried.ts';
import { carryOutAdd } from './carry-out-add.ts';
import { carryOutSaving } from './carry-out-saving.ts';
import type { Command } from './command.ts';
import type { ModelCart, ModelRow, Said } from './model-cart.ts';
import { ZIPS } from './model-catalog.ts';
import { changeRows, type Change } from './model-change.ts';
import { chooseGift } from './model-shop.ts';

type Cart = Extract<
  Command,
  { does: 'ADD' | 'UPDATE' | 'REMOVE' | 'DELIVER' | 'APPLY' | 'TAKE_OFF' | 'ZIP' | 'GIFT' | 'DROP_GIFT' | 'SAVE' | 'MOVE_BACK' | 'FORGET' }
>;

/** Carries a command out in the model and says which request is the same in the shop. */
export function carryOut(cart: ModelCart, command: Cart, said: Said, wireItem: (itemId: string) => string): Carried {
  const rowAt = (index: number) => cart.rows[index % Math.max(1, cart.rows.length)];
  const idAt = (index: number) => rowAt(index)?.wireId ?? UNKNOWN_ROW;
  switch (command.does) {
    case 'ADD':
      return carryOutAdd(cart, command, said, wireItem);
    case 'UPDATE': {
      const items = command.changes.map(({ row, qty, way, store, service }) => ({
        cartItemId: idAt(row),
        ...(qty !== undefined && { qty }),
        ...(way !== undefined && { deliveryType: way }),
        ...(store !== undefined && { pickupStoreNumber: store }),
        ...(service !== undefined && {
          furnSvcInfo: {
            levels: [
              { level: 'BASC', qty: service.BASC },
              { level: 'CUST', qty: service.CUST },
            ],
          },
        }),
      }));
      const request = { method: 'put', path: ITEM, body: { items } } as const;
      if (command.changes.some(({ qty = 0 }) => qty < 0)) return refused(request, 'INVALID_QTY');
      return change(
        cart,
        request,
        command.changes.map((one) => ({ ...one, row: rowAt(one.row) })),
        said,
      );
    }
    case 'REMOVE':
      return change(
        cart,
        { method: 'delete', path: `${ITEM}/${idAt(command.row)}`, body: {} },
        [{ row: rowAt(command.row), qty: 0 }],
        said,
      );
    case 'DELIVER': {
      const { row, qty, way, store } = command;
      const item = {
        cartItemId: idAt(row),
        deliveryType: way,
        ...(qty !== undefined && { qty }),
        ...(store !== undefined && { pickupStoreNumber: store }),
      };
      const request = { method: 'put', path: `${CART}?actionType=UPDATE_DELIVERY`, body: { items: [item] } } as const;
      if (qty !== undefined && qty > 9999) return refused(request);
      return change(cart, request, [{ row: rowAt(row), qty, way, store, isSplit: true }], said);
    }
    case 'APPLY':
      attach(cart, command.codes, said);
      return done({ method: 'put', path: `${CART}?actionType=APPLY_COUPON`, body: { coupons: command.codes } });
    case 'TAKE_OFF':
      cart.coupons = cart.coupons.filter((code) => !command.codes.some((one) => meant(one) === code));
      return done({ method: 'put', path: `${CART}?actionType=REMOVE_COUPON`, body: { coupons: command.codes } });
    case 'ZIP': {
      const request = { method: 'put', path: `${CART}?actionType=UPDATE_CART`, body: { zipcode: command.zip } } as const;
      if (ZIPS[command.zip] === undefined) return refused(request, 'INVALID_REQUEST');
      cart.zip = command.zip;
      return done(request);
    }
    case 'GIFT': {
      const { does: _, ...gift } = command;
      chooseGift(cart, gift, said);
      return done({ method: 'put', path: ITEM, body: { freeItems: [gift] } });
    }
    case 'DROP_GIFT': {
      const request = { method: 'put', path: ITEM, body: { deleteFreeItems: [idAt(command.row)] } } as const;
      const row = rowAt(command.row);
      return row?.promotion === undefined ? refused(request, 'CART_ITEM_ID_NOT_FOUND') : change(cart, request, [{ row, qty: 0 }], said);
    }
    case 'SAVE':
    case 'MOVE_BACK':
    case 'FORGET':
      return carryOutSaving(cart, command, said, wireItem);
    default:
      return command satisfies never;
  }
}

function change(
  cart: ModelCart,
  request: Request,
  changes: readonly (Omit<Change, 'row'> & { row: ModelRow | undefined })[],
  said: Said,
): Carried {
  const known = changes.flatMap(({ row, ...rest }) => (row === undefined ? [] : [{ ...rest, row }]));
  if (known.length < changes.length) return refused(request, 'CART_ITEM_ID_NOT_FOUND');
  return done(request, changeRows(cart, known, said));
}
