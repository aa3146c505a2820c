/** Tells what cannot be told, and why. */
export type Report = (what: { msg: string; error?: unknown }) => void;

/** What is told: how much is in the cart, or to which page of the shop somebody went, by its path alone. */
export type HostNews = { readonly type: 'cartItemCount'; readonly count: number } | { readonly type: 'navigation'; readonly path: string };

export type HostParts = {
  readonly window: Pick<Window, 'parent'> & { readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string } } };
  /** Origins to which it may be told. */
  readonly parentOrigins: readonly string[];
  readonly report: Report;
};

/**
 * Tells the page around this one, if its origin is allowed, and the app that shows it. An iOS app hears of both, an Android app of the cart.
 * What is missing or cannot be reached is reported and otherwise ignored. (C §7; S §7, Browser-side; A-214)
 */
export function tellHost(news: HostNews, parts: HostParts): void {
  const attempt = (whom: string, tell: () => void) => {
    try {
      tell();
    } catch (error) {
      parts.report({ msg: `The ${news.type === 'navigation' ? 'page' : 'cart count'} cannot be told to ${whom}.`, error });
    }
  };
  if (parts.window.parent !== parts.window) attempt('the parent window', () => tellParent(news, parts));
  const handlers = at(parts.window, 'webkit', 'messageHandlers');
  const [handler, told] = news.type === 'navigation' ? (['navigation', news.path] as const) : (['cartCount', news.count] as const);
  if (handlers !== undefined) attempt('the iOS app', () => call(at(handlers, handler), 'postMessage', told));
  const android = at(parts.window, 'Android');
  if (android !== undefined && news.type === 'cartItemCount') attempt('the Android app', () => call(android, 'setCartCount', news.count));
}

/** @throws when no allowed page is around this one. */
function tellParent(news: HostNews, { window, parentOrigins }: HostParts): void {
  // Where the browser tells who is around us, nobody else is tried; where it does not, it delivers to the right one alone.
  const around = window.location.ancestorOrigins?.[0];
  const origins = parentOrigins.filter((origin) => around === undefined || origin === around);
  if (origins.length === 0) throw new Error('its origin is not allowed');
  for (const origin of origins) window.parent.postMessage(news, origin);
}

/** @throws when there is no such function. */
function call(host: unknown, name: string, argument: number | string): void {
  const work = at(host, name);
  if (typeof work !== 'function') throw new Error(`${name} is missing`);
  Reflect.apply(work, host, [argument]);
}

function at(host: unknown, ...path: string[]): unknown {
  let found = host;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}
