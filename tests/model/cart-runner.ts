import { expect } from 'vitest';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import type { TestShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import type { Command, Person } from './command.ts';
import { activeRows, differences, modelPicture, wirePicture } from './cart-differences.ts';
import type { Carried } from './carried.ts';
import { carryOut } from './carry-out.ts';
import type { ModelCart, ModelRow, Said, Shopper } from './model-cart.ts';
import { SCARCE } from './model-catalog.ts';
import { dropUnearned, emptyCart, GUEST, merge, read, standing } from './model-shop.ts';
import type { Lane } from './test-lanes.ts';

const PEOPLE: Readonly<Record<Person, Shopper>> = {
  PLAIN: { isSignedIn: true, isMember: false, hasRewardsNumber: false },
  JOINER: { isSignedIn: true, isMember: false, hasRewardsNumber: true },
  MEMBER: { isSignedIn: true, isMember: true, hasRewardsNumber: true },
};
const FULL_SHELF = 20;

/** One shopper, in the shop and in the model: does the same in both and compares after each step. */
export class CartRun {
  readonly #lane: Lane;
  readonly #visitor: Visitor;
  readonly #carts = new Map<Person, ModelCart>();
  readonly #versions = new Map<string, { version: number; picture: string }>();
  #model = emptyCart(GUEST, FULL_SHELF);

  readonly #seen: Set<string>;

  /** @param seen everything that the shop said in any run is put into it: what is never said is never compared. */
  constructor(site: TestShop, lane: Lane, seen: Set<string>) {
    this.#lane = lane;
    this.#seen = seen;
    this.#visitor = aVisitor(site);
  }

  async begin(): Promise<void> {
    await this.#lane.setStock(FULL_SHELF);
  }

  async do(command: Command): Promise<void> {
    switch (command.does) {
      case 'READ':
        return this.#read();
      case 'STOCK':
        await this.#lane.setStock(command.pieces);
        for (const cart of [this.#model, ...this.#carts.values()]) cart.scarce = command.pieces;
        return this.#read();
      case 'SIGN_IN':
        return this.#signIn(command.person);
      case 'SIGN_OUT':
        return this.#signOut();
      default: {
        const said: Said = [];
        const carried = carryOut(this.#model, command, said, (itemId) => (itemId === SCARCE ? this.#lane.itemId : itemId));
        return this.#compare(await this.#send(carried), carried, said);
      }
    }
  }

  #send({ method, path, body }: Carried): Promise<Answer<CartResponse>> {
    return this.#visitor[method]<CartResponse>(path, body);
  }

  async #read(merged: Said = []): Promise<void> {
    const said: Said = [...merged];
    const gone = read(this.#model, said);
    const answer = await this.#visitor.get<CartResponse>('/cc/api/checkout?grindType=ALL');
    this.#compare(answer, { status: 200, gone }, said, true);
  }

  async #signIn(person: Person): Promise<void> {
    if (this.#model.shopper.isSignedIn) return;
    const email = await this.#lane.personOf(this, person);
    const answer = await this.#visitor.post('/cc/api/auth/login', { email, password: this.#lane.password });
    expect(answer.status).toBe(200);
    const guest = this.#model;
    this.#model = this.#carts.get(person) ?? emptyCart(PEOPLE[person], guest.scarce);
    this.#carts.set(person, this.#model);
    const isMerged = guest.rows.length + guest.coupons.length > 0;
    merge(this.#model, guest);
    await this.#read([...(isMerged ? ['INFO CART_AUTO_MERGE '] : []), ...(guest.saved.length > 0 ? ['INFO SFL_MOVED '] : [])]);
  }

  async #signOut(): Promise<void> {
    if (!this.#model.shopper.isSignedIn) return;
    expect((await this.#visitor.post('/cc/api/auth/logout')).status).toBe(200);
    this.#model = emptyCart(GUEST, this.#model.scarce);
    await this.#read();
  }

  #compare({ status, body }: Answer<CartResponse>, expected: Pick<Carried, 'status' | 'code' | 'gone'>, said: Said, isRead = false): void {
    const { code } = expected;
    const refusal: unknown = status < 400 ? undefined : Reflect.get(Object(body), 'code');
    this.#agree({ status: expected.status, code }, { status, code: code === undefined ? undefined : refusal });
    if (status >= 400) return;
    const unearned = isRead ? [] : dropUnearned(this.#model, said);
    standing(this.#model, said);
    const cart = body.cartInfo;
    const gone = [...expected.gone, ...unearned].map(goneText).toSorted();
    this.#agree(
      { ...modelPicture(this.#model), said: said.toSorted(), gone },
      { ...wirePicture(cart, this.#nameOf), said: this.#saidBy(cart), gone: this.#goneIn(cart) },
    );
    for (const { type, code } of cart.messages) this.#seen.add(type === 'INFO' ? code : `${type} ${code}`);
    for (const { status, reason } of cart.coupons) this.#seen.add(`${status} ${reason ?? '-'}`);
    for (const { rule } of cart.cartSummary.explanation) this.#seen.add(rule);
    this.#learnIds(cart);
    this.#holdVersion(cart);
  }

  #agree(expected: Record<string, unknown>, actual: Record<string, unknown>): void {
    const found = differences(expected, actual);
    if (found.length > 0) throw new Error(`${found.join('\n')}\nThe shop has ${JSON.stringify(actual['rows'])}`);
  }

  readonly #nameOf = (itemId: string): string => (itemId === this.#lane.itemId ? SCARCE : itemId);

  #saidBy(cart: Cart): string[] {
    return cart.messages
      .filter((message) => message.code !== 'BACK_IN_STOCK')
      .map(({ type, code, itemId = '' }) => `${type} ${code} ${this.#nameOf(itemId)}`)
      .toSorted();
  }

  #goneIn(cart: Cart): string[] {
    const gone = [...cart.items, ...cart.freeItems].filter((item) => item.status === 'DELETED');
    return gone.map((item) => `${this.#nameOf(item.itemId)} x${item.qty}`).toSorted();
  }

  #learnIds(cart: Cart): void {
    const { rows } = this.#model;
    const shown = [...rows.filter((row) => row.promotion === undefined), ...rows.filter((row) => row.promotion !== undefined)];
    activeRows(cart).forEach((item, index) => {
      const row = shown[index];
      if (row === undefined) return;
      if (row.wireId !== '') expect(item.cartItemId, `the id of ${row.itemId}`).toBe(row.wireId);
      row.wireId = item.cartItemId;
    });
    cart.sflItems.forEach(({ listItemId }, index) => Object.assign(this.#model.saved[index] ?? {}, { wireId: listItemId }));
  }

  /** The version never falls, and grows whenever the cart is another one. */
  #holdVersion({ cartId, version, items, freeItems, coupons }: Cart): void {
    const rows = [...items, ...freeItems].filter((item) => item.status !== 'DELETED');
    const picture = JSON.stringify([
      rows.map((item) => [item.cartItemId, item.qty, item.shippingInfo, item.furnSvcInfo]),
      coupons.map(({ code }) => code),
    ]);
    const before = this.#versions.get(cartId);
    if (before !== undefined) expect(version).toBeGreaterThanOrEqual(before.version + (before.picture === picture ? 0 : 1));
    this.#versions.set(cartId, { version, picture });
  }
}

const goneText = (row: ModelRow): string => `${row.itemId} x${row.qty}`;
