import { Cart, type CartResponse } from '#contracts/cart.ts';
import { getCart } from '#contracts/cart-calls.ts';
import type { Reply } from '#contracts/door.ts';
import { makeBrowserDoor, type BrowserDoor, type DoorParts } from '#app/api/browser-door.ts';
import { deviceData } from '#app/api/device-data.ts';
import { ownSession } from '#app/api/own-session.ts';

/** The way to the cart on the server, with everything that knows its shape: loaded when the cart is first asked for. */
export type CartWire = {
  readonly door: BrowserDoor;
  readCart(): Promise<Reply<CartResponse>>;
  /** The cart of a copy or of an answer; undefined when that is not a whole one. */
  wholeCart(value: unknown): Cart | undefined;
};

/** What a page has to tell the door. */
export type WireParts = Pick<DoorParts, 'tenant' | 'goToLogin' | 'keepContextToken'>;

/** Makes the way over the browser's own network. */
export function makeCartWire(parts: WireParts): CartWire {
  const send = async (url: string, init: RequestInit) => {
    await ownSession();
    return fetch(url, init);
  };
  const door = makeBrowserDoor({ ...parts, send, deviceData });
  return {
    door,
    readCart: () => door(getCart, { query: { grindType: 'ALL' } }),
    wholeCart: (value) => Cart.safeParse(value).data,
  };
}
