import type { CartState } from '#contracts/cart-events.ts';
import type { ActionResult } from './action-result.ts';

type ShownPage = { readonly seen?: Pick<CartState, 'cartId' | 'version'> };
type Answered<Page> = { readonly page: Page; readonly search: string };

/**
 * The pages that came with the results of actions: what the router then loads is there already, and nothing is asked of the
 * server again. A page counts once, only right after its action, and only for the address that it was made for; one that was
 * overtaken on its way is read anew.
 */
export class PageAnswers<Page extends ShownPage> {
  readonly #byResult = new WeakMap<object, Answered<Page>>();
  #next: Page | undefined;
  #shown: ShownPage['seen'];

  /** Notes the page that came with a result. @param search the query of the address that it was made for. */
  note(result: ActionResult, answered: Answered<Page>): void {
    this.#byResult.set(result, answered);
  }

  /** The router is about to load the page: after an action, with its result. @returns whether the page came with that. */
  expect(actionResult: unknown, search: string): boolean {
    const answered = typeof actionResult === 'object' && actionResult !== null ? this.#byResult.get(actionResult) : undefined;
    this.#next = answered?.search === search ? answered.page : undefined;
    return this.#next !== undefined;
  }

  /** The page to show: the one that came with the action just answered, else the one that is read. */
  async load(read: () => Promise<Page>): Promise<Page> {
    const answered = this.#next;
    this.#next = undefined;
    const first = answered ?? (await read());
    const page = isOlder(first.seen, this.#shown) ? await read() : first;
    this.#shown = page.seen;
    return page;
  }
}

function isOlder(one: ShownPage['seen'], other: ShownPage['seen']): boolean {
  return one !== undefined && other !== undefined && one.cartId === other.cartId && one.version < other.version;
}
